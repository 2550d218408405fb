import { type RefObject, useEffect, useRef } from 'react'

/**
 * The heading of a page whose machine shows several screens: it takes the focus when the screen changes, and
 * the page's title starts with the news.
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
