interface InlineDrawingProps {
  /** The file's content, imported with `?raw` from `src/illustrations`. */
  svg: string
  className?: string | undefined
}

/** A decorative drawing inside the HTML: it costs no request, and follows day, night and paper by the tokens. */
export function InlineDrawing({ svg, className }: InlineDrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the file is our own and part of the build
  return <div aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />
}
