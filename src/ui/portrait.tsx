import styles from './portrait.module.css'

interface PortraitProps {
  /** URL of a photo or drawing (4:5) in day colours. */
  src: string
  className?: string | undefined
}

/** A person in an arch; at night the arch is a lit window. */
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
