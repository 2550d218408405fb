import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { asOf, formatFact, sourceOf } from '#src/content/fact-text.ts'
import type { Service } from './businesses.content.ts'
import styles from './service-figures.module.css'

/** Each figure with what it counts, its source and the month of its last check. */
export function ServiceFigures({ figures }: Pick<Service, 'figures'>) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, fact }) => (
        <div key={fact} className={styles.figure}>
          <dt>{t(label)}</dt>
          <dd className={styles.value}>{formatFact(fact, locale)}</dd>
          <dd className={styles.source}>
            {asOf(fact, locale)}, {sourceOf(fact, locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
