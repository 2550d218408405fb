import { addUp, amountIn, amountText } from '#build/articles/add-up.ts'
import { factsIn, fillInFigures, hasNextFigures } from '#build/articles/fill-in-figures.ts'
import { isOwn } from '#contracts/plan/case-steps.ts'
import { readerOf } from '#contracts/plan/plan-address.ts'
import { groupBy } from '#contracts/tables/group-by.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { Language } from '#contracts/values/language.ts'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { currentPassages, daysIn, hasEnded, lastDay } from '#src/content/dated-text.ts'
import { citedPages, datedText, formatFigure, missingText } from '#src/content/fact-text.ts'
import { type Fact, STATUTES } from '#src/content/facts/fact.ts'
import { getFact } from '#src/content/facts.ts'
import { isCheckName, type ToolName } from '#src/content/law/tool-names.ts'
import type {
  EffortTexts,
  LineTexts,
  OutcomeTexts,
  PlanLineTexts,
  ToolTexts,
} from '#src/content/law/tool-page.ts'
import type {
  Basis,
  Card,
  Check,
  Hint,
  Law,
  LawRow,
  Outcome,
  PlanFigure,
  PlanLine,
  PlanStep,
  PointsStep,
  Question,
  When,
} from '#src/content/law/tools.ts'
import { longDate } from '#src/content/long-date.ts'
import { SITE_DAY } from '#src/content/site-day.ts'
import { joinedAnswers, textOfAnswer } from './answer-texts.ts'
import { citationsOf } from './citations.ts'
import { cardTables } from './decision-tables.ts'
import { diagramOf, tablesOf } from './diagram.ts'
import { isHintShown, linesFor, removeBrackets } from './shown-lines.ts'

export const localizeAnyTool = (law: Law, name: ToolName, language: Language): ToolTexts =>
  isCheckName(name) ? localizeCheck(law, name, language) : localizeCard(law, name, language)

export const localizeCheck = (law: Law, id: Check['id'], language: Language): ToolTexts => {
  const check = law.tools[id]
  const diagram = diagramOf(law, check)
  return {
    ...localizeTool(law, check, language, lastDaysOf(check), joinedAnswers(check, diagram)),
    effort: localizeEffort(law, check, language),
    lead: law.words[language].leads[id],
    sentence: check.sentence,
    ...(check.listed && { listed: check.listed }),
    groups: [{ title: null, questions: othersThan(check.sentence, check) }],
    tables: tablesOf(law, check),
    lines: Object.fromEntries(
      rulingsOf(check).map(({ id, law: bases, validFrom, validUntil }) => [
        id,
        {
          law: citeLaw(law, bases, language),
          since: longDate(validFrom, language),
          ...(validUntil && hasEnded(validUntil) && { until: longDate(lastDay(validUntil), language) }),
        },
      ]),
    ) as Readonly<Record<string, LineTexts>>,
  }
}

export const rulingsOf = ({ gates, rows }: Check): LawRow[] => [
  ...gates.filter((gate): gate is LawRow => gate.outcome !== null),
  ...rows,
]

/**
 * Maps each outcome whose rules have all ended to the `validUntil` of its first rule: a date, or the name of a figure
 * that holds the date.
 */
export function lastDaysOf(check: Check): ReadonlyMap<string, string> {
  const outcomes = groupBy(rulingsOf(check), ({ outcome }) => outcome)
  return new Map(
    [...outcomes].flatMap(([outcome, rows]) => {
      const last = rows.flatMap(({ validUntil }) => (validUntil && hasEnded(validUntil) ? [validUntil] : []))
      return last[0] && last.length === rows.length ? [[outcome, last[0]] as const] : []
    }),
  )
}

export function localizeCard(
  law: Law,
  id: Card['id'],
  language: Language,
): Required<Omit<ToolTexts, 'listed'>> {
  const card = law.tools[id]
  const { gates, ways, language: conditions, points, results, validFrom } = card
  const since = longDate(validFrom, language)
  const tables = cardTables(card)
  const most = mostPoints(tables.points)
  return {
    ...localizeTool(law, card, language),
    effort: localizeEffort(law, card, language),
    lead: law.words[language].leads[id],
    sentence: [],
    groups: card.groups.map((group) => ({ title: group[language], questions: group.questions })),
    tables,
    lines: Object.fromEntries(
      [...gates, ...ways, ...conditions, ...points, ...results].map(({ id: line, law: bases }) => [
        line,
        { law: citeLaw(law, bases, language), since },
      ]),
    ) as Readonly<Record<string, LineTexts>>,
    steps: card.steps.map((step: PointsStep) => ({
      id: step.id,
      when: step.when,
      change: step.change,
      text: localize(step[language], language),
    })),
    points: Array.from({ length: most + 1 }, (_, value) => formatFigure({ value, unit: 'points' }, language)),
  }
}

const othersThan = (sentence: readonly string[], { questions }: Check) =>
  questions.map(({ id }) => id).filter((id) => !sentence.includes(id))

/** Returns the highest possible number of points: only one row per question counts. */
const mostPoints = (points: readonly { when: When; atMost: number }[]): number =>
  [...groupBy(points, ({ when }) => Object.keys(when).join()).values()].reduce(
    (sum, lines) => sum + Math.max(...lines.map(({ atMost }) => atMost)),
    0,
  )

const localizeEffort = (law: Law, tool: Card | Check, language: Language): EffortTexts => ({
  figures: linesFor(tool, law.plan.figures).map((line) => ({
    ...localizePlanLine(law, line, language),
    of: line.of,
    ...(line.way && { way: line.way }),
    figure: sumText(line, language),
  })),
  times: linesFor(tool, law.plan.times).map((line) => localizePlanLine(law, line, language)),
  costs: linesFor(tool, law.plan.costs).map((line) => localizePlanLine(law, line, language)),
})

/**
 * Returns the sum of a line's figures, such as "2 months + 7 weeks".
 *
 * @throws if a figure is a day
 */
function sumText({ id, sum }: PlanFigure, language: Language): string {
  const fail = (problem: string) => new Error(`plan ${id}: ${problem}`)
  const amounts = sum.map((fact) => amountIn(getFact(fact), fail))
  return [...groupBy(amounts, ({ unit }) => unit).values()]
    .map((ofOneUnit) => amountText(addUp(ofOneUnit, fail), language).replaceAll(' ', '\u00a0'))
    .join('\u00a0+ ')
}

export function localizePlanLine(
  law: Law,
  line: PlanLine,
  language: Language,
  beside?: PlanStep['takes'],
): PlanLineTexts {
  const { tool: _, ...when } = line.when
  const facts = [...factsIn(currentPassages(line[language])), ...(beside ? [beside] : [])].map(getFact)
  const pages = citedPages(facts, [], language).map(({ text, link }) => ({ text, link }))
  return {
    id: line.id,
    when: when as When,
    text: localize(line[language], language),
    sources: [...pages, ...(line.law ?? []).flatMap(({ ref }) => citationsOf(ref, language, law.notes))],
    notices: noticesOf(facts, language),
  }
}

/** Returns the distinct notices of figures. If a figure lacks this year's amount, adds a sentence that says so. */
function noticesOf(facts: readonly Fact[], language: Language): string[] {
  const missing = missingText(facts, language)
  return [
    ...new Set(facts.flatMap(({ notice }) => notice?.[language] ?? [])),
    ...(missing ? [`${missing.charAt(0).toLocaleUpperCase(language)}${missing.slice(1)}.`] : []),
  ]
}

interface Tool {
  readonly id: ToolName
  readonly questions: readonly Question[]
  readonly outcomes: Readonly<Record<string, Outcome>>
  readonly hints: readonly Hint[]
}

const localizeTool = (
  law: Law,
  { id: tool, questions, outcomes, hints }: Tool,
  language: Language,
  ends: ReadonlyMap<string, string> = new Map(),
  joined: ReadonlyMap<string, string[]> = new Map(),
) => ({
  id: tool,
  language,
  words: law.words[language].page,
  questions: questions.map((question) => localizeQuestion(law, question, language, joined.get(question.id))),
  outcomes: Object.fromEntries(
    Object.entries(outcomes).map(([id, outcome]) => [
      id,
      localizeOutcome(law, { ...outcome, tool }, language, ends.get(id)),
    ]),
  ) as Readonly<Record<string, OutcomeTexts>>,
  hints: hints
    .filter((hint) => isHintShown(hint, language))
    .map(({ id, when, only, atGate, deadline, event, first, law: bases, [language]: text }) => ({
      id,
      when,
      ...(only && { only }),
      ...(atGate && { atGate }),
      ...(deadline && { deadline }),
      ...(event && { event }),
      ...(first && { first }),
      ...(removeBrackets(text).includes('@next') && { isNextYear: true as const }),
      text: localize(text, language),
      law: citeLaw(law, bases, language),
    })),
  lawAsOf: datedText({ sources: ['§ 18 AufenthG'], ...STATUTES }, language),
  footer: law.words[language].footer,
})

const localizeQuestion = (
  law: Law,
  question: Question,
  language: Language,
  joined: readonly string[] = [],
) => {
  const optionTexts = (id: string) => {
    const text = textOfAnswer(question, id, language)
    const goodUntil = lastValidDay(factsIn(text).map(getFact))
    return { id, text: localize(text, language), ...(goodUntil && { goodUntil }) }
  }
  return {
    id: question.id,
    text: localize(question[language], language),
    ...(question.note && { note: localize(question.note[language], language) }),
    ...(question.help && {
      help: { to: question.help.to[language], text: localize(question.help.text[language], language) },
    }),
    ...(question.label && { label: question.label[language] }),
    options: question.options.map(({ id }) => optionTexts(id)),
    ...(joined.length > 0 && { joined: joined.map(optionTexts) }),
    ...(question.groups && {
      groups: question.groups.map(({ id, options, ask, whole, ...group }) => ({
        id,
        options,
        text: group[language],
        ask: ask[language],
        ...(whole && { whole: whole[language] }),
      })),
    }),
    ...(question.events && { events: eventsBehind(law, question.events, language) }),
    ...(question.countries && {
      countries: countriesIn(law, language),
      oftenAsked: oftenAskedIn(law, language),
    }),
  }
}

const eventsBehind = ({ events }: Law, given: Readonly<Record<string, string>>, language: Language) =>
  Object.entries(given).flatMap(([behind, id]) =>
    events.flatMap((event) => (event.id === id ? [{ id, behind, text: event[language] }] : [])),
  )

/** Returns all countries: those at the top of the list (`onTop`), then the others, both in alphabetical order. */
const countriesIn = ({ countries, onTop }: Law, language: Language) =>
  sortCountries(countries, onTop, language).map(({ code, name }) => ({ code, name: name[language] }))

/** Returns the codes of `oftenAsked` in alphabetical order, after the first one for readers of the language. */
const oftenAskedIn = ({ countries, oftenAsked, firstIn }: Law, language: Language) =>
  sortCountries(
    countries.filter(({ code }) => oftenAsked.includes(code)),
    [firstIn[language]],
    language,
  ).map(({ code }) => code)

const sortCountries = (
  countries: Law['countries'],
  first: readonly (string | undefined)[],
  language: Language,
) =>
  [...countries].sort(
    (one, other) =>
      Number(first.includes(other.code)) - Number(first.includes(one.code)) ||
      one.name[language].localeCompare(other.name[language], language),
  )

function localizeOutcome(
  law: Law,
  outcome: Outcome & { readonly tool: ToolName },
  language: Language,
  end?: string,
): OutcomeTexts {
  const { journey, to, guides, forAdvice = false } = outcome
  const kind = end ? 'ask' : outcome.kind
  const mark = englishMark(to[language], language)
  const texts = end ? endedText(law, outcome[language], end, language) : outcome[language]
  const facts = factsIn(currentPassages(texts.title + texts.text + texts.next)).map(getFact)
  return {
    kind,
    journey,
    title: localize(texts.title, language),
    text: localize(texts.text, language),
    next: { text: localize(texts.next, language), to: to[language], ...(mark && { mark }) },
    guides: [...new Set(guides.map((slug) => guideIn(law, slug, language)))],
    forAdvice,
    plan: planOf(law, outcome),
    notices: noticesOf(facts, language),
    goodUntil: lastValidDay(facts) ?? null,
  }
}

/** Returns what the reader finds in the plan of an outcome: steps, only papers, or neither. */
export function planOf(
  { plan: { steps, papers } }: Pick<Law, 'plan'>,
  { tool, journey }: Pick<Outcome, 'journey'> & { readonly tool: ToolName },
): OutcomeTexts['plan'] {
  const reader = readerOf(tool)
  const isShown = ({ when }: PlanLine) =>
    when.journey?.includes(journey) && (when.tool ?? [tool]).includes(tool)
  if (steps.some((step) => isOwn(step, reader) && isShown(step))) return 'steps'
  return papers.some(isShown) ? 'papers' : null
}

/**
 * Returns the last day (ISO date) on which all figures are known to be in force; undefined if no end is known. Ignores
 * figures whose value is a past date, and figures with a notice.
 */
const lastValidDay = (facts: readonly Fact[]): string | undefined =>
  facts
    .flatMap(({ value, unit, successorDue, validUntil, notice }) =>
      notice || (unit === 'date' && String(value) < SITE_DAY) ? [] : (validUntil ?? successorDue ?? []),
    )
    .sort()[0]

/**
 * Returns the texts of an outcome whose rules have ended. If the outcome's own text has a passage for the day `end`,
 * its texts are returned unchanged. Otherwise, a general title and text replace its own.
 */
function endedText(law: Law, texts: Outcome[Language], end: string, language: Language) {
  if (daysIn(texts.text).includes(end)) return texts
  const { title, text } = law.words[language].ended
  return { title: fillIn(title, { day: longDate(lastDay(end), language) }), text, next: texts.next }
}

/** Returns the guide that replaces a guide in a language, or the guide itself. */
const guideIn = ({ replacements }: Law, slug: string, language: Language): string =>
  replacements[language]?.[slug]?.split('#')[0] ?? slug

/** Marks a link to a page of this site that does not exist in the language. */
export const englishMark = (to: string, language: Language): string =>
  to.startsWith('/') && pathLanguage(to) !== language ? ' (İngilizce)' : ''

export const citeLaw = ({ notes }: Law, bases: readonly Basis[], language: Language) =>
  bases.flatMap(({ ref, mark }) =>
    citationsOf(ref, language, notes).map((citation) => ({ ...citation, mark })),
  )

const SIGN_OF_LAW = /(§|Abs\.|Nr\.|Satz|[Ss]ections?) (?=\d)/g

/**
 * Returns the text for `SITE_DAY`, with figures filled in. Omits a part in brackets that names an unknown next value
 * (`@next`). Keeps the placeholders that the page fills in. Joins signs such as "§" to their numbers, and "(2026)" to
 * brackets that follow it.
 */
export const localize = (text: string, language: Language): string =>
  fillInFigures(
    currentPassages(text).replace(/\[([^\]]*)\]/g, (_, part: string) => (hasNextFigures(part) ? part : '')),
    language,
  )
    .replace(SIGN_OF_LAW, '$1\u00a0')
    .replace(/ \((20\d\d)\) \(/g, ' ($1; ')
