/** Dates of the site's content, as `YYYY-MM-DD`, written by the build (`build/articles/fact-dates.ts`). */
declare module 'virtual:fact-dates' {
  const dates: {
    /** The day by which each figure must be updated; figures without one are absent. */
    ends: readonly { name: string; day: string }[]
    /** The day for which this release states figures and rules. */
    builtOn: string
    /** Later days on which figures or rules change. */
    changes: readonly string[]
  }
  export default dates
}
