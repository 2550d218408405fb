import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatFigure } from '#src/content/fact-text.ts'
import type { Service } from './businesses.content.ts'
import styles from './service-figures.module.css'

/** Each figure with what it counts; where it stands is told once, at the end of the section. */
export function ServiceFigures({ figures }: Pick<Service, 'figures'>) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, fact }) => (
        <div key={label.id} className={styles.figure}>
          <dt>{t(label)}</dt>
          <dd className={styles.value}>{formatFigure(fact, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
