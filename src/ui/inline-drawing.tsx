import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'

interface InlineDrawingProps {
  /** URL of a file in `src/illustrations`. Its root element has the id `d`. */
  src: string
  width: number
  height: number
  className?: string | undefined
}

/** Markup of the drawings, keyed by URL; undefined in the browser, because only prerendering inserts markup. */
const markup = import.meta.env.SSR ? (await import('./drawings.ts')).DRAWINGS : undefined

/**
 * Decorative drawing that follows the colour scheme. Prerendered pages contain the markup, which saves a request. After
 * client-side navigation, `<use>` refers to the file instead, because scripts never insert HTML.
 */
export function InlineDrawing({ src, width, height, className }: InlineDrawingProps) {
  const [isReached] = useState(useHydrated())
  if (isReached) {
    return (
      <div className={className} aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${height}`} role="presentation">
          <use href={`${src}#d`} width={width} height={height} />
        </svg>
      </div>
    )
  }
  return (
    <div
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the file is our own and part of the build
      dangerouslySetInnerHTML={{ __html: markup?.get(src) ?? '' }}
      suppressHydrationWarning
    />
  )
}
