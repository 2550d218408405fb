/** The middle number; for an even count the larger of the two, for an empty list NaN. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN
