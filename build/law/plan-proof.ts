import { hasEmployer, isOwn, linesOf, waysOf } from '#contracts/plan/case-steps.ts'
import { readerOf } from '#contracts/plan/plan-address.ts'
import { type Answers, type Condition, matches } from '#contracts/tables/answers.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import { type FactName, getFact } from '#src/content/facts.ts'
import { TOOL_LANGUAGES } from '#src/content/law/law.ts'
import type { Card, Check, Law, Plan, PlanLine, PlanStep } from '#src/content/law/tools.ts'
import type { Source } from '#src/content/source.ts'
import { combinations, type Part } from './combinations.ts'
import { advises, contradictionOf, misplacementOf, missingSteps, namesEmbassy } from './contradictions.ts'
import { cardsIn, checksIn, checkTables } from './decision-tables.ts'
import { isHere, offersFastTrack } from './fast-track.ts'
import { counterName } from './plan-texts.ts'
import { linesFor } from './shown-lines.ts'
import { figureProblems, orderProblems, stepProblems } from './step-proof.ts'
import { planOf } from './tool-texts.ts'

/** Parts that the plan of every result needs, unless the visitor cannot apply yet (`prepare`). */
const NEEDED: ReadonlySet<keyof Plan> = new Set(['times', 'costs', 'papers', 'offices'])

/**
 * Checks that:
 *
 * - every result has the parts in `NEEDED`;
 * - each line of the plan is shown for at least one result;
 * - no line offers the fast track to people who live in Germany, and no figure or time of theirs is an embassy's;
 * - no line contradicts its outcome (`contradictionOf`) or does not fit its answers (`misplacementOf`);
 * - the figures shown large are of one way (`figureProblems`), and none is that of one embassy, to which most readers
 *   do not go; a step with such a time says so;
 * - a result links to a plan only if its reader has steps or papers there;
 * - no step is missing that the result requires, and no paper's name for the office advises its reader;
 * - steps have one order, and those of one way do not contradict each other or their times (`step-proof.ts`).
 */
export function provePlan(law: Law): Part {
  const { tools, plan } = law
  const met = new Set<string>()
  const proven = new Set<string>()
  const problemsIn = (tool: Card | Check, results: Iterable<Result>): string[] => {
    const parts = partsFor(tool, plan)
    return [...results].flatMap(({ outcome, known }) => {
      const shown = parts.map(({ kind, lines }) => ({
        kind,
        lines: linesOf(lines, { tool: tool.id, known }),
      }))
      const lines = shown.flatMap((part) => part.lines)
      for (const { id } of lines) met.add(id)
      const ofKind = (...kinds: (keyof Plan)[]) =>
        shown.flatMap((part) => (kinds.includes(part.kind) ? part.lines : []))
      const wrong = lines.flatMap((line) => {
        const misplaced = misplacementOf(known, line.en)
        return [
          ...contradictionsOf(tool, outcome, line),
          ...(misplaced ? [`plan: ${line.id} ${misplaced} (${tool.id} ${outcome})`] : []),
        ]
      })
      if (isHere(known))
        wrong.push(
          ...(waysOf(plan.steps, { tool: tool.id, known }).includes('fast')
            ? [`plan: ${tool.id} ${outcome} has steps of the fast track for people who are in Germany`]
            : []),
          ...lines
            .filter(({ en, de, tr }) => offersFastTrack([en, de, tr]))
            .map(({ id }) => `plan: ${id} offers the fast track to people who are in Germany`),
          ...ofKind('figures', 'times')
            .filter(({ en, de, tr }) => namesEmbassy([en, de, tr]))
            .map(({ id }) => `plan: ${id} names an embassy’s time to people who are in Germany`),
        )
      const given = { tool: tool.id, known }
      const { title, text, next } = tool.outcomes[outcome]?.en ?? { title: '', text: '', next: '' }
      const notes = tool.hints.flatMap(({ when, en }) => (matches(when, known) ? [en] : []))
      const steps = ofKind('steps').map(({ en }) => en)
      const hasSteps = ofKind('steps').some((step) => isOwn(step as PlanStep, readerOf(tool.id)))
      const linked = planOf(law, { tool: tool.id, journey: tool.outcomes[outcome]?.journey ?? 'prepare' })
      if ((linked === 'steps') !== hasSteps || (linked === 'papers' && ofKind('papers').length === 0))
        wrong.push(
          `plan: ${tool.id} ${outcome} links to ${linked ?? 'nothing'}, which its plan does not have`,
        )
      if (steps.length > 0)
        wrong.push(
          ...missingSteps(known, [title, text, next, ...notes].join('. '), steps).map(
            (name) => `plan: no step for ${name} (${tool.id} ${outcome})`,
          ),
        )
      const key = [
        known.journey,
        hasEmployer(given),
        ...ofKind('steps', 'times', 'costs', 'figures').map(({ id }) => id),
      ].join()
      if (!proven.has(key))
        wrong.push(...stepProblems(plan, given, ofKind('times', 'costs')), ...figureProblems(plan, given))
      proven.add(key)
      if (known.journey === 'prepare') return wrong
      return [
        ...wrong,
        ...shown
          .filter((part) => NEEDED.has(part.kind) && part.lines.length === 0)
          .map(
            ({ kind }) =>
              `${tool.id} ${outcome}: no ${kind}${known.where ? ` for where=${known.where}` : ''}`,
          ),
      ]
    })
  }
  const problems = [
    ...checksIn(tools).flatMap((check) => problemsIn(check, resultsOf(check))),
    ...cardsIn(tools).flatMap((card) => problemsIn(card, resultsOfCard(card))),
  ]
  const lines = Object.values(plan).flat()
  const idle = lines.filter(({ id }) => !met.has(id)).map(({ id }) => `plan: line ${id} belongs to no result`)
  const advising = plan.papers.flatMap(({ id, owner, de }) =>
    owner === 'person' && advises(counterName(de))
      ? [`plan: ${id} advises the office that reads its name`]
      : [],
  )
  const local = plan.figures.flatMap(({ id, sum }) =>
    sum.filter(isOfEmbassy).map((name) => `plan: ${id} shows everybody {${name}}, the figure of one embassy`),
  )
  const counted = plan.steps.flatMap(({ id, takes, embassy }) =>
    takes && isOfEmbassy(takes) !== Boolean(embassy)
      ? [`plan: ${id} takes {${takes}}: \`embassy\` belongs to the figure of one embassy, and only to it`]
      : [],
  )
  return {
    problems: [...new Set(problems), ...idle, ...advising, ...local, ...counted, ...orderProblems(law)],
    summary: [
      `${lines.length} lines of the plan: each result has its time, cost, papers and offices`,
      `${plan.steps.length} steps in one order; in ${proven.size} cases none repeats or contradicts another, or its time`,
    ],
  }
}

/** True for a figure that only German missions abroad state. */
const isOfEmbassy = (name: FactName): boolean => {
  const { sources } = getFact(name)
  return sources.length > 0 && sources.every(isEmbassy)
}

/** True for a page of a German mission abroad. */
const isEmbassy = (source: Source): boolean =>
  typeof source === 'object' && /\/\/(?!digital\.)\w+\.diplo\.de\//.test(source.link)

const contradictionsOf = ({ id, outcomes }: Card | Check, outcome: string, line: PlanLine): string[] =>
  TOOL_LANGUAGES.flatMap((language) => {
    const { title = '', text = '' } = outcomes[outcome]?.[language] ?? {}
    const fault = contradictionOf(language, `${title}. ${text}`, line[language])
    return fault ? [`plan: ${line.id} ${fault} (${language}: ${id} ${outcome})`] : []
  })

/** Returns the lines of the plan that results of a tool can show, without the `tool` part of their conditions. */
const partsFor = (tool: Card | Check, plan: Plan) =>
  (Object.keys(plan) as (keyof Plan)[]).map((kind) => ({
    kind,
    lines: linesFor<PlanLine>(tool, plan[kind]).map(({ when: { tool: _, ...when }, ...line }) => ({
      ...line,
      when: when as Condition,
    })),
  }))

interface Result {
  readonly outcome: string
  readonly known: Answers
}

function* resultsOf(check: Check): Generator<Result> {
  const tables = checkTables(check)
  for (const answers of combinations(tables.questions)) {
    const outcome = verdictOf(tables, answers)?.outcome
    const journey = check.outcomes[outcome ?? '']?.journey
    if (outcome && journey) yield { outcome, known: { ...answers, journey } }
  }
}

/**
 * Yields each outcome of the points calculator with each answer to `where` that can lead to it and, behind the gates,
 * each qualification; and with each other answer once. No two other answers affect the plan together.
 */
function* resultsOfCard(card: Card): Generator<Result> {
  const stops = new Map(card.gates.map(({ outcome, when }) => [outcome, when]))
  const passing = card.gates.flatMap(({ outcome, when }) => (outcome === null ? (when.where ?? []) : []))
  for (const [outcome, { journey }] of Object.entries(card.outcomes)) {
    const stop = stops.get(outcome)
    const ways = card.results.flatMap(({ outcome: to, when }) => (to === outcome ? (when.way ?? []) : []))
    const qualified = card.ways.flatMap(({ is, when }) => (ways.includes(is) ? [when] : []))
    for (const where of stop?.where ?? passing) {
      if (stop) yield { outcome, known: { where, journey } }
      for (const { qualification = [], regulated = [] } of qualified)
        for (const one of qualification)
          for (const { id, options } of card.questions.filter(
            ({ id }) => !['where', 'qualification'].includes(id),
          ))
            for (const { id: answer } of options)
              if (id !== 'regulated' || regulated.length === 0 || regulated.includes(answer))
                yield { outcome, known: { where, journey, qualification: one, [id]: answer } }
    }
  }
}
