import { useLingui } from '@lingui/react/macro'
import type { Point } from './points.tsx'
import styles from './steps.module.css'

interface StepsProps {
  steps: readonly Point[]
}

/** Numbered steps, joined by a line: vertical on narrow screens, horizontal on wide ones. */
export function Steps({ steps }: StepsProps) {
  const { t } = useLingui()
  return (
    <ol className={styles.steps} data-river>
      {steps.map(({ title, text }, index) => (
        <li key={title.id}>
          {index < steps.length - 1 && (
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0C50 0 50 100 100 100" />
            </svg>
          )}
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
