import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatFact } from '#src/content/fact-text.ts'
import { Section } from '#src/ui/section.tsx'
import { CHANGE_SOURCES, LAW_CHANGES } from './law-changes.content.ts'
import styles from './law-changes.module.css'

/** The day of the law that all guides are written from, and what is known to have changed since. */
export function LawChanges() {
  const { t, i18n } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <Section
      id="law-changes"
      title={<Trans id="information.changes.title">What has changed since</Trans>}
      intro={<Trans id="information.changes.intro">Law as of April 2026. Later changes known to us:</Trans>}
    >
      <dl className={styles.changes}>
        {LAW_CHANGES.map(({ subject, text, facts, source }) => {
          const values = Object.fromEntries(facts.map((name) => [name, formatFact(name, locale, 'figure')]))
          return (
            <div key={subject.id}>
              <dt>{t(subject)}</dt>
              <dd>
                {i18n._({ ...text, values })} <span>({t(CHANGE_SOURCES[source])})</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
