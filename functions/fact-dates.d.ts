/** Dates of the site's content, as `YYYY-MM-DD`, written by the build (`build/articles/fact-dates.ts`). */
declare module 'virtual:fact-dates' {
  const dates: {
    /** The day by which each figure must be updated; figures without such a day are absent. */
    ends: readonly { name: string; day: string }[]
    /** The day for which this release states figures and rules. */
    builtOn: string
    /** Later days on which a new release would state other figures or rules. */
    changes: readonly string[]
  }
  export default dates
}
