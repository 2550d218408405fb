import styles from './portrait.module.css'

interface PortraitProps {
  /** URL of a photo or drawing (4:5), in the colours of the light scheme. */
  src: string
  className?: string | undefined
}

/** Portrait in an arch. In the dark scheme, the arch looks like a lit window. */
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
