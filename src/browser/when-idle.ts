const IDLE_AT_LATEST_MS = 3_000

/** Runs what nobody waits for once the browser has nothing better to do, in three seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_AT_LATEST_MS })
  else setTimeout(run)
}
