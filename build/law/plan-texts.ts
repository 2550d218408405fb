import { matches } from '#contracts/tables/answers.ts'
import { groupBy } from '#contracts/tables/group-by.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { Language } from '#contracts/values/language.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { type FactName, getFact } from '#src/content/facts.ts'
import { JOURNEYS, type Journey } from '#src/content/law/law.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
import type { ToolName } from '#src/content/law/tool-names.ts'
import type { PlanTexts, Span } from '#src/content/law/tool-page.ts'
import type { EventLength, Law, PlanStep } from '#src/content/law/tools.ts'
import { linesFor } from './shown-lines.ts'
import { citeLaw, englishMark, localize, localizePlanLine } from './tool-texts.ts'

/** Returns the plan of a tool in one language: the lines that its results can show, for both readers. */
export function localizePlan(law: Law, id: ToolName, language: Language): PlanTexts {
  const { plan, tools } = law
  const tool = tools[id]
  return {
    steps: linesFor(tool, plan.steps).map((line) => ({
      ...localizePlanLine(law, line, language, line.takes),
      ...pick(line, ['owner', 'kind', 'after', 'way', 'counter', 'by', 'atMost', 'embassy', 'untimed']),
      ...(line.takes && { takes: spanOf(line.takes, language) }),
    })),
    periods: linesFor(tool, plan.periods).map((line) => ({
      ...localizePlanLine(law, line, language),
      ...pick(line, ['owner', 'event']),
    })),
    papers: linesFor(tool, plan.papers).map((line) => ({
      ...localizePlanLine(law, line, language),
      ...pick(line, ['owner', 'way', 'withEmployer']),
      german: localize(counterName(line.de), 'de'),
    })),
    offices: linesFor(tool, plan.offices).map((line) => ({
      ...localizePlanLine(law, line, language),
      ...pick(line, ['owner', 'link']),
      german: localize(line.de, 'de'),
    })),
  }
}

/** Returns the name of a paper for the office: without the advice in brackets. */
export const counterName = (german: string): string => german.replace(/ \([^)]*\)/g, '')

function pick<Line extends object, Name extends keyof Line>(
  line: Line,
  names: readonly Name[],
): Pick<Line, Name> {
  return Object.fromEntries(names.flatMap((name) => (name in line ? [[name, line[name]]] : []))) as Pick<
    Line,
    Name
  >
}

/** Returns the words and events of the plan's page, and the steps of each procedure for readers without scripts. */
export function localizePlanPage(law: Law, language: Language): PlanPage {
  const { events, plan } = law
  return {
    language,
    words: law.planWords[language],
    footer: law.words[language].footer,
    events: events.map((event) => ({
      ...pick(event, ['id', 'group']),
      text: event[language],
      days: event.days.map((day) => ({ id: day.id, text: day[language] })),
      periods: event.periods.map((period) => ({
        id: period.id,
        ...pick(period, ['from', 'back', 'first', 'begins', 'careful', 'special', 'moves']),
        ...period[language],
        ...lengthOf(period.length, language),
        ...(period.how && { how: linkTo(period.how[language], law.planWords[language].period, language) }),
        ...(period.if && {
          if: {
            ...pick(period.if, ['from', 'to']),
            ...(period.if.under && { under: lengthOf(period.if.under, language).length }),
            ...(period.if.over && { over: lengthOf(period.if.over, language).length }),
          },
        }),
        law: citeLaw(law, period.law, language),
      })),
    })),
    procedures: proceduresOf(plan.steps).map(({ journeys, steps }) => ({
      title: titlesOf(law, journeys, language),
      steps: steps.map((line) => ({
        ...pick(localizePlanLine(law, line, language, line.takes), ['id', 'text', 'sources']),
        ...pick(line, ['owner', 'way', 'atMost', 'embassy']),
        ...(line.takes && { takes: spanOf(line.takes, language).text }),
      })),
    })),
  }
}

/** Names the link after the host of an office's page. */
function linkTo(to: string, { how, more }: PlanPage['words']['period'], language: Language) {
  const text = to.startsWith('/')
    ? more + englishMark(to, language)
    : fillIn(how, { site: new URL(to).hostname.replace(/^www\./, '') })
  return { to, text }
}

/** Groups the journeys that have the same steps from abroad or, if they have none there, in Germany. */
function proceduresOf(steps: readonly PlanStep[]) {
  const places = ['abroad', 'de_search', undefined]
  const byJourney = JOURNEYS.map((journey) => {
    const shown = places
      .map((where) =>
        steps.filter(({ when }) => matches(when, { journey, tool: 'hire', ...(where && { where }) })),
      )
      .find((lines) => lines.some(({ owner }) => owner === 'person'))
    return { journey, steps: shown ?? [] }
  }).filter((procedure) => procedure.steps.length > 0)
  return [...groupBy(byJourney, (procedure) => procedure.steps.map(({ id }) => id).join())].map(
    ([, same]) => ({
      journeys: same.map(({ journey }) => journey),
      steps: same[0]?.steps ?? [],
    }),
  )
}

/** Returns the titles of the routes that start one of these journeys, without repetition. */
const titlesOf = ({ tools }: Law, journeys: readonly Journey[], language: Language): string[] => [
  ...new Set(
    Object.values(tools).flatMap(({ outcomes }) =>
      Object.values(outcomes).flatMap((outcome) =>
        outcome.kind === 'route' && journeys.includes(outcome.journey)
          ? [localize(outcome[language].title, language)]
          : [],
      ),
    ),
  ),
]

/** Returns the length of a period, as the page counts it and in words. */
function lengthOf(given: EventLength, language: Language) {
  const [, count, unit] = /^(\d+) (days|weeks|months|years)$/.exec(given) ?? []
  const fact: Pick<Fact, 'value' | 'unit'> = count
    ? { value: Number(count), unit: unit as Fact['unit'] }
    : getFact(given as FactName)
  const value = Number(fact.value)
  return {
    length:
      fact.unit === 'years'
        ? { count: value * 12, unit: 'months' as const }
        : { count: value, unit: fact.unit as Span['unit'] },
    lengthText: value === 0 ? '' : formatFigure(fact, language),
  }
}

/** @throws if the figure is not a length of time */
function spanOf(name: FactName, language: Language): Span {
  const fact = getFact(name)
  const { value, unit } = fact
  if (unit !== 'days' && unit !== 'weeks' && unit !== 'months' && unit !== 'years')
    throw new Error(`"${name}" is not a duration.`)
  const [least, most] = typeof value === 'number' ? [value, value] : [Number(value[0]), Number(value[1])]
  const text = formatFigure(fact, language)
  return unit === 'years'
    ? { least: least * 12, most: most * 12, unit: 'months', text }
    : { least, most, unit, text }
}
