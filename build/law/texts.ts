import { bothPassages } from '#src/content/dated-text.ts'
import type { FactName } from '#src/content/facts.ts'
import type { Outcome, Question, ToolLanguage } from '#src/content/law/law.ts'
import { PLAN } from '#src/content/law/plan/plan.ts'
import type { LawTools } from '#src/content/law/tools.ts'
import { FOOTER, factsIn } from '#src/content/law/worded.ts'

/** A text that a visitor reads, and where it is written. */
export interface LawText {
  /** "you Y_BLUE" */
  readonly place: string
  readonly language: ToolLanguage
  readonly text: string
}

export const LANGUAGES = ['en', 'de', 'tr'] as const satisfies readonly ToolLanguage[]

/** Every text of the tools in every language it should have, on any day; empty where one is missing. */
export const textsOf = (tools: LawTools): LawText[] => [
  ...Object.values(tools).flatMap(({ id, questions, outcomes, hints, ...rest }) => {
    const inAll = (place: string, text: (language: ToolLanguage) => string | undefined): LawText[] =>
      LANGUAGES.map((language) => ({
        place: `${id} ${place}`,
        language,
        text: bothPassages(text(language) ?? ''),
      }))
    const steps = 'steps' in rest ? rest.steps : []
    return [
      ...(questions as readonly Question[]).flatMap((question) => [
        ...inAll(question.id, (language) => question[language]),
        ...(question.note ? inAll(`${question.id} note`, (language) => question.note?.[language]) : []),
        ...(question.groups ?? []).flatMap((group, place) => [
          ...inAll(`${question.id} group ${place}`, (language) => group[language]),
          ...(group.behind
            ? inAll(`${question.id} group ${place} behind`, (language) => group.behind?.[language])
            : []),
        ]),
        ...question.options.flatMap((option) =>
          inAll(`${question.id}=${option.id}`, (language) => option[language]),
        ),
      ]),
      ...Object.entries<Outcome>(outcomes).flatMap(([outcome, told]) =>
        (['title', 'text', 'next'] as const).flatMap((part) =>
          inAll(`${outcome} ${part}`, (language) => told[language]?.[part]),
        ),
      ),
      ...[...hints, ...steps].flatMap((line) => inAll(line.id, (language) => line[language])),
    ]
  }),
  ...Object.values(PLAN)
    .flat()
    .flatMap((line) =>
      LANGUAGES.map((language) => ({
        place: `plan ${line.id}`,
        language,
        text: bothPassages(line[language]),
      })),
    ),
  ...LANGUAGES.map((language) => ({ place: 'footer', language, text: FOOTER[language] })),
]

/** Every figure that the tools state, and where: "you Y_BLUE", "card P-01". */
export function statedBy(tools: LawTools): { fact: FactName; place: string }[] {
  const { minimum, points } = tools.card
  const stated = [
    ...textsOf(tools).flatMap(({ place, text }) =>
      factsIn(text).map((fact) => ({ fact, place: place.replace(/ (title|text|next)$/, '') })),
    ),
    ...points.map(({ id, atMost }) => ({ fact: atMost, place: `card ${id}` })),
    ...PLAN.steps.flatMap(({ id, takes }) => (takes ? [{ fact: takes, place: `plan ${id}` }] : [])),
    { fact: minimum, place: 'card' },
  ]
  return [...new Map(stated.map((each) => [`${each.fact} ${each.place}`, each])).values()]
}

/** The tables of the law as one text that states figures, beside the articles. */
export const lawFacts = (tools: LawTools): { file: string; facts: FactName[] } => ({
  file: 'the law',
  facts: [...new Set(statedBy(tools).map(({ fact }) => fact))],
})
