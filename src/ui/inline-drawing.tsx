import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'

interface InlineDrawingProps {
  /** A file of `src/illustrations`, imported as for an `<img>`; its root has the id `d`. */
  src: string
  width: number
  height: number
  className?: string | undefined
}

/** The markup of each drawing by its address; only the prerendering needs it. */
const markup = import.meta.env.SSR ? drawings() : undefined

/**
 * A decorative drawing that follows day and night by the tokens. A prerendered page carries its markup, so that it
 * costs no request, and keeps it. A page reached by a link refers to the file: no markup is ever set by a script.
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

function drawings(): Map<string, string> {
  const files = import.meta.glob<string>('../illustrations/*.svg', { eager: true, import: 'default' })
  const contents = import.meta.glob<string>('../illustrations/*.svg', {
    eager: true,
    import: 'default',
    query: '?raw',
  })
  // One page may show a drawing twice, an id only once.
  return new Map(
    Object.entries(files).map(([file, address]) => [address, (contents[file] ?? '').replace(' id="d"', '')]),
  )
}
