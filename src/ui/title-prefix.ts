import { useEffect } from 'react'

/** Puts a few words before the page's title for as long as they are given: what happened, for screen readers and tabs. */
export function useTitlePrefix(words: string | null) {
  useEffect(() => {
    if (!words) return
    document.title = words + document.title
    return () => {
      // Where the page has another title by now, there is nothing to take away.
      document.title = document.title.replace(words, '')
    }
  }, [words])
}
