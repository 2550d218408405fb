/** Days of the site's content, as `YYYY-MM-DD`, written by the build (`build/articles/fact-dates.ts`). */
declare module 'virtual:fact-dates' {
  const dates: {
    /** When figures run out. */
    ends: readonly { name: string; day: string }[]
    /** The day whose figures and rules this release states. */
    builtOn: string
    /** The days after it from which a release built then would state others. */
    changes: readonly string[]
  }
  export default dates
}
