import styles from './inline-drawing.module.css'

interface InlineDrawingProps {
  /** The file's content, imported with `?raw` from `src/illustrations`. */
  svg: string
  className?: string | undefined
  /** A person in an arch, which by night is a lit window. */
  portrait?: boolean
}

/** A decorative drawing inside the HTML: it costs no request, and follows day, night and paper by the tokens. */
export function InlineDrawing({ svg, className, portrait = false }: InlineDrawingProps) {
  return (
    <div
      aria-hidden="true"
      className={[portrait && styles.portrait, className].filter(Boolean).join(' ') || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the file is our own and part of the build
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
