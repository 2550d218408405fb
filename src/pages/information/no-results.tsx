import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ArticleEntry } from '#src/content/article.ts'
import { Button } from '#src/ui/button.tsx'
import { GuideLink } from '#src/ui/guide-link.tsx'
import { LanguageMark } from '#src/ui/language-mark.tsx'
import { type ActiveFilter, useFilterLabel } from './filter-chips.ts'
import type { ChangeFilters } from './filters.ts'
import styles from './results.module.css'
import { SEARCH_FORM } from './search-box.tsx'
import { TALK_LINES } from './talk-lines.ts'

interface NoResultsProps {
  search: string
  /** Filter whose removal leaves the most articles, and the number of these articles. */
  obstacle: { filter: ActiveFilter; count: number } | undefined
  change: ChangeFilters
  guides: readonly ArticleEntry[]
}

export function NoResults({ search, obstacle, change, guides }: NoResultsProps) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const labelOf = useFilterLabel()
  const label = obstacle && labelOf(obstacle.filter)
  return (
    <div className={styles.none}>
      <p className={styles.ways}>
        {obstacle && (
          <Button onClick={() => change(obstacle.filter.without)}>
            {t`Without ${label}`}
            {': '}
            <Plural value={obstacle.count} one="# article" other="# articles" />
          </Button>
        )}
        <Button type="reset" form={SEARCH_FORM}>
          <Trans>Reset the filters</Trans>
        </Button>
      </p>
      {search !== '' && (
        <ul className={styles.languages}>
          {TALK_LINES.map(({ language, text, link }) => (
            <li key={language} lang={language}>
              {text} <a href={link.href}>{link.text}</a>
            </li>
          ))}
        </ul>
      )}
      <div>
        <p>
          <Trans>Or read one of these:</Trans>
        </p>
        <ul className={styles.guides}>
          {guides.map(({ slug, page, title, language }) => (
            <li key={slug}>
              <GuideLink page={page} language={language} lang={language === locale ? undefined : language}>
                {title}
                <LanguageMark language={language} />
              </GuideLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
