import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import styles from './points.module.css'
import { Unbroken } from './unbroken.tsx'

export interface Point {
  title: MessageDescriptor
  text: MessageDescriptor
}

interface PointsProps {
  points: readonly Point[]
  className?: string | undefined
}

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
