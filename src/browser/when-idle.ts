/** Runs a task when the browser is idle, after at most `timeout` milliseconds; without `requestIdleCallback`, soon. */
export function whenIdle(run: () => void, timeout = 3_000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run)
}
