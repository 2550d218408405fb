import { hintsFor, stepsUp } from '#contracts/tables/advice.ts'
import { type Answers, type Condition, fits, withCountryGroups } from '#contracts/tables/answers.ts'
import { findingsOf, type Line, pointsOf, type Verdict } from '#contracts/tables/verdict.ts'
import { dayInBerlin } from '#contracts/words/german-time.ts'
import { fillIn } from '#src/content/fill-in.ts'
import type { ToolPage, WordedLine, WordedOutcome, WordedPlanLine } from '#src/content/law/tool-page.ts'
import { longDate } from '#src/content/long-date.ts'

/** A question with the answer that was chosen, both as they stand on the page. */
export interface SaidAnswer {
  readonly question: string
  readonly answer: string
}

/** Answers that led to the outcome, and the law that makes them do so. */
export interface Reason {
  /** The id of a line of the tables. */
  readonly id: string
  readonly answers: readonly SaidAnswer[]
  readonly law: WordedLine['law']
  /** The day from which it has held, and its last one if it is over, in words. */
  readonly since: string
  readonly until?: string
  /** The points they count: "2 points". */
  readonly points?: string
}

/** A way to reach the minimum: steps to take together, and the points after them. */
export interface WayUp {
  readonly steps: readonly string[]
  readonly points: string
}

/** Points as they stand so far. */
export interface Tally {
  /** "4", or "4, perhaps 5" where the law can be read in two ways. */
  readonly number: string
  /** Reasons for the range: "Your age is on the line." */
  readonly because: readonly string[]
  /** "6 points" */
  readonly minimum: string
}

/** All that a page says of an outcome. */
export interface Reading {
  readonly id: string
  readonly outcome: WordedOutcome
  /** The outcome's text, what the answers come to filled in. */
  readonly text: string
  readonly next: string
  /** Says that figures of outcome or answers are known only until a day that is over in Germany; else null. */
  readonly lastYear: string | null
  /** Notes on the figures that readers must know before they rely on them; once the year is over, those of the next. */
  readonly notices: readonly string[]
  /** Time it takes, and its costs. */
  readonly times: readonly WordedPlanLine[]
  readonly costs: readonly WordedPlanLine[]
  /** True if points decided. */
  readonly isCounted: boolean
  readonly reasons: readonly Reason[]
  /** Answers that were given and change nothing. */
  readonly unused: readonly SaidAnswer[]
  readonly hints: readonly ToolPage['hints'][number][]
  readonly waysUp: readonly WayUp[]
  readonly guides: readonly { readonly slug: string; readonly title: string; readonly language: string }[]
}

/** The verdict on the answers in the words of the page; null where there is none. */
export function readingOf(
  tool: ToolPage,
  answers: Answers,
  verdict: Verdict | null,
  now: Date,
): Reading | null {
  const { tables } = tool
  const outcome = verdict && tool.outcomes[verdict.outcome]
  if (!outcome) return null
  const asked = withCountryGroups(tables.questions, answers)
  const { band } = findingsOf(tables, asked)
  const isCounted = verdict.lines.some(({ when }) => 'band' in when)
  const waysUp = isCounted && band !== 'reached' ? waysUpFrom(tool, answers) : []
  const values = runtimeValues(tool, asked, waysUp)
  const reasons = reasonsFor(tool, verdict.lines, answers)
  const times = followingOn(tool, tool.effort.times, outcome, answers)
  const costs = followingOn(tool, tool.effort.costs, outcome, answers)
  const named = new Set(verdict.lines.flatMap(({ when }) => Object.keys(when)))
  const lastYear = lastYearText(tool, outcome, answers, now)
  const hints = hintsFor(tables, tool.hints, answers)
  const urgent = lastYear === null ? [] : hints.filter(({ isNextYear }) => isNextYear)
  return {
    id: verdict.outcome,
    outcome,
    text: fillIn(outcome.text, values),
    next: fillIn(outcome.next.text, values),
    lastYear,
    notices: [
      ...urgent.map(({ text }) => text),
      ...new Set([outcome, ...times, ...costs].flatMap(({ notices }) => notices)),
    ],
    times,
    costs,
    isCounted,
    reasons,
    unused: saidAnswers(tool, answers, (question) => !named.has(question)),
    hints: hints.filter((hint) => !urgent.includes(hint)),
    waysUp,
    guides: outcome.guides.flatMap((slug) => {
      const guide = tool.guides[slug]
      return guide ? [{ slug, ...guide }] : []
    }),
  }
}

/** The lines of the plan that belong to a result and its answers. */
export const followingOn = <Line extends { readonly when: Condition }>(
  { tables }: Pick<ToolPage, 'tables'>,
  lines: readonly Line[],
  { journey }: Pick<WordedOutcome, 'journey'>,
  answers: Answers,
): Line[] => {
  const known = { ...withCountryGroups(tables.questions, answers), journey }
  return lines.filter(({ when }) => fits(when, known))
}

function lastYearText(
  { words, language, questions }: ToolPage,
  outcome: WordedOutcome,
  answers: Answers,
  now: Date,
): string | null {
  const given = questions.flatMap(({ id, options }) => options.filter((option) => option.id === answers[id]))
  const [goodUntil] = [outcome, ...given].flatMap((stated) => stated.goodUntil ?? []).sort()
  if (goodUntil === undefined || goodUntil >= dayInBerlin(now)) return null
  return fillIn(words.lastYear, { day: longDate(goodUntil, language) })
}

/** The points so far, where a tool counts some. */
export function tallyOf({ tables, points, words }: ToolPage, answers: Answers): Tally | null {
  if (!points || !tables.points || tables.minimum === undefined) return null
  const asked = withCountryGroups(tables.questions, answers)
  const { certain, atMost } = pointsOf(tables, asked)
  const unsure = tables.points.filter((line) => line.certain < line.atMost && fits(line.when, asked))
  return {
    number:
      certain === atMost
        ? String(certain)
        : fillIn(words.perhaps, { certain: String(certain), atMost: String(atMost) }),
    because: unsure.flatMap(({ when }) => Object.keys(when).map((question) => words.unsure[question] ?? '')),
    minimum: worded(points, tables.minimum),
  }
}

/** The given answers in the words of the page, in its order. */
export const saidAnswers = (
  tool: ToolPage,
  answers: Answers,
  isWanted: (question: string) => boolean = () => true,
): SaidAnswer[] =>
  tool.questions.flatMap(({ id, text }) => {
    const answer = answers[id]
    return answer !== undefined && isWanted(id)
      ? [{ question: text, answer: answerText(tool, id, answer) }]
      : []
  })

/** The question as it stands alone; those of a sentence have a text of their own for it. */
export const questionText = ({ words, questions }: ToolPage, question: string): string =>
  words.questions[question] ?? questions.find(({ id }) => id === question)?.text ?? question

/** The text of an answer; an unknown one stays as it is. */
export const answerText = (tool: ToolPage, question: string, answer: string): string =>
  choiceText(tool, question, answer) ?? answer

function choiceText(tool: ToolPage, question: string, answer: string): string | undefined {
  const { options = [], countries = [] } = tool.questions.find(({ id }) => id === question) ?? {}
  return countries.find(({ code }) => code === answer)?.name ?? options.find(({ id }) => id === answer)?.text
}

/** Reasons why answers of a link or of an earlier choice are gone: they do not fit the others, or they are unknown. */
export function droppedText(tool: ToolPage, dropped: Answers): string {
  const { words } = tool
  const all = Object.entries(dropped)
  const unfit = all.flatMap(([question, answer]) => choiceText(tool, question, answer) ?? [])
  const unread = all.filter(([question, answer]) => choiceText(tool, question, answer) === undefined)
  const gaps = unread.map(([question]) => gapText(tool, question))
  return [
    ...(unfit.length > 0 ? [fillIn(words.dropped, { answers: unfit.join('; ') })] : []),
    ...new Set(gaps),
  ].join(' ')
}

function gapText({ words, questions }: ToolPage, question: string): string {
  const text = questions.find(({ id }) => id === question)?.text
  const name = words.names[question]
  if (!text) return words.unreadPart
  return name ? fillIn(words.unread, { name }) : fillIn(words.unreadAnswer, { name: text })
}

/**
 * One reason a line of the tables; a line that asks for no answer of its own adds only the law not listed yet. The
 * answers of a gate that has no law, because it lets pass, stand with the line behind it.
 */
function reasonsFor(tool: ToolPage, lines: readonly Line[], answers: Answers): Reason[] {
  const reasons: Reason[] = []
  const passed = Object.assign({}, ...lines.filter(({ id }) => !tool.lines[id]).map(({ when }) => when))
  for (const { id, when } of lines) {
    const line = tool.lines[id]
    if (!line) continue
    const isRow = id === lines.at(-1)?.id
    const said = saidAnswers(tool, answers, (question) => question in when || (isRow && question in passed))
    const told = new Set(said.length > 0 ? [] : reasons.flatMap(({ law }) => law.map(({ text }) => text)))
    const law = line.law.filter(({ text }) => !told.has(text))
    const points = pointsOfLine(tool, id)
    if (said.length > 0 || law.length > 0)
      reasons.push({
        id,
        answers: said,
        law,
        since: line.since,
        ...(line.until && { until: line.until }),
        ...(points && { points }),
      })
  }
  return reasons
}

function pointsOfLine({ tables, points, words }: ToolPage, id: string): string | undefined {
  const line = 'points' in tables ? tables.points.find((candidate) => candidate.id === id) : undefined
  if (!line || !points) return undefined
  return phraseOf(points, words.range, line)
}

/** The words for a number of points: "2 points". */
const worded = (points: ToolPage['points'], count: number): string => points?.[count] ?? ''

/** "2 points", or "1 to 2 points". */
function phraseOf(
  points: readonly string[],
  range: string,
  { certain, atMost }: { certain: number; atMost: number },
): string {
  const most = worded(points, atMost)
  return certain === atMost ? most : fillIn(range, { certain: String(certain), atMost: most })
}

function waysUpFrom({ tables, steps = [], points }: ToolPage, answers: Answers): WayUp[] {
  const asked = withCountryGroups(tables.questions, answers)
  return stepsUp(tables, steps, answers).map((taken) => {
    const { certain } = pointsOf(tables, Object.assign({}, asked, ...taken.map(({ change }) => change)))
    return { steps: taken.map(({ text }) => text), points: worded(points, certain) }
  })
}

function runtimeValues(tool: ToolPage, asked: Answers, waysUp: readonly WayUp[]): Record<string, string> {
  const { tables, points, words, language } = tool
  if (!points) return {}
  const sum = pointsOf(tables, asked)
  // One part needs no conjunction, and to make a format costs an old phone milliseconds.
  const list = (type: Intl.ListFormatType, [part = '', ...others]: readonly string[]) =>
    others.length === 0 ? part : new Intl.ListFormat(language, { type }).format([part, ...others])
  return {
    points: phraseOf(points, words.range, sum),
    pointsCertain: worded(points, sum.certain),
    pointsAtMost: worded(points, sum.atMost),
    steps: list(
      'disjunction',
      waysUp.map(({ steps }) => list('conjunction', steps)),
    ),
  }
}
