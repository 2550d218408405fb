import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the heading when the screen changes. Puts `news` before the title of the page; null restores the title. */
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
