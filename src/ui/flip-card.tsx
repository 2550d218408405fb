import type { ReactNode } from 'react'
import styles from './flip-card.module.css'
import { Unbroken } from './unbroken.tsx'

interface FlipCardProps {
  title: string
  /** Shown below the title on the front. */
  teaser: string
  /** Describes the back. Teaser and hint are hidden if both sides are shown. */
  hint: string
  /** Label of the way back to the front. */
  back: string
  text: string
  /** The most important number, in large type on the front. */
  figure?: ReactNode
  /** A link at the end of the back, outside the button, which may not contain one. */
  more?: ReactNode
}

/**
 * A card that turns from its title to its description. The stylesheet shows one side depending on
 * `aria-pressed` (`turnCard`), without animation under reduced motion. In print and without scripts both
 * sides are shown.
 */
export function FlipCard({ title, teaser, hint, back, text, figure, more }: FlipCardProps) {
  return (
    <div className={styles.frame}>
      <button type="button" aria-pressed={false} className={styles.card} data-controller="turn-card">
        <span className={styles.sides}>
          <span className={styles.front}>
            <span className={styles.title}>{title}</span>
            {figure && <span className={styles.figure}>{figure}</span>}
            <span className={styles.teaser}>{teaser}</span>
            <svg viewBox="0 0 320 40" preserveAspectRatio="none" aria-hidden="true" className={styles.river}>
              <path d="M0 20C50 2 110 38 160 20S270 2 320 20V41H0Z" />
              <path d="M0 20C50 2 110 38 160 20S270 2 320 20" />
            </svg>
            {/* Phones show an arrow instead. */}
            <span className={styles.hint} data-repeats="">
              {hint}
            </span>
          </span>
          <span className={styles.back}>
            <span className={styles.title}>{title}</span>
            <span>
              <Unbroken>{text}</Unbroken>
            </span>
            <span className={styles.return}>{back}</span>
          </span>
        </span>
      </button>
      {more && <span className={styles.more}>{more}</span>}
    </div>
  )
}
