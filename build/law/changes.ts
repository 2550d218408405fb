import { isDeepStrictEqual } from 'node:util'
import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf } from '#contracts/tables/answers-address.ts'
import { gateOf, type Tables, verdictOf } from '#contracts/tables/verdict.ts'
import { TOOL_NAMES } from '#src/content/law/tool-names.ts'
import { combinations, formatCount } from './combinations.ts'
import { rowsOf, type Snapshot, type SnapshotRow, tablesIn } from './snapshot.ts'

export const changesBetween = (older: Snapshot, newer: Snapshot): string[] => [
  ...TOOL_NAMES.flatMap((tool) => [
    ...changedRows(rowsOf(older, tool), rowsOf(newer, tool)).map((change) => `${tool} ${change}`),
    ...changedOutcomes(tablesIn(older, tool), tablesIn(newer, tool)).map((change) => `${tool} ${change}`),
  ]),
  ...changedTexts(older.texts, newer.texts),
]

function changedTexts(older: Snapshot['texts'], newer: Snapshot['texts']): string[] {
  const places = new Set([...Object.keys(older), ...Object.keys(newer)])
  return [...places].flatMap((place) => {
    const [was, is] = [older[place], newer[place]]
    if (was === is) return []
    if (was === undefined) return [`${place} is new: ${is}`]
    return [is === undefined ? `${place} is gone: ${was}` : `${place}: ${was} → ${is}`]
  })
}

function changedRows(older: readonly SnapshotRow[], newer: readonly SnapshotRow[]): string[] {
  const before = new Map(older.map((row) => [row.id, row]))
  const now = new Set(newer.map(({ id }) => id))
  return [
    ...older.filter(({ id }) => !now.has(id)).map(({ id, says }) => `${id} is gone (${says})`),
    ...newer.flatMap((row) => {
      const was = before.get(row.id)
      return was ? differences(was, row) : [`${row.id} is new: ${conditionText(row.when)} → ${row.says}`]
    }),
  ]
}

function differences(was: SnapshotRow, row: SnapshotRow): string[] {
  const parts: [name: string, before: string, now: string][] = [
    ['when', conditionText(was.when), conditionText(row.when)],
    ['says', was.says, row.says],
    ['law', was.law, row.law],
    ['valid from', was.validFrom, row.validFrom],
  ]
  return parts
    .filter(([, before, now]) => before !== now)
    .map(([name, before, now]) => `${row.id} ${name}: ${before} → ${now}`)
}

/** Formats a condition in sorted order: "country: other, tr · goal: work". */
export const conditionText = (when: SnapshotRow['when']): string =>
  Object.entries(when)
    .map(([question, answers]) => `${question}: ${answers.toSorted().join(', ')}`)
    .toSorted()
    .join(' · ')

/** Returns a line for each change of outcome. Tries every combination of answers that the newer questions allow. */
function changedOutcomes(older: Tables, newer: Tables): string[] {
  if (isDeepStrictEqual(older, newer)) return []
  const changes = new Map<string, { count: number; first: Answers }>()
  for (const { answers, times } of compared(older, newer)) {
    const [was, is] = [older, newer].map((tables) => verdictOf(tables, answers)?.outcome ?? 'no outcome')
    if (was === is) continue
    const { count = 0, first = answers } = changes.get(`${was} → ${is}`) ?? {}
    changes.set(`${was} → ${is}`, { count: count + times, first })
  }
  return [...changes].map(
    ([change, { count, first }]) =>
      `outcome ${change} for ${formatCount(count)} combinations of answers, the first ${addressOf(first)}`,
  )
}

/**
 * Yields the combinations of answers to compare; each stands for `times` combinations. In the points calculator, the
 * answers to gate questions are grouped by their pair of outcomes (older and newer version), and only the first of each
 * group is compared. If a gate ends the check in both versions, the other questions stay unanswered.
 */
function* compared(older: Tables, newer: Tables): Generator<{ answers: Answers; times: number }> {
  if (!newer.points) {
    for (const answers of combinations(newer.questions)) yield { answers, times: 1 }
    return
  }
  const atGates = new Set((newer.gates ?? []).flatMap(({ when }) => Object.keys(when)))
  const gates = newer.questions.filter(({ id }) => atGates.has(id))
  const rest = combinations(newer.questions.filter(({ id }) => !atGates.has(id)))
  const stopsOf = (place: Answers) => [older, newer].map((tables) => gateOf(tables, place)?.outcome ?? null)
  for (const places of Map.groupBy(combinations(gates), (place) => String(stopsOf(place))).values()) {
    const [place = {}] = places
    if (stopsOf(place).every((outcome) => outcome !== null))
      yield { answers: place, times: places.length * rest.length }
    else for (const answers of rest) yield { answers: { ...place, ...answers }, times: places.length }
  }
}
