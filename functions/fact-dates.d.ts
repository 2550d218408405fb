/** Dates of legal figures and rules, as `YYYY-MM-DD`, written by the build (`build/articles/fact-dates.ts`). */
declare module 'virtual:fact-dates' {
  const dates: {
    /** The day by which each figure must be updated. Figures without such a day are absent. */
    ends: readonly { name: string; day: string }[]
    /** The day as of which this release states figures and rules. */
    builtOn: string
    /** Later days on which figures or rules change. */
    changes: readonly string[]
  }
  export default dates
}
