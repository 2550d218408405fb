import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import styles from './points.module.css'
import { Unbroken } from './unbroken.tsx'

/** A heading with one or two sentences. */
export interface Point {
  title: MessageDescriptor
  text: MessageDescriptor
}

interface PointsProps {
  points: readonly Point[]
  /** Class for the list's layout. */
  className?: string | undefined
}

/** A list of points, each with a heading one level below the section's. */
export function Points({ points, className }: PointsProps) {
  const { t } = useLingui()
  return (
    <ul className={[styles.points, className].filter(Boolean).join(' ')}>
      {points.map(({ title, text }) => (
        <li key={title.id}>
          <h3>{t(title)}</h3>
          <p>
            <Unbroken>{t(text)}</Unbroken>
          </p>
        </li>
      ))}
    </ul>
  )
}
