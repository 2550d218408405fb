import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { datedText, formatFigure } from '#src/content/fact-text.ts'
import { FactSources } from '#src/ui/fact-sources.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { TODAY } from './home.content.ts'
import styles from './today.module.css'

export function Today() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const notices = new Set(TODAY.flatMap(({ figure }) => figure.notice?.[locale] ?? []))
  return (
    <Section id="today" tone="night" space="close" title={<Trans>Key figures</Trans>}>
      <dl className={styles.figures}>
        {TODAY.map(({ figure, next, label }) => (
          <div key={label.id}>
            <dt>{t(label)}</dt>
            <dd className={styles.value}>{formatFigure(figure, locale, 'figure')}</dd>
            {next && (
              <dd className={styles.next}>
                {next.validFrom?.slice(0, 4)}: {formatFigure(next, locale, 'figure')} (
                {datedText(next, locale)})
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className={styles.notes}>
        <div>
          {[...notices].map((notice) => (
            <p key={notice} className={styles.notice}>
              {notice}
            </p>
          ))}
        </div>
        <div>
          <p className={styles.changes}>
            <Link to="/information" hash="law-changes">
              <Trans>What has changed in the law</Trans>
            </Link>
          </p>
          <FactSources facts={TODAY.flatMap(({ figure, next }) => [figure, ...(next ? [next] : [])])} />
        </div>
      </div>
    </Section>
  )
}
