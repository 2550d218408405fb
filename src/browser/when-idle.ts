/**
 * Runs a task when the browser is idle, at the latest after `timeout` milliseconds. Without `requestIdleCallback`, runs
 * it soon.
 */
export function whenIdle(run: () => void, timeout = 3_000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run)
}
