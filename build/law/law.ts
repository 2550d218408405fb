import '#build/articles/day-asked.ts'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { lateFacts } from '#build/articles/overdue-facts.ts'
import { aligned } from '#build/articles/text-table.ts'
import { STATUTES } from '#src/content/facts/fact.ts'
import { type LawTools, TOOLS } from '#src/content/law/tools.ts'
import { wordedCard, wordedCheck } from '#src/content/law/worded.ts'
import { changesBetween, conditionText } from './changes.ts'
import { endedRulings } from './ended.ts'
import { prove } from './proof.ts'
import { readSnapshot, rowsOf, snapshotOf } from './snapshot.ts'
import { statedBy } from './texts.ts'

/** Every row with its condition, what it says, from when it has held, and its law with marks, tool by tool. */
export function lawTables(tools: LawTools): string {
  const snapshot = snapshotOf(tools)
  const tables = toolNames(tools).map((tool) => {
    const rows = rowsOf(snapshot, tool).map(({ id, when, says, validFrom, law }) => [
      id,
      conditionText(when),
      says,
      tool === 'card' ? tools.card.validFrom : validFrom,
      law,
    ])
    return `${tool} (${tools[tool].path})\n\n${aligned([['row', 'when', 'says', 'valid from', 'law'], ...rows])}`
  })
  return [
    `Law read as of ${STATUTES.sourceAsOf}. [P] read in the statute, [S] in a secondary source, [K] only known.`,
    ...tables,
  ].join('\n\n')
}

/** Texts of each outcome and hint in every language, with figures filled in, for the reviewer. */
export function lawTexts({ card, you, hire }: LawTools): string {
  const checks = [you, hire].flatMap((check) =>
    (['en', 'de', 'tr'] as const).map((language) => wordedCheck(check, language)),
  )
  const cards = (['en', 'de', 'tr'] as const).map((language) => wordedCard(card, language))
  return [...cards, ...checks]
    .flatMap(({ language, outcomes, hints }) => [
      ...Object.entries(outcomes).map(
        ([id, { kind, title, text, next }]) =>
          `${id} ${language} (${kind}) ${title}. ${text} → ${next.text} (${next.to})`,
      ),
      ...hints.map(({ id, text }) => `${id} ${language} (hint) ${text}`),
    ])
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .join('\n')
}

/** The figures of the tools that have run out by a day, and where they stand. */
export function runningOut(tools: LawTools, day: Date): string {
  const late = lateFacts(day)
  const lines = [...Map.groupBy(statedBy(tools), ({ fact }) => fact)]
    .filter(([fact]) => late.has(fact))
    .map(([fact, stated]) => `${fact} (${late.get(fact)}): ${stated.map(({ place }) => place).join(', ')}`)
  return lines.length === 0 ? 'No figure of the tools has run out.' : lines.join('\n')
}

const toolNames = (tools: LawTools) => Object.keys(tools) as (keyof LawTools)[]

/** The proof in lines; the last one is its verdict. */
function proof(): { text: string; holds: boolean } {
  const started = performance.now()
  const { problems, said } = prove(TOOLS)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const verdict = problems.length === 0 ? 'Nothing is wrong' : `${problems.length} problems`
  return {
    text: [...said, ...problems, `${verdict} (${seconds} s)`].join('\n'),
    holds: problems.length === 0,
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      at: { type: 'string' },
      changed: { type: 'string' },
      json: { type: 'boolean' },
      prove: { type: 'boolean' },
      texts: { type: 'boolean' },
    },
  })
  if (values.prove) {
    const { text, holds } = proof()
    console.log(text)
    process.exitCode = holds ? 0 : 1
  } else if (values.at)
    console.log(
      [lawTexts(TOOLS), runningOut(TOOLS, new Date(`${values.at}T12:00:00Z`)), endedRulings(TOOLS)].join(
        '\n\n',
      ),
    )
  else if (values.texts) console.log(lawTexts(TOOLS))
  else if (values.json) console.log(JSON.stringify(snapshotOf(TOOLS), null, 1))
  else if (values.changed) {
    const changes = changesBetween(readSnapshot(readFileSync(values.changed, 'utf8')), snapshotOf(TOOLS))
    console.log(changes.length === 0 ? 'Nothing differs.' : changes.join('\n'))
  } else console.log(lawTables(TOOLS))
}
