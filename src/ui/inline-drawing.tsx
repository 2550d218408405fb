import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'

interface InlineDrawingProps {
  /** A file of `src/illustrations`, imported as for an `<img>`. */
  src: string
  width: number
  height: number
  className?: string | undefined
}

/** The markup of each drawing by its address; only the prerendering needs it. */
const markup = import.meta.env.SSR ? drawings() : undefined

/**
 * A decorative drawing for the first screen. A prerendered page carries its markup, so that it costs no request; that
 * stays as it is. A page reached by a link shows the file.
 */
export function InlineDrawing({ src, width, height, className }: InlineDrawingProps) {
  const [isFile] = useState(useHydrated())
  if (isFile) {
    return (
      <div className={className}>
        <img src={src} alt="" width={width} height={height} />
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
  return new Map(Object.entries(files).map(([file, address]) => [address, contents[file] ?? '']))
}
