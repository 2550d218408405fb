import { type RefObject, useEffect, useRef } from 'react'

/**
 * The heading of a page whose machine shows one screen after another: it takes the focus when the screen changes, and
 * its news stands before the page's title.
 *
 * @param news what the title begins with; null while nothing is to be said
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
