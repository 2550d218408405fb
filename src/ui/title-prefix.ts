import { useEffect } from 'react'

/** Prefixes the page's title while `words` are given, such as an error, for screen readers and tabs. */
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
