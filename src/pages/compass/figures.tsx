import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { asOf, formatFact, sourcesText } from '#src/content/fact-text.ts'
import { factNamed } from '#src/content/facts.ts'
import { FIGURES } from './compass.content.ts'
import styles from './compass.module.css'

/** The rules in figures, with their date and the law they come from. */
export function Figures() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const date = asOf('opportunityCardStay', locale)
  const laws = sourcesText(
    FIGURES.flatMap(({ fact }) => factNamed(fact).sources),
    locale,
  )
  return (
    <div className={`night ${styles.figures}`}>
      <h3>
        <Trans id="compass.figures.title">The rules in figures</Trans>
      </h3>
      <dl>
        {FIGURES.map(({ fact, meaning }) => (
          <div key={fact}>
            <dt>{formatFact(fact, locale)}</dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        <Trans id="compass.figures.source">
          All figures: {date}. Sources: {laws}.
        </Trans>
      </p>
    </div>
  )
}
