import { vi } from 'vitest'

/** How long a test waits for what takes no time on an idle machine. A mutant that never answers is given up soon. */
export const PATIENCE_MS = process.env.MUTATED_AREA ? 4_000 : 60_000

/** Waits until `check` passes, and fails as it does when patience ends. */
export const eventually: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, { timeout: PATIENCE_MS, ...(typeof options === 'object' && options) })
