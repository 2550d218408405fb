import { vi } from 'vitest'

/** Time that a test waits for something that is immediate on an idle machine. A mutant that never answers gets less. */
export const PATIENCE_MS = process.env.MUTATED_AREA ? 4_000 : 60_000

/** Waits until `check` passes, and fails as it does when patience ends. */
export const eventually: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, { timeout: PATIENCE_MS, ...(typeof options === 'object' && options) })
