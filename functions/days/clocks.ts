/** Maximum difference between the clocks of two instances. */
export const CLOCKS_DIFFER_MS = 600_000
