import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the heading when the machine's screen changes, and starts the page's title with the news.
 *
 * @param news start of the title; null if there is no news
 */
export function useScreenHeading(screen: string, news: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current !== screen) heading.current?.focus()
    shown.current = screen
    document.title = document.title.replace(/^(.* – )?/, news === null ? '' : `${news} – `)
  }, [screen, news])
  return heading
}
