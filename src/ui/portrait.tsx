import styles from './portrait.module.css'

interface PortraitProps {
  /** URL of a photo or drawing, with an aspect ratio of 4:5. */
  src: string
  className?: string | undefined
}

/** Portrait: a photo, or a drawing whose file contains the colours for both colour schemes. */
export function Portrait({ src, className }: PortraitProps) {
  return (
    <img
      src={src}
      alt=""
      width="400"
      height="500"
      loading="lazy"
      className={[styles.portrait, className].filter(Boolean).join(' ')}
    />
  )
}
