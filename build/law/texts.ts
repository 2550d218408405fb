import { factsIn } from '#build/articles/fill-in-figures.ts'
import type { Language } from '#contracts/values/language.ts'
import { allPassages } from '#src/content/dated-text.ts'
import type { FactName } from '#src/content/facts.ts'
import { TOOL_LANGUAGES } from '#src/content/law/law.ts'
import type { Card, Check, Law, Plan, PlanLine, Texts } from '#src/content/law/tools.ts'
import { cardsIn } from './decision-tables.ts'

export interface LawText {
  /** Tool, id and, if there are several texts, the part: "you Y_BLUE title". */
  readonly place: string
  readonly language: Language
  readonly text: string
  /** Reason why the figures differ between the languages. */
  readonly figuresDiffer?: string
}

/** Returns the texts of tools, plan, events and footer in every language, with dated passages that do not apply today. */
export const textsOf = ({ tools, plan, events, words }: Law): LawText[] =>
  [
    ...Object.values(tools).flatMap((tool) => toolTexts(tool)),
    ...planLines(plan).map((line) => ({ place: `plan ${line.id}`, ...line })),
    ...events.flatMap((event) => [
      { place: `event ${event.id}`, ...event },
      ...event.periods.flatMap(({ id, en, de, tr }) =>
        (['text', 'missed'] as const).map((part) => ({
          place: `event ${id} ${part}`,
          ...{ en: en[part], de: de[part], tr: tr[part] },
        })),
      ),
    ]),
    { place: 'footer', en: words.en.footer, de: words.de.footer, tr: words.tr.footer },
  ].flatMap(({ place, figuresDiffer, ...texts }: Entry) =>
    TOOL_LANGUAGES.map((language) => ({
      place,
      language,
      text: allPassages(texts[language]),
      ...(figuresDiffer && { figuresDiffer }),
    })),
  )

type Entry = Texts & { readonly place: string; readonly figuresDiffer?: string }

function toolTexts(tool: Card | Check): Entry[] {
  const { id, questions, outcomes, hints } = tool
  return [
    ...questions.flatMap(
      ({ id: name, note, label, help, options, groups = [], together = {}, ...question }) => [
        { place: `${id} ${name}`, ...question },
        ...(note ? [{ place: `${id} ${name} note`, ...note }] : []),
        ...(help ? [{ place: `${id} ${name} help`, ...help.text }] : []),
        ...(label ? [{ place: `${id} ${name} label`, ...label }] : []),
        ...groups.flatMap(({ id: group, ask, ...text }) => [
          { place: `${id} ${name} ${group}`, ...text },
          { place: `${id} ${name} ${group} ask`, ...ask },
        ]),
        ...Object.entries(together).map(([answer, text]) => ({ place: `${id} ${name}=${answer}`, ...text })),
        ...options.map((option) => ({ place: `${id} ${name}=${option.id}`, ...option })),
      ],
    ),
    ...Object.entries(outcomes).flatMap(([name, { en, de, tr, figuresDiffer }]) =>
      (['title', 'text', 'next'] as const).map((part) => ({
        place: `${id} ${name} ${part}`,
        ...{ en: en[part], de: de[part], tr: tr[part] },
        ...(figuresDiffer && { figuresDiffer }),
      })),
    ),
    ...[...hints, ...('steps' in tool ? tool.steps : [])].map((line) => ({
      place: `${id} ${line.id}`,
      ...line,
    })),
  ]
}

export const planLines = (plan: Plan): PlanLine[] => Object.values(plan).flat()

/** Returns the figures in tools and plan, each with the place that uses it: "you Y_BLUE", "card P-01". */
export function figuresInTools(law: Law): { fact: FactName; place: string }[] {
  const { tools, plan } = law
  const stated = [
    ...textsOf(law).flatMap(({ place, text }) =>
      factsIn(text).map((fact) => ({ fact, place: place.replace(/ (title|text|next)$/, '') })),
    ),
    ...cardsIn(tools).flatMap(({ id: card, minimum, points }) => [
      ...points.map(({ id, atMost }) => ({ fact: atMost, place: `${card} ${id}` })),
      { fact: minimum, place: card },
    ]),
    ...plan.figures.flatMap(({ id, sum }) => sum.map((fact) => ({ fact, place: `plan ${id}` }))),
    ...plan.steps.flatMap(({ id, takes }) => (takes ? [{ fact: takes, place: `plan ${id}` }] : [])),
  ]
  return [...new Map(stated.map((each) => [`${each.fact} ${each.place}`, each])).values()]
}

export const lawFacts = (law: Law): { file: string; facts: FactName[] } => ({
  file: 'the law',
  facts: [...new Set(figuresInTools(law).map(({ fact }) => fact))],
})
