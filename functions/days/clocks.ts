/** No two instances' clocks differ by more. */
export const CLOCKS_DIFFER_MS = 600_000
