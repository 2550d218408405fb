const IDLE_AT_LATEST_MS = 3_000

/** Runs a low-priority task when the browser is idle, after at most three seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_AT_LATEST_MS })
  else setTimeout(run)
}
