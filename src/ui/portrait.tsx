import styles from './portrait.module.css'

interface PortraitProps {
  /** The address of a photograph or a drawing in the ratio 4/5, in the colours of the day. */
  src: string
  className?: string | undefined
}

/** A person in an arch, fetched when it comes near; by night the arch is a lit window. */
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
