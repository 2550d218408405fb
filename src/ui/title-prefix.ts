import { useEffect } from 'react'

/** Puts `words`, such as an error, before the title of the page. Null restores the title. */
export function useTitlePrefix(words: string | null) {
  useEffect(() => {
    if (!words) return
    document.title = words + document.title
    return () => {
      // Does nothing if the title has changed since.
      document.title = document.title.replace(words, '')
    }
  }, [words])
}
