import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatFigure } from '#src/content/fact-text.ts'
import { namedValues } from '#src/content/named-values.ts'
import { FactSources } from '#src/ui/fact-sources.tsx'
import { Section } from '#src/ui/section.tsx'
import { CHANGES, TODAY } from './home.content.ts'
import styles from './today.module.css'

/** The figures that decide most first questions, what is new in them, and where they stand. */
export function Today() {
  const { t, i18n } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const notices = new Set(TODAY.flatMap(({ figure }) => figure.notice?.[locale] ?? []))
  return (
    <Section id="today" tone="night" title={<Trans id="home.today.title">Key figures</Trans>}>
      <dl className={styles.figures}>
        {TODAY.map(({ figure, label }) => (
          <div key={label.id}>
            <dt>{t(label)}</dt>
            <dd className={styles.value}>{formatFigure(figure, locale, 'figure')}</dd>
          </div>
        ))}
      </dl>
      {[...notices].map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      <div className={styles.changes}>
        <h3>
          <Trans id="home.changes.title">What has changed</Trans>
        </h3>
        <ul>
          {CHANGES.map(({ text, facts }) => (
            <li key={text.id}>{i18n._({ ...text, values: namedValues(facts, locale, 'figure') })}</li>
          ))}
        </ul>
      </div>
      <div className={styles.sources}>
        <FactSources
          facts={[
            ...TODAY.map(({ figure }) => figure),
            ...CHANGES.flatMap(({ facts }) => Object.values(facts)),
          ]}
          rules={['§ 45c AufenthG']}
        />
      </div>
    </Section>
  )
}
