import { useEffect } from 'react'

/** Puts `words`, such as an error, before the page's title; null restores the title. */
export function useTitlePrefix(words: string | null) {
  useEffect(() => {
    if (!words) return
    document.title = words + document.title
    return () => {
      // No-op if the title has changed since.
      document.title = document.title.replace(words, '')
    }
  }, [words])
}
