import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { FactSources } from '#src/content/fact-sources.tsx'
import { formatFact } from '#src/content/fact-text.ts'
import { Section } from '#src/ui/section.tsx'
import { CHANGES, TODAY } from './home.content.ts'
import styles from './today.module.css'

/** The figures that decide most first questions, what is new in them, and where they stand. */
export function Today() {
  const { t, i18n } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <Section id="today" tone="night" title={<Trans id="home.today.title">Key figures</Trans>}>
      <dl className={styles.figures}>
        {TODAY.map(({ figure, label }) => (
          <div key={figure}>
            <dt>{t(label)}</dt>
            <dd className={styles.value}>{formatFact(figure, locale, 'figure')}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.changes}>
        <h3>
          <Trans id="home.changes.title">What changed in 2026</Trans>
        </h3>
        <ul>
          {CHANGES.map(({ text, facts }) => {
            const values = Object.fromEntries(
              facts.map((name) => [name.replace('@', ''), formatFact(name, locale, 'figure')]),
            )
            return <li key={text.id}>{i18n._({ ...text, values })}</li>
          })}
        </ul>
      </div>
      <div className={styles.sources}>
        <FactSources
          facts={[...TODAY.map(({ figure }) => figure), ...CHANGES.flatMap(({ facts }) => facts)]}
          rules={['§ 45c AufenthG']}
        />
      </div>
    </Section>
  )
}
