import '#build/print-content-errors.ts'
import '#build/articles/requested-day.ts'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { lateFacts } from '#build/articles/overdue-facts.ts'
import { aligned } from '#build/articles/text-table.ts'
import { TOOL_PATHS } from '#contracts/values/page-address.ts'
import { STATUTES } from '#src/content/facts/fact.ts'
import { getFact } from '#src/content/facts.ts'
import { TOOL_LANGUAGES } from '#src/content/law/law.ts'
import { TOOL_NAMES } from '#src/content/law/tool-names.ts'
import type { Law, PlanFigure, PlanLine, PlanPeriod, PlanStep } from '#src/content/law/tools.ts'
import type { Source } from '#src/content/source.ts'
import { changesBetween, conditionText } from './changes.ts'
import { withLocation } from './checks.ts'
import { coverageOf } from './coverage.ts'
import { LAW } from './current.ts'
import { isCheck } from './decision-tables.ts'
import { endedRulings } from './ended.ts'
import { localizePlanPage } from './plan-texts.ts'
import { prove } from './proof.ts'
import { basisText, readSnapshot, rowsOf, snapshotOf } from './snapshot.ts'
import { figuresInTools, planLines } from './texts.ts'
import { localizeAnyTool, localizePlanLine } from './tool-texts.ts'

/** Returns every row of the tools, line of the plan and period of an event, with its condition and its sources. */
export function lawTables(law: Law): string {
  const snapshot = snapshotOf(law)
  const tables = Object.values(law.tools).map((tool) => {
    const rows = rowsOf(snapshot, tool.id).map(({ id, when, says, validFrom, law }) => [
      id,
      conditionText(when),
      says,
      isCheck(tool) ? validFrom : tool.validFrom,
      law,
    ])
    return `${tool.id} (${TOOL_PATHS[tool.id]})\n\n${aligned([['row', 'when', 'says', 'valid from', 'law'], ...rows])}`
  })
  return [
    `Law read as of ${STATUTES.sourceAsOf}. [P] read in the statute, [S] in a secondary source, [K] only known.`,
    ...tables,
    `plan\n\n${aligned([['line', 'when', 'says', 'law'], ...planRows(law)])}`,
    `events\n\n${aligned([['period', 'from', 'length', 'law'], ...eventRows(law)])}`,
  ].join('\n\n')
}

type AnyPlanLine = PlanLine & Partial<PlanStep & PlanPeriod & PlanFigure>

/** Returns the lines of the plan. The sources of a line are its own, and those of the figures that it states. */
function planRows(law: Law): string[][] {
  const stated = Map.groupBy(figuresInTools(law), ({ place }) => place)
  return Object.entries(law.plan).flatMap(([part, lines]) =>
    lines.map(({ id, when, ...line }: AnyPlanLine) => {
      const facts = (stated.get(`plan ${id}`) ?? []).map(({ fact }) => getFact(fact))
      const says = [
        part,
        line.owner,
        line.kind,
        line.takes,
        line.sum?.join(' + '),
        line.event,
        line.after?.join(' '),
      ]
      const sources = facts.flatMap((fact) => fact.sources.map(sourceName))
      return [
        id,
        conditionText(when),
        says.filter(Boolean).join(', '),
        [...(line.law ?? []).map(basisText), ...new Set(sources)].join('; '),
      ]
    }),
  )
}

const sourceName = (source: Source): string => (typeof source === 'string' ? source : source.en)

const eventRows = ({ events }: Law): string[][] =>
  events.flatMap(({ id: event, periods }) =>
    periods.map(({ id, from, length, law, back, first, moves, careful, ...period }) => {
      const { under, over } = period.if ?? {}
      const reading = [
        length,
        back && 'counted back',
        first && 'that day is the first',
        moves && `moves (${moves})`,
        careful && 'careful',
        under && `if under ${under}`,
        over && `if over ${over}`,
      ]
      return [id, `${event}: ${from}`, reading.filter(Boolean).join(', '), law.map(basisText).join('; ')]
    }),
  )

/** Returns each outcome, hint, line of the plan and event in every language, with figures filled in, for reviewers. */
export function lawTexts(law: Law): string {
  return TOOL_LANGUAGES.flatMap((language) => [
    ...TOOL_NAMES.flatMap((name) => {
      const { outcomes, hints } = localizeAnyTool(law, name, language)
      return [
        ...Object.entries(outcomes).map(
          ([id, { kind, title, text, next }]) =>
            `${id} ${language} (${kind}) ${title}. ${text} → ${next.text} (${next.to})`,
        ),
        ...hints.map(({ id, text }) => `${id} ${language} (hint) ${text}`),
      ]
    }),
    ...planLines(law.plan).map(
      (line) => `plan ${line.id} ${language} ${localizePlanLine(law, line, language).text}`,
    ),
    ...localizePlanPage(law, language).events.flatMap(({ id, text, days, periods }) => [
      `event ${id} ${language} ${[text, ...days.map((day) => day.text)].join('. ')}.`,
      ...periods.map(
        (each) =>
          `event ${each.id} ${language} ${each.lengthText ? `${each.lengthText}: ` : ''}${each.text} (past: ${each.missed})`,
      ),
    ]),
  ])
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .join('\n')
}

/** Lists the tools' figures that are overdue on `day`, each with the rows and texts that use it. */
export function expiredFigures(law: Law, day: Date): string {
  const late = lateFacts(day)
  const lines = [...Map.groupBy(figuresInTools(law), ({ fact }) => fact)]
    .filter(([fact]) => late.has(fact))
    .map(([fact, stated]) => `${fact} (${late.get(fact)}): ${stated.map(({ place }) => place).join(', ')}`)
  return lines.length === 0 ? 'No figure of the tools has run out.' : lines.join('\n')
}

const USAGE = `npm run law -- [option]

  (none)                 every row, line of the plan and period, with its condition, day and sources
  --texts                the text of each outcome, hint, line of the plan and event in every language
  --at 2027-01-01        what readers see on that day, and which figures and rules have ended by then
  --json                 rows and texts of today, to compare with later: npm run --silent law -- --json > before.json
  --changed before.json  changed rows and texts, and the answers whose outcome changes
  --coverage             each purpose of the law with the address that leads to its outcome, or a reason
  --prove                proves that every combination of answers has one outcome and a next step`

function optionsIn(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        at: { type: 'string' },
        changed: { type: 'string' },
        coverage: { type: 'boolean' },
        help: { type: 'boolean' },
        json: { type: 'boolean' },
        prove: { type: 'boolean' },
        texts: { type: 'boolean' },
      },
    })
    return values.help ? null : values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}

function proof(): { text: string; holds: boolean } {
  const started = performance.now()
  const { problems, summary } = prove(LAW)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const verdict = problems.length === 0 ? 'Nothing is wrong' : `${problems.length} problems`
  return {
    text: [
      ...summary,
      ...problems.map((problem) => withLocation(LAW, problem)),
      `${verdict} (${seconds} s)`,
    ].join('\n'),
    holds: problems.length === 0,
  }
}

if (import.meta.main) {
  const values = optionsIn(process.argv.slice(2))
  if (values === null) {
    console.log(USAGE)
    process.exitCode = process.argv.includes('--help') ? 0 : 1
  } else if (values.prove) {
    const { text, holds } = proof()
    console.log(text)
    process.exitCode = holds ? 0 : 1
  } else if (values.at)
    console.log(
      [lawTexts(LAW), expiredFigures(LAW, new Date(`${values.at}T12:00:00Z`)), endedRulings(LAW.tools)].join(
        '\n\n',
      ),
    )
  else if (values.texts) console.log(lawTexts(LAW))
  else if (values.coverage) console.log(coverageOf(LAW))
  else if (values.json) console.log(JSON.stringify(snapshotOf(LAW), null, 1))
  else if (values.changed) {
    const changes = changesBetween(readSnapshot(readFileSync(values.changed, 'utf8')), snapshotOf(LAW))
    console.log(changes.length === 0 ? 'No differences.' : changes.join('\n'))
  } else console.log(lawTables(LAW))
}
