import type { ReactNode } from 'react'
import styles from './flip-card.module.css'
import { Unbroken } from './unbroken.tsx'

interface FlipCardProps {
  title: string
  /** Stands under the title on the front. */
  teaser: string
  /** Names what is on the back. Teaser and hint are left out where the card lies open. */
  hint: string
  /** Leads back to the front, where the card can be turned. */
  back: string
  text: string
  /** The one number worth turning the card for, set large on the front. */
  figure?: ReactNode
  /** A link at the end of the back; beside the button, for a button may hold none. */
  more?: ReactNode
}

/**
 * A card that turns over from its title to its description. The stylesheet shows one side at a time from
 * `aria-pressed` (`turnCard`): turning, or under reduced motion at once. In print and without scripts the card lies open.
 */
export function FlipCard({ title, teaser, hint, back, text, figure, more }: FlipCardProps) {
  return (
    <div className={styles.frame}>
      <button type="button" aria-pressed={false} className={styles.card} data-does="turn-card">
        <span className={styles.sides}>
          <span className={styles.front}>
            <span className={styles.title}>{title}</span>
            {figure && <span className={styles.figure}>{figure}</span>}
            <span className={styles.teaser}>{teaser}</span>
            <svg viewBox="0 0 320 40" preserveAspectRatio="none" aria-hidden="true" className={styles.river}>
              <path d="M0 20C50 2 110 38 160 20S270 2 320 20V41H0Z" />
              <path d="M0 20C50 2 110 38 160 20S270 2 320 20" />
            </svg>
            {/* On a phone an arrow stands for it. */}
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
