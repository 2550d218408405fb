import { groupBy } from '#contracts/tables/group-by.ts'
import { daysIn, isOver, lastDay, standingText } from '#src/content/dated-text.ts'
import { citedPages, datedText, formatFigure, missingText } from '#src/content/fact-text.ts'
import { type Fact, STATUTES } from '#src/content/facts/fact.ts'
import { FACTS, type FactName, factNamed } from '#src/content/facts.ts'
import { PLAN } from '#src/content/law/plan/plan.ts'
import { longDate } from '#src/content/long-date.ts'
import { SITE_DAY } from '#src/content/site-day.ts'
import { guideIn } from './addresses.ts'
import { type Citation, citationsOf } from './citations.ts'
import { COUNTRIES, ON_TOP } from './countries.ts'
import type {
  Basis,
  Card,
  Check,
  Hint,
  LawRow,
  Mark,
  Outcome,
  PlanLine,
  PlanStep,
  PointsStep,
  Question,
  Texts,
  ToolLanguage,
  When,
} from './law.ts'
import { cardTables, checkTables } from './tables.ts'
import { CARD_LEAD, CHECK_LEADS, type Lead, TOOL_WORDS } from './words.ts'

/** Stands under every result, in the size of its text: what the result is, and what it is not. */
export const FOOTER: Readonly<Record<ToolLanguage, string>> = {
  en: 'General information from the answers you chose. It is not a check of your case and not legal advice. The authority decides.',
  de: 'Allgemeine Information zu den Antworten, die Sie gewählt haben. Keine Prüfung Ihres Falls und keine Rechtsberatung. Es entscheidet die Behörde.',
  tr: 'Seçtiğiniz yanıtlara göre genel bilgidir. Durumunuzun incelenmesi ve hukuki danışmanlık değildir. Kararı makam verir.',
}

/** Text for a rule after its last day, where no text says what follows. */
export const ENDED: Readonly<Record<ToolLanguage, { readonly title: string; readonly text: string }>> = {
  en: {
    title: 'This rule applied until {day}',
    text: 'What follows is not known to us; ask your authority.',
  },
  de: {
    title: 'Diese Regel galt bis {day}',
    text: 'Was danach kommt, ist uns nicht bekannt; fragen Sie Ihre Behörde.',
  },
  tr: {
    title: 'Bu kural {day} gününe kadar geçerliydi',
    text: 'Sonrasını bilmiyoruz; makamınıza sorun.',
  },
}

/** Names that a page replaces with the results of a visitor's answers. */
export const RUNTIME_NAMES = ['points', 'pointsCertain', 'pointsAtMost', 'steps'] as const

/** The law of a line of the tables, and in words the day from which it has held and, if it is over, its last. */
export interface WordedLine {
  readonly law: readonly (Citation & { readonly mark: Mark })[]
  readonly since: string
  readonly until?: string
}

export interface WordedOutcome {
  readonly kind: Outcome['kind']
  readonly journey: Outcome['journey']
  readonly title: string
  readonly text: string
  readonly next: { readonly text: string; readonly to: string }
  readonly guides: readonly string[]
  readonly forAdvice: boolean
  /** Notes on its figures that readers must know before they rely on them. */
  readonly notices: readonly string[]
  /** The last day for which all its figures are known to hold (ISO). */
  readonly goodUntil: string | null
}

/** A quick check in one language, its figures filled in: all that a page needs of it. */
export const wordedCheck = (check: Check, language: ToolLanguage) => ({
  ...spoken(check, language, endsOf(check)),
  effort: wordedEffort(check, language),
  lead: CHECK_LEADS[check.id][language],
  sentence: check.sentence,
  listed: check.listed,
  groups: [{ title: null, questions: othersThan(check.sentence, check) }],
  tables: checkTables(check),
  lines: Object.fromEntries(
    rulingsOf(check).map(({ id, law, validFrom, validUntil }) => [
      id,
      {
        law: cited(law, language),
        since: longDate(validFrom, language),
        ...(validUntil && isOver(validUntil) && { until: longDate(lastDay(validUntil), language) }),
      },
    ]),
  ) as Readonly<Record<string, WordedLine>>,
})

/** The gates that stop, and the rows: each leads to an outcome. */
export const rulingsOf = ({ gates, rows }: Check): LawRow[] => [
  ...gates.filter((gate): gate is LawRow => gate.outcome !== null),
  ...rows,
]

/** The outcomes of which every rule is over on the day of the site, each with the figure of their last day. */
export function endsOf(check: Check): ReadonlyMap<string, FactName> {
  const outcomes = groupBy(rulingsOf(check), ({ outcome }) => outcome)
  return new Map(
    [...outcomes].flatMap(([outcome, rows]) => {
      const last = rows.flatMap(({ validUntil }) => (validUntil && isOver(validUntil) ? [validUntil] : []))
      return last[0] && last.length === rows.length ? [[outcome, last[0]] as const] : []
    }),
  )
}

/** The same of the points calculator, with its steps and the words for every number of points. */
export function wordedCard(card: Card, language: ToolLanguage) {
  const { gates, ways, language: conditions, points, results, validFrom } = card
  const since = longDate(validFrom, language)
  const tables = cardTables(card)
  const most = mostPoints(tables.points)
  return {
    ...spoken(card, language),
    effort: wordedEffort(card, language),
    lead: CARD_LEAD[language],
    sentence: [],
    listed: [],
    groups: card.groups.map((group) => ({ title: group[language], questions: group.questions })),
    tables,
    lines: Object.fromEntries(
      [...gates, ...ways, ...conditions, ...points, ...results].map(({ id, law }) => [
        id,
        { law: cited(law, language), since },
      ]),
    ) as Readonly<Record<string, WordedLine>>,
    steps: card.steps.map((step: PointsStep) => ({
      id: step.id,
      when: step.when,
      change: step.change,
      text: filledIn(step[language], language),
    })),
    points: Array.from({ length: most + 1 }, (_, value) => formatFigure({ value, unit: 'points' }, language)),
  }
}

/** A tool in one language, whichever it is. */
export interface WordedTool extends ReturnType<typeof spoken> {
  readonly lead: Lead
  readonly effort: WordedEffort
  readonly tables: ReturnType<typeof checkTables> | ReturnType<typeof cardTables>
  readonly lines: Readonly<Record<string, WordedLine>>
  /** The questions that are asked as one sentence. */
  readonly sentence: readonly string[]
  /** The order of the questions in the list without script. */
  readonly listed: readonly string[]
  readonly groups: readonly { readonly title: string | null; readonly questions: readonly string[] }[]
  readonly steps?: ReturnType<typeof wordedCard>['steps']
  /** The words for every number of points, from none. */
  readonly points?: readonly string[]
}

const othersThan = (sentence: readonly string[], { questions }: Check) =>
  questions.map(({ id }) => id).filter((id) => !sentence.includes(id))

/** Sum of the most points of each question: only one line of a question counts. */
const mostPoints = (points: readonly { when: When; atMost: number }[]): number =>
  [...groupBy(points, ({ when }) => Object.keys(when).join()).values()].reduce(
    (sum, lines) => sum + Math.max(...lines.map(({ atMost }) => atMost)),
    0,
  )

/** A line of the plan in one language; its sources are the pages of its figures and its law. */
export interface WordedPlanLine {
  readonly id: string
  readonly when: When
  readonly text: string
  readonly sources: readonly Citation[]
  readonly notices: readonly string[]
}

/** The time that a result takes, and its costs. */
export interface WordedEffort {
  readonly times: readonly WordedPlanLine[]
  readonly costs: readonly WordedPlanLine[]
}

/** A usual duration: from, to, and the unit. */
export interface Span {
  readonly least: number
  readonly most: number
  readonly unit: 'days' | 'weeks' | 'months' | 'years'
  readonly text: string
}

/** The steps after a result, with the papers and the offices. The German name of a paper stands beside its own. */
export interface WordedPlan {
  readonly steps: readonly (WordedPlanLine & { readonly takes?: Span })[]
  readonly periods: readonly (WordedPlanLine & { readonly on?: string })[]
  readonly papers: readonly (WordedPlanLine & { readonly german?: string })[]
  readonly offices: readonly (WordedPlanLine & { readonly german?: string; readonly link?: string })[]
}

/** The lines of the plan that results of a tool can have. */
export function linesFor<Line extends PlanLine>(
  { id, outcomes }: { id: string; outcomes: Readonly<Record<string, Pick<Outcome, 'journey'>>> },
  lines: readonly Line[],
): Line[] {
  const journeys = new Set(Object.values(outcomes).map(({ journey }) => journey))
  return lines.filter(
    ({ when: { tool = [id], journey } }) =>
      tool.some((one) => one === id) && journey.some((one) => journeys.has(one)),
  )
}

const wordedEffort = (tool: Card | Check, language: ToolLanguage): WordedEffort => ({
  times: linesFor(tool, PLAN.times).map((line) => wordedLine(line, language)),
  costs: linesFor(tool, PLAN.costs).map((line) => wordedLine(line, language)),
})

/** The words that a page loads once somebody wants to take the next steps along. */
export function wordedPlan(tool: Card | Check, language: ToolLanguage): WordedPlan {
  const german = ({ de }: PlanLine) => (language === 'de' ? {} : { german: filledIn(de, 'de') })
  return {
    steps: linesFor(tool, PLAN.steps).map((line) => ({
      ...wordedLine(line, language, line.takes),
      ...(line.takes && { takes: spanOf(line.takes, language) }),
    })),
    periods: linesFor(tool, PLAN.periods).map((line) => ({
      ...wordedLine(line, language),
      ...(line.on && { on: String(factNamed(line.on).value) }),
    })),
    papers: linesFor(tool, PLAN.papers).map((line) => ({ ...wordedLine(line, language), ...german(line) })),
    offices: linesFor(tool, PLAN.offices).map((line) => ({
      ...wordedLine(line, language),
      ...german(line),
      ...(line.link && { link: line.link }),
    })),
  }
}

function wordedLine(line: PlanLine, language: ToolLanguage, beside?: PlanStep['takes']): WordedPlanLine {
  const { tool: _, ...when } = line.when
  const facts = [...factsIn(standingText(line[language])), ...(beside ? [beside] : [])].map(factNamed)
  const pages = citedPages(facts, [], language).map(({ text, link }) => ({ text, link }))
  return {
    id: line.id,
    when: when as When,
    text: filledIn(line[language], language),
    sources: [...pages, ...(line.law ?? []).flatMap(({ ref }) => citationsOf(ref, language))],
    notices: noticesOf(facts, language),
  }
}

/** Notices of figures for readers, each once, and a sentence where the amount of the present year is missing. */
function noticesOf(facts: readonly Fact[], language: ToolLanguage): string[] {
  const missing = missingText(facts, language)
  return [
    ...new Set(facts.flatMap(({ notice }) => notice?.[language] ?? [])),
    ...(missing ? [`${missing.charAt(0).toLocaleUpperCase(language)}${missing.slice(1)}.`] : []),
  ]
}

/** @throws when the figure is no length of time */
function spanOf(name: FactName, language: ToolLanguage): Span {
  const fact = factNamed(name)
  const { value, unit } = fact
  if (unit !== 'days' && unit !== 'weeks' && unit !== 'months' && unit !== 'years')
    throw new Error(`"${name}" is no length of time.`)
  const [least, most] = typeof value === 'number' ? [value, value] : [Number(value[0]), Number(value[1])]
  return { least, most, unit, text: formatFigure(fact, language) }
}

interface Tool {
  readonly id: Check['id'] | 'card'
  readonly questions: readonly Question[]
  readonly outcomes: Readonly<Record<string, Outcome>>
  readonly hints: readonly Hint[]
}

const spoken = (
  { id, questions, outcomes, hints }: Tool,
  language: ToolLanguage,
  ends: ReadonlyMap<string, FactName> = new Map(),
) => ({
  id,
  language,
  words: TOOL_WORDS[language],
  questions: questions.map((question) => wordedQuestion(question, language)),
  outcomes: Object.fromEntries(
    Object.entries(outcomes).map(([id, outcome]) => [id, wordedOutcome(outcome, language, ends.get(id))]),
  ) as Readonly<Record<string, WordedOutcome>>,
  hints: hints
    .filter((hint) => isComplete(hint[language].replace(/\[[^\]]*\]/g, '')))
    .map(({ id, when, only, atGate, law, [language]: text }) => ({
      id,
      when,
      ...(only && { only }),
      ...(atGate && { atGate }),
      text: filledIn(text, language),
      law: cited(law, language),
    })),
  lawAsOf: datedText({ sources: ['§ 18 AufenthG'], ...STATUTES }, language),
  footer: FOOTER[language],
})

const wordedQuestion = (question: Question, language: ToolLanguage) => ({
  id: question.id,
  text: filledIn(question[language], language),
  ...(question.note && { note: question.note[language] }),
  options: question.options.map((option) => ({ id: option.id, text: filledIn(option[language], language) })),
  ...(question.groups && {
    groups: question.groups.map((group) => ({
      text: group[language],
      options: group.options,
      ...(group.behind && { behind: group.behind[language] }),
    })),
  }),
  ...(question.byCountry && { countries: countriesIn(language) }),
})

/** The countries by their names, in the order of the language behind those on top. */
const countriesIn = (language: ToolLanguage) =>
  COUNTRIES.map((country) => ({ code: country.code, name: country[language] })).sort(
    (one, other) =>
      Number(ON_TOP.includes(other.code)) - Number(ON_TOP.includes(one.code)) ||
      one.name.localeCompare(other.name, language),
  )

function wordedOutcome(outcome: Outcome, language: ToolLanguage, end?: FactName): WordedOutcome {
  const { journey, to, guides, forAdvice = false } = outcome
  const kind = end ? 'ask' : outcome.kind
  const said = end ? endedText(outcome[language], end, language) : outcome[language]
  const facts = factsIn(standingText(said.title + said.text + said.next)).map(factNamed)
  const ends = facts.flatMap(({ value, unit, successorDue, validUntil, notice }) =>
    notice || (unit === 'date' && String(value) < SITE_DAY) ? [] : (validUntil ?? successorDue ?? []),
  )
  return {
    kind,
    journey,
    title: filledIn(said.title, language),
    text: filledIn(said.text, language),
    next: { text: filledIn(said.next, language) + inEnglish(to, language), to: to[language] },
    guides: [...new Set(guides.map((slug) => guideIn(slug, language)))],
    forAdvice,
    notices: noticesOf(facts, language),
    goodUntil: ends.sort()[0] ?? null,
  }
}

/** The text of a rule that is over: the one that is written for it, or the sentence that holds for all. */
const endedText = (said: Outcome[ToolLanguage], end: FactName, language: ToolLanguage) =>
  daysIn(said.text).includes(end)
    ? said
    : {
        title: ENDED[language].title.replace('{day}', longDate(lastDay(end), language)),
        text: ENDED[language].text,
        next: said.next,
      }

/** Says of a guide that it is not there in Turkish. */
const inEnglish = ({ en, tr }: Texts, language: ToolLanguage): string =>
  language === 'tr' && tr === en && en.startsWith('/') ? ' (İngilizce)' : ''

const cited = (laws: readonly Basis[], language: ToolLanguage) =>
  laws.flatMap(({ ref, mark }) => citationsOf(ref, language).map((citation) => ({ ...citation, mark })))

/** Text before the number of a section: "§ 24", "Abs. 2". */
const SIGN_OF_LAW = /(§|Abs\.|Nr\.|Satz|[Ss]ections?) (?=\d)/g

const PLACEHOLDER = /\{(\w+(?:@\w+)?)(?::(phrase|dative|figure|year|status))?\}/g

/**
 * Fills in the figures of the registry, also the year in which one begins (`:year`) and the day of its source
 * (`:status`); what stands in brackets is left out where a figure in it has no value to follow (`@next`). What the
 * answers come to stays in its braces. No line ends behind the sign of a section.
 */
const filledIn = (text: string, language: ToolLanguage): string =>
  standingText(text)
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isComplete(part) ? part : ''))
    .replace(PLACEHOLDER, (braces, name, form = 'phrase') => {
      if (!isFact(name)) return braces
      const fact = factNamed(name)
      if (form === 'year') return (fact.validFrom ?? '').slice(0, 4)
      return form === 'status' ? datedText(fact, language) : formatFigure(fact, language, form)
    })
    .replace(SIGN_OF_LAW, '$1\u00a0')

/** Tells whether the successors of all figures in a text are known today. */
const isComplete = (text: string): boolean =>
  [...text.matchAll(PLACEHOLDER)].every(([, name = '']) => !name.endsWith('@next') || isFact(name))

/** The figures that a text states. */
export const factsIn = (text: string): FactName[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (isFact(name) ? [name] : []))),
]

const isFact = (name: string): name is FactName => Object.hasOwn(FACTS, name)
