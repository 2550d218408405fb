import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatFigure } from '#src/content/fact-text.ts'
import { placeholderValues } from '#src/content/placeholder-values.ts'
import type { Service } from './businesses.content.ts'
import styles from './service-figures.module.css'

/** Shows figures without their sources, which the section lists after all its services. */
export function ServiceFigures({ figures }: Pick<Service, 'figures'>) {
  const { i18n } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, fact }) => (
        <div key={label.id} className={styles.figure}>
          <dt>{i18n._({ ...label, values: placeholderValues({ fact }, locale, 'phrase') })}</dt>
          <dd className={styles.value}>{formatFigure(fact, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
