import { vi } from 'vitest'

/** Time limit in milliseconds, generous because tests share the machine. */
export const PATIENCE_MS = 60_000

export const eventually: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, { timeout: PATIENCE_MS, ...(typeof options === 'object' && options) })
