import { vi } from 'vitest'

/** Time that a test waits for something that is immediate on an idle machine. */
export const PATIENCE_MS = 60_000

/** Waits until `check` passes, and fails as it does when patience ends. */
export const eventually: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, { timeout: PATIENCE_MS, ...(typeof options === 'object' && options) })
