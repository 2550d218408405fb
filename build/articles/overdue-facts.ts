import { factReport } from '#src/content/fact-report.ts'
import type { Figure } from '#src/content/facts/fact.ts'
import { FIGURES } from '#src/content/facts/registry.ts'
import { valuesOf } from '#src/content/facts/series.ts'
import type { ArticleFile } from './files.ts'

/** Returns a message for each file that uses figures overdue on `day`. */
export function overdueFacts(day: Date, articles: readonly Pick<ArticleFile, 'file' | 'facts'>[]): string[] {
  const late = lateFacts(day)
  return articles.flatMap(({ file, facts }) => {
    const overdue = facts.flatMap((name) => (late.has(name) ? [`${name} (${late.get(name)})`] : []))
    return overdue.length === 0 ? [] : [`${file} states ${overdue.join(', ')}`]
  })
}

export function overdueWarning(
  day: Date,
  articles: readonly Pick<ArticleFile, 'file' | 'facts'>[],
): string | undefined {
  const late = lateFacts(day)
  const stated = [...new Set(articles.flatMap(({ facts }) => facts))].filter((name) => late.has(name))
  return stated.length === 0
    ? undefined
    : `Figures past their date: ${stated.join(', ')}; \`npm run facts -- --at ${day.toISOString().slice(0, 10)}\` lists the articles.`
}

/** Lists drafts that are unconfirmed although their `successorDue` has passed, and drafts without that date. */
export const expiredDrafts = (day: Date, figures: Readonly<Record<string, Figure>> = FIGURES): string[] =>
  Object.entries(figures).flatMap(([name, figure]) =>
    valuesOf(figure).flatMap(({ status, successorDue, validFrom = '' }) =>
      status === 'draft' && (successorDue === undefined || successorDue < day.toISOString().slice(0, 10))
        ? [`${name}@${validFrom.slice(0, 4)} (until ${successorDue})`]
        : [],
    ),
  )

/**
 * Lists drafts that are still not confirmed after January of the year in which they take effect. Until a draft is
 * confirmed, the site shows the old amount.
 */
export const lateDrafts = (day: Date, figures: Readonly<Record<string, Figure>> = FIGURES): string[] =>
  Object.entries(figures).flatMap(([name, figure]) =>
    valuesOf(figure).flatMap(({ status, validFrom = '' }) =>
      status === 'draft' && `${validFrom.slice(0, 4)}-01-31` < day.toISOString().slice(0, 10)
        ? [`${name}@${validFrom.slice(0, 4)}`]
        : [],
    ),
  )

export function lateFacts(day: Date): Map<string, string> {
  const { successorDue, ended } = factReport(day)
  return new Map([
    ...successorDue.map(({ name, successorDue }) => [name, `successor due ${successorDue}`] as const),
    ...ended.map(({ name, validUntil }) => [name, `valid until ${validUntil}`] as const),
  ])
}
