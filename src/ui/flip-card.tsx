import type { ReactNode } from 'react'
import styles from './flip-card.module.css'
import { Unbroken } from './unbroken.tsx'

interface FlipCardProps {
  title: string
  teaser: string
  hint: string
  back: string
  text: string
  /** Most important number, in large type on the front. */
  figure?: ReactNode
  /** Link at the bottom of the back. It is outside the button, because a button must not contain links. */
  more?: ReactNode
}

/**
 * Card that turns over when it is pressed. CSS shows one side, depending on `aria-pressed`. In print and without
 * scripts, only the back is visible.
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
