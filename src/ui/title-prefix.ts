import { useEffect } from 'react'

/** Starts the page's title with `words`, such as an error, for screen readers and tabs; null restores the title. */
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
