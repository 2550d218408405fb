import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { citedPages, datedText, isLaw, missingText } from '#src/content/fact-text.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import type { Source } from '#src/content/source.ts'
import styles from './fact-sources.module.css'

interface FactSourcesProps {
  facts: readonly Fact[]
  /** Sources of rules that contain no figure. */
  rules?: readonly Source[]
}

/**
 * Collapsed list of the sources of figures. The summary shows the number of sources and the date of the law. A source
 * shows only dates that differ from that date.
 */
export function FactSources({ facts, rules = [] }: FactSourcesProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  const pages = citedPages(facts, rules, locale)
  const law = facts.find(isLaw)
  const date = law && datedText(law, locale)
  const missing = missingText(facts, locale)
  const count = pages.length
  return (
    <details className={styles.sources}>
      <summary>
        <Trans>Sources: {count}</Trans>
        {[date, missing].map((words) => words && ` · ${words}`)}
      </summary>
      <ul>
        {pages.map(({ link, text, dates }) => {
          const own = dates.filter((day) => day !== date).join(', ')
          return (
            <li key={link}>
              <a href={link}>{text}</a>
              {own && `, ${own}`}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
