import styles from './portrait.module.css'

interface PortraitProps {
  /** The URL of a photograph or drawing in the ratio 4/5, in day colours. */
  src: string
  className?: string | undefined
}

/** A person in an arch, loaded lazily; at night the arch is a lit window. */
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
