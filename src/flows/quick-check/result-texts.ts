import { findImprovements, hintsFor } from '#contracts/tables/advice.ts'
import {
  type AnswerSet,
  type Answers,
  type Condition,
  isPossible,
  matches,
} from '#contracts/tables/answers.ts'
import { membersOf } from '#contracts/tables/questions.ts'
import { findingsOf, type Line, pointQuestions, pointsOf, type Verdict } from '#contracts/tables/verdict.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import type {
  LineTexts,
  OutcomeTexts,
  PlanFigureTexts,
  PlanLineTexts,
  ToolPage,
} from '#src/content/law/tool-page.ts'
import { longDate } from '#src/content/long-date.ts'

export interface AnswerLine {
  readonly question: string
  readonly answer: string
}

/** One reason for the outcome: answers, and the law that applies to them. */
export interface Reason {
  readonly id: string
  readonly answers: readonly AnswerLine[]
  readonly law: LineTexts['law']
  /** First day of the rule, as text. `until` is the last day of a rule that has expired. */
  readonly since: string
  readonly until?: string
  readonly points?: string
  /** Source of the points and their number: "German: 1 point". */
  readonly counted?: string
}

/** Steps that together reach the required points, and the resulting number of points. */
export interface WayUp {
  readonly steps: readonly string[]
  readonly points: string
}

export interface Tally {
  /** Number of points, such as "4", or "4, perhaps 5" if a point is uncertain. */
  readonly number: string
  /** Reasons for the "perhaps", one for each uncertain answer. */
  readonly because: readonly string[]
  /** Required points, such as "6 points". */
  readonly minimum: string
  /** Replaces the count if no result that is still possible depends on points. */
  readonly unneeded?: string
}

export interface ResultTexts {
  readonly id: string
  readonly outcome: OutcomeTexts
  /** Text of the outcome, with its placeholders filled in. */
  readonly text: string
  readonly next: string
  /** Hints about deadlines that may run already. */
  readonly deadlines: readonly ToolPage['hints'][number][]
  /** Warning if figures in the outcome or in the chosen answers may be outdated; otherwise null. */
  readonly lastYear: string | null
  /** Hints directly below the buttons: those marked `first`, and after a `lastYear` warning those with next figures. */
  readonly urgent: readonly ToolPage['hints'][number][]
  /** Notes on the outcome's figures, below the buttons. */
  readonly notices: readonly string[]
  /** The time and the cost of the whole way, as far as figures are known. */
  readonly figures: readonly PlanFigureTexts[]
  readonly times: readonly PlanLineTexts[]
  readonly costs: readonly PlanLineTexts[]
  /** True if the number of points decided the outcome. */
  readonly isCounted: boolean
  readonly reasons: readonly Reason[]
  /** Answers to questions that bring points, but brought none. */
  readonly unscored: readonly AnswerLine[]
  /** Answers that did not affect the outcome. */
  readonly unused: readonly AnswerLine[]
  readonly hints: readonly ToolPage['hints'][number][]
  readonly waysUp: readonly WayUp[]
  readonly guides: readonly { readonly slug: string; readonly title: string; readonly language: string }[]
}

/** Returns the texts of the result, or null if the answers do not lead to a result yet. */
export function describeResult(
  tool: ToolPage,
  { answers, known, verdict }: AnswerSet & { readonly verdict: Verdict | null },
  now: Date,
): ResultTexts | null {
  const { tables } = tool
  const outcome = verdict && tool.outcomes[verdict.outcome]
  if (!outcome) return null
  const { band } = findingsOf(tables, known)
  const isCounted = verdict.lines.some(({ when }) => 'band' in when)
  const waysUp = isCounted && band !== 'reached' ? waysUpFrom(tool, known) : []
  const values = runtimeValues(tool, known, waysUp)
  const reasons = reasonsFor(tool, verdict.lines, answers)
  const figures = linesAfter(tool.effort.figures, outcome, known)
  const times = linesAfter(tool.effort.times, outcome, known)
  const costs = linesAfter(tool.effort.costs, outcome, known)
  const named = new Set(verdict.lines.flatMap(({ when }) => Object.keys(when)))
  const scoring = new Set(isCounted ? pointQuestions(tables) : [])
  const lastYear = lastYearText(tool, outcome, answers, now)
  const all = hintsFor(tables, tool.hints, { answers, known })
  const deadlines = all.filter(({ deadline }) => deadline)
  const hints = all.filter(({ deadline }) => !deadline)
  const urgent = hints.filter(({ first, isNextYear }) => first || (isNextYear && lastYear !== null))
  return {
    id: verdict.outcome,
    outcome,
    text: fillIn(outcome.text, values),
    next: fillIn(outcome.next.text, values) + (outcome.next.mark ?? ''),
    deadlines,
    lastYear,
    urgent,
    notices: outcome.notices,
    figures: (['time', 'cost'] as const).flatMap((kind) => figures.find(({ of }) => of === kind) ?? []),
    times,
    costs,
    isCounted,
    reasons,
    unscored: answersTo(tool, answers, (question) => !named.has(question) && scoring.has(question)),
    unused: answersTo(tool, answers, (question) => !named.has(question) && !scoring.has(question)),
    hints: hints.filter((hint) => !urgent.includes(hint)),
    waysUp,
    guides: outcome.guides.flatMap((slug) => {
      const guide = tool.guides[slug]
      return guide ? [{ slug, ...guide }] : []
    }),
  }
}

/** Returns the lines whose condition matches the answers and the `journey` of the outcome. */
export const linesAfter = <Line extends { readonly when: Condition }>(
  lines: readonly Line[],
  { journey }: Pick<OutcomeTexts, 'journey'>,
  known: Answers,
): Line[] => {
  const tested = { ...known, journey }
  return lines.filter(({ when }) => matches(when, tested))
}

function lastYearText(
  { words, language, questions }: ToolPage,
  outcome: OutcomeTexts,
  answers: Answers,
  now: Date,
): string | null {
  const given = questions.flatMap(({ id, options, joined = [] }) =>
    [...options, ...joined].filter((option) => option.id === answers[id]),
  )
  const [goodUntil] = [outcome, ...given].flatMap((stated) => stated.goodUntil ?? []).sort()
  if (goodUntil === undefined || goodUntil >= dayInBerlin(now)) return null
  return fillIn(words.lastYear, { day: longDate(goodUntil, language) })
}

/** Returns the texts for the number of points, or null if the tool does not count points. */
export function tallyOf({ tables, points, words }: ToolPage, known: Answers): Tally | null {
  if (!points || !tables.points || tables.minimum === undefined) return null
  const { certain, atMost } = pointsOf(tables, known)
  const found = findingsOf(tables, known)
  const isNeeded = tables.rows.some(({ when }) => 'band' in when && isPossible(when, found))
  return {
    number: certain === atMost ? String(certain) : fillIn(words.perhaps, { certain, atMost }),
    because: openQuestions(tables, known).map((question) => words.unsure[question] ?? ''),
    minimum: pointsText(points, tables.minimum),
    ...(!isNeeded && { unneeded: words.noPoints }),
  }
}

/** Returns the questions whose answers leave the number of points open. */
const openQuestions = ({ points = [] }: ToolPage['tables'], known: Answers): string[] =>
  points
    .filter((line) => line.certain < line.atMost && matches(line.when, known))
    .flatMap(({ when }) => Object.keys(when))

/** Returns the answered questions that `isWanted` accepts, in full, each with its answer. */
export const answersTo = (
  tool: ToolPage,
  answers: Answers,
  isWanted: (question: string) => boolean = () => true,
): AnswerLine[] =>
  tool.questions
    .filter(({ id }) => isWanted(id))
    .flatMap(({ id }) => {
      const answer = answers[id]
      return answer === undefined
        ? []
        : [{ question: questionText(tool, id), answer: answerText(tool, id, answer) }]
    })

/** Returns the full text of a question, or its short phrase if that is the only text. */
export const questionText = ({ words, questions }: ToolPage, question: string): string =>
  words.questions[question] ?? questions.find(({ id }) => id === question)?.text ?? question

const labelOf = ({ questions }: ToolPage, question: string): string =>
  questions.find(({ id }) => id === question)?.label ?? question

/** Returns the text of an answer, or its id if it is unknown. */
export const answerText = (tool: ToolPage, question: string, answer: string): string =>
  choiceText(tool, question, answer) ?? answer

/** Returns the text of an answer among the others of its group; undefined if it is unknown. */
export const optionText = ({ options, joined = [] }: ToolPage['questions'][number], answer: string) =>
  [...options, ...joined].find(({ id }) => id === answer)?.text

function choiceText({ questions }: ToolPage, id: string, answer: string): string | undefined {
  const question = questions.find((one) => one.id === id)
  if (!question) return undefined
  const { countries = [], groups = [] } = question
  const text = countries.find(({ code }) => code === answer)?.name ?? optionText(question, answer)
  const group = groups.find(({ options }) => membersOf(answer).every((option) => options.includes(option)))
  return text && group?.whole ? fillIn(group.whole, { answer: text }) : text
}

/** Returns a text about dropped answers, which do not fit the others or are unreadable; empty if there are none. */
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
 * Returns the reasons for a result, in table order: for each line with texts (`tool.lines`), its legal citations and
 * the answers that it tests. The reason of the last line also lists the answers tested by lines without texts.
 *
 * A line without answers to list cites only what earlier reasons have not cited, and gets no reason if nothing is left.
 * Points for answers that an earlier reason lists, such as a language that is also required, are added to that reason.
 */
function reasonsFor(tool: ToolPage, lines: readonly Line[], answers: Answers): Reason[] {
  const reasons: Reason[] = []
  const passed = Object.assign({}, ...lines.filter(({ id }) => !tool.lines[id]).map(({ when }) => when))
  for (const { id, when } of lines) {
    const line = tool.lines[id]
    if (!line) continue
    const isRow = id === lines.at(-1)?.id
    const ownAnswers = answersTo(
      tool,
      answers,
      (question) => question in when || (isRow && question in passed),
    )
    const listed = new Set(
      ownAnswers.length > 0 ? [] : reasons.flatMap(({ law }) => law.map(({ text }) => text)),
    )
    const law = line.law.filter(({ text }) => !listed.has(text))
    const points = pointsOfLine(tool, id)
    const counted = points && { points, counted: `${labelOf(tool, Object.keys(when)[0] ?? '')}: ${points}` }
    const place = reasons.findIndex(({ answers }) => counted && covers(answers, ownAnswers))
    const same = reasons[place]
    if (same) reasons[place] = { ...same, law: [...same.law, ...law], ...counted }
    else if (ownAnswers.length > 0 || law.length > 0)
      reasons.push({
        id,
        answers: ownAnswers,
        law,
        since: line.since,
        ...(line.until && { until: line.until }),
        ...counted,
      })
  }
  return reasons
}

const covers = (listed: readonly AnswerLine[], own: readonly AnswerLine[]): boolean =>
  own.every(({ question }) => listed.some((answer) => answer.question === question))

function pointsOfLine({ tables, points, words }: ToolPage, id: string): string | undefined {
  const line = 'points' in tables ? tables.points.find((candidate) => candidate.id === id) : undefined
  if (!line || !points) return undefined
  return phraseOf(points, words.range, line)
}

const pointsText = (points: ToolPage['points'], count: number): string => points?.[count] ?? ''

/** Formats a number of points, such as "2 points" or "1 to 2 points". */
function phraseOf(
  points: readonly string[],
  range: string,
  { certain, atMost }: { certain: number; atMost: number },
): string {
  const most = pointsText(points, atMost)
  return certain === atMost ? most : fillIn(range, { certain, atMost: most })
}

function waysUpFrom({ tables, steps = [], points }: ToolPage, known: Answers): WayUp[] {
  return findImprovements(tables, steps, known).map((taken) => {
    const { certain } = pointsOf(tables, Object.assign({}, known, ...taken.map(({ change }) => change)))
    return { steps: taken.map(({ text }) => text), points: pointsText(points, certain) }
  })
}

function runtimeValues(tool: ToolPage, known: Answers, waysUp: readonly WayUp[]): Record<string, string> {
  const { tables, points, words, language } = tool
  if (!points) return {}
  const sum = pointsOf(tables, known)
  // Creating an `Intl.ListFormat` takes milliseconds on old phones. A single item needs no formatting.
  const list = (type: Intl.ListFormatType, [part = '', ...others]: readonly string[]) =>
    others.length === 0 ? part : new Intl.ListFormat(language, { type }).format([part, ...others])
  const ways = waysUp.map(({ steps }) => list('conjunction', steps))
  return {
    points: phraseOf(points, words.range, sum),
    pointsCertain: pointsText(points, sum.certain),
    pointsAtMost: pointsText(points, sum.atMost),
    steps: list('disjunction', ways),
    nearest: ways[0] ?? '',
    open: list(
      'disjunction',
      openQuestions(tables, known).map((question) => words.open[question] ?? ''),
    ),
  }
}
