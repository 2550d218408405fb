import '#build/print-content-errors.ts'
import './requested-day.ts'
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LAW } from '#build/law/current.ts'
import { lawFacts } from '#build/law/texts.ts'
import { factReport } from '#src/content/fact-report.ts'
import { formatFigure, sourceOf } from '#src/content/fact-text.ts'
import { FACTS, type FactName, getFact } from '#src/content/facts.ts'
import { SITE_DAY } from '#src/content/site-day.ts'
import { ARTICLES, readArticles } from './files.ts'
import { expiredDrafts, lateDrafts, overdueFacts } from './overdue-facts.ts'
import { aligned } from './text-table.ts'

const filesWithFacts = () => [...readArticles(ARTICLES), lawFacts(LAW)]

function usesOf(): Map<FactName, string[]> {
  const uses = new Map<FactName, string[]>()
  const add = (name: FactName, user: string) => uses.set(name, [...(uses.get(name) ?? []), user])
  for (const { file, facts } of filesWithFacts()) for (const name of facts) add(name, file)
  for (const file of globSync('src/pages/*/*.content.ts')) {
    const words = new Set(readFileSync(file, 'utf8').match(/\w+/g))
    for (const name of Object.keys(FACTS) as FactName[])
      if (words.has(name)) add(name, `/${file.split('/')[2]}`)
  }
  return uses
}

export function factsTable(): string {
  const uses = usesOf()
  const rows = (Object.keys(FACTS) as FactName[]).map((name) => [
    name,
    formatFigure(getFact(name), 'en'),
    sourceOf(getFact(name), 'de'),
    getFact(name).checkedOn,
    uses.get(name)?.join(', ') ?? 'unused',
  ])
  return aligned([['name', 'value', 'source', 'read on', 'used in'], ...rows])
}

/** Lists draft figures not confirmed in time, files with overdue figures, and figures not checked for a year. */
export function staleFacts(day: Date): string {
  const { outdated } = factReport(day)
  const drafts = expiredDrafts(day)
  const lines = [
    ...(drafts.length === 0
      ? []
      : [
          `drafts that nobody has confirmed, the site still prints the amounts before them: ${drafts.join(', ')}`,
        ]),
    ...overdueFacts(day, filesWithFacts()),
    ...(outdated.length === 0
      ? []
      : [`not read for twelve months: ${outdated.map(({ name }) => name).join(', ')}`]),
  ]
  return lines.length === 0 ? 'Nothing is stale.' : lines.join('\n')
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { at: { type: 'string' } } })
  console.log(factsTable())
  const day = new Date(`${values.at ?? SITE_DAY}T12:00:00Z`)
  if (values.at) console.log(`\n${staleFacts(day)}`)
  const late = lateDrafts(day)
  if (late.length > 0) {
    console.error(
      `\nThese drafts should have been confirmed by the end of January: ${late.join(', ')}. The site still shows last year's amounts. Read the ordinance and follow src/content/facts/README.md.`,
    )
    process.exitCode = 1
  }
}
