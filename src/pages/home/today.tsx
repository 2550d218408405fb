import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { Section } from '#src/ui/section.tsx'
import { CHANGES, TODAY } from './home.content.ts'
import styles from './today.module.css'

/** The figures that decide most first questions, each with its source and date, and what is new in them. */
export function Today() {
  const { t, i18n } = useLingui()
  const { figures } = useLoaderData({ from: '/' })
  const values = Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value]))
  return (
    <Section id="today" tone="night" title={<Trans id="home.today.title">What applies today</Trans>}>
      <dl className={styles.figures}>
        {TODAY.map(({ figure, label }) => (
          <div key={figure}>
            <dt>{t(label)}</dt>
            <dd className={styles.value}>{figures[figure].value}</dd>
            <dd className={styles.source}>
              {figures[figure].source}, {figures[figure].asOf}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.changes}>
        <h3>
          <Trans id="home.changes.title">What changed in 2026</Trans>
        </h3>
        <ul>
          {CHANGES.map((change) => (
            <li key={change.id}>{i18n._({ ...change, values })}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
