/** The days on which figures of the site run out, written by the build (`build/articles/fact-dates.ts`). */
declare module 'virtual:fact-dates' {
  const dates: readonly { name: string; day: string }[]
  export default dates
}
