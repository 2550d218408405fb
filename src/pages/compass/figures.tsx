import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatFigure } from '#src/content/fact-text.ts'
import { FactSources } from '#src/ui/fact-sources.tsx'
import { FIGURES } from './compass.content.ts'
import styles from './compass.module.css'

export function Figures() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <div className={`night ${styles.figures}`}>
      <h3>
        <Trans>The rules in figures</Trans>
      </h3>
      <dl>
        {FIGURES.map(({ fact, meaning }) => (
          <div key={meaning.id}>
            <dt>{formatFigure(fact, locale)}</dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      <FactSources facts={FIGURES.map(({ fact }) => fact)} />
    </div>
  )
}
