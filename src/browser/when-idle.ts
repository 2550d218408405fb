const IDLE_AT_LATEST_MS = 3_000

/** Runs a task of low priority when the browser is idle, after three seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_AT_LATEST_MS })
  else setTimeout(run)
}
