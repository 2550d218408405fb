import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useLoaderData, useRouteContext } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { filterArticles } from '#src/content/article-filter.ts'
import compass from '#src/illustrations/compass.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { FounderOffer } from '#src/ui/founder-note.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Section } from '#src/ui/section.tsx'
import { useTitlePrefix } from '#src/ui/title-prefix.ts'
import { ActiveFilters } from './active-filters.tsx'
import { AnswerResults } from './answer-results.tsx'
import { AnsweredAtOnce } from './answered-at-once.tsx'
import { useArticleSearch } from './article-search.ts'
import { activeFilters, useFilterLabel } from './filter-chips.ts'
import { FilterPanel } from './filter-panel.tsx'
import { type Filters, NO_FILTERS, useFilters } from './filters.ts'
import styles from './information.module.css'
import { LawChanges } from './law-changes.tsx'
import { NoResults } from './no-results.tsx'
import { Results } from './results.tsx'
import { TagRow } from './tag-row.tsx'
import { tagsIn } from './tags.ts'
import { findTools } from './tool-results.tsx'
import { TopicChoice, topicsOf } from './topic-choice.tsx'

export function InformationPage() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const entries = useLoaderData({ from: '/information/' })
  const tags = useMemo(() => tagsIn(entries, locale), [entries, locale])
  const tagNames = useMemo(() => tags.map(({ name }) => name), [tags])
  const [filters, change] = useFilters(tagNames)
  const { search, isSettled, prepare } = useArticleSearch(entries, locale, filters.text)
  // Render the results later, so that a pressed filter changes at once.
  const applied = useDeferredValue(filters)
  const found = useMemo(() => (applied.text === '' ? null : search(applied.text)), [search, applied.text])
  const missing = found?.isMissing ? applied.text : undefined
  const answers = missing === undefined ? (found?.answers ?? []) : []
  const tools = findTools(found?.tools ?? [], found?.isTurkish ?? false, found?.furtherTools)
  const answerCount = answers.length + tools.first.length + tools.further.length
  /** True until the index has loaded. No result is shown before, because the index would change it. */
  const isSearching = applied.text !== '' && !isSettled
  const answersHeading = useRef<HTMLHeadingElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const focusCount = () => count.current?.focus({ preventScroll: true })
  const clear = () => {
    focusCount()
    change(NO_FILTERS)
  }
  const set = activeFilters(applied)
  const labelOf = useFilterLabel()
  const question = set.find(({ kind }) => kind === 'text')
  useTitlePrefix(question ? `${labelOf(question)} – ` : null)
  const isHydrated = useHydrated()
  /** Focuses the results for a visitor who arrives with a search text, for example from the home page. */
  const arrive = useEffectEvent(() => {
    if (!question || document.activeElement !== document.body) return
    const first = answersHeading.current ?? count.current
    first?.focus({ preventScroll: true })
  })
  const isApplied = isHydrated && applied === filters
  // Until then, the styles hide the unfiltered list of the prerendered page (`arrival.ts`).
  useLayoutEffect(() => {
    if (isApplied) document.documentElement.removeAttribute('data-held')
  }, [isApplied])
  const isShown = isApplied && isSettled
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isShown || hasArrived.current) return
    hasArrived.current = true
    arrive()
  }, [isShown])
  const articlesWith = (changed: Partial<Filters> = {}) => {
    const changedFilters = { ...applied, ...changed }
    const slugs = changedFilters.text === '' || !found ? null : found.slugs
    return filterArticles(entries, { ...changedFilters, found: slugs })
  }
  const articles = isSearching ? [] : articlesWith()
  const obstacle = set
    .map((filter) => ({ filter, count: articlesWith(filter.without).length }))
    .sort((one, other) => other.count - one.count)
    .find((candidate) => candidate.count > 0)
  const filterRows = (
    <>
      <TagRow
        tags={tags}
        chosen={filters.tags}
        countWith={(chosen) => articlesWith({ tags: chosen }).length}
        choose={(chosen) => change({ tags: chosen })}
        withoutDeadEnds={question !== undefined}
      />
      <ActiveFilters tags={tags} filters={filters} change={change} onLastRemoved={focusCount} />
    </>
  )
  return (
    <>
      <div className={`night ${styles.lead}`} data-asked={question ? '' : undefined}>
        <div className={styles.inner}>
          <h1>
            <Trans context="heading">Information Center</Trans>
          </h1>
          <p className={styles.intro}>
            <Trans>
              Guides to visas, recognition and residence in Germany. Each names its sources and the date of
              its law.
            </Trans>
          </p>
          <p className={styles.unfiltered} data-without-script>
            <Trans>
              Choose a guide below, by topic. Our search needs JavaScript, which your browser does not run.
              Its own search finds words on this page: Ctrl+F, or “Find in page” in the menu of a phone.
            </Trans>
          </p>
          <FilterPanel filters={filters} change={change} onSearchFocus={prepare} clear={clear} />
          <AnsweredAtOnce />
          <InlineDrawing src={compass} width={480} height={320} className={styles.drawing} />
        </div>
      </div>
      <section aria-label={t`Articles`} id="articles" className={styles.articles}>
        <TopicChoice tags={tags} />
        {!question && filterRows}
        <Results
          filterRows={question && !isSearching && filterRows}
          articles={articles}
          topicsOf={(entry) => topicsOf(entry, tags)}
          areClosest={found?.areClosest ?? false}
          answerCount={answerCount}
          isSearching={isSearching}
          answers={
            answerCount > 0 && (
              <AnswerResults
                tools={tools}
                answers={answers}
                excerpts={new Set(articles.map(({ excerpt }) => excerpt))}
                heading={answersHeading}
              />
            )
          }
          missing={missing}
          count={count}
          isFiltered={set.length > 0}
          nothing={
            !isSearching &&
            answerCount === 0 &&
            missing === undefined && (
              <NoResults
                search={applied.text}
                obstacle={obstacle}
                change={(changed) => {
                  focusCount()
                  change(changed)
                }}
                guides={entries.filter(({ featured }) => featured)}
              />
            )
          }
        />
        <LawChanges />
      </section>
      <Section
        id="consultation"
        tone="deep"
        space="close"
        isBeside
        title={<Trans>Your case is not in any article?</Trans>}
      >
        <FounderOffer
          audience="individual"
          button={
            <ButtonLink to="/contact">
              <Trans>Contact us</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            Tell us about it. The first consultation takes about 30 minutes and is free of charge.
          </Trans>
        </FounderOffer>
      </Section>
    </>
  )
}
