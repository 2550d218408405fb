/** `npm test -- --all`, as every night: nothing is left for another day. */
export const ASKS_ALL = process.env.ASK === 'all'

/** The day of the whole run, in days since 1970, also where it ends after midnight. `ASK_DAY` repeats another day's. */
process.env.ASK_DAY ??= String(Math.floor(Date.now() / 86_400_000))
export const DAY = Number(process.env.ASK_DAY)

/**
 * What one template, chart or table makes alike is asked by turns: of each `days` neighbours in a list one has its turn
 * today, the next one tomorrow.
 */
export const hasItsTurn = (index: number, days: number): boolean => ASKS_ALL || (index + DAY) % days === 0

/** Those of a list that have their turn today. */
export const todays = <Item>(list: readonly Item[], days: number): Item[] =>
  list.filter((_, index) => hasItsTurn(index, days))
