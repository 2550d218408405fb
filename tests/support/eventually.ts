import { vi } from 'vitest'

/** Time limit in milliseconds: short for a single file, long for `npm test`, which shares a slow machine with others. */
export const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 5_000)

export const eventually: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, { timeout: PATIENCE_MS, ...(typeof options === 'object' && options) })
