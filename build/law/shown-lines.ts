import { hasNextFigures } from '#build/articles/fill-in-figures.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Hint, Outcome, PlanLine } from '#src/content/law/tools.ts'

/** Returns those lines of the plan that at least one outcome of the tool can show. */
export function linesFor<Line extends PlanLine>(
  { id, outcomes }: { id: string; outcomes: Readonly<Record<string, Pick<Outcome, 'journey'>>> },
  lines: readonly Line[],
): Line[] {
  const journeys = new Set<string>(Object.values(outcomes).map(({ journey }) => journey))
  return lines.filter(
    ({ when: { tool = [id], journey = [] } }) =>
      tool.includes(id) && journey.some((one) => journeys.has(one)),
  )
}

/** True if all figures that the hint needs are known. */
export const isHintShown = (hint: Hint, language: Language): boolean =>
  hasNextFigures(removeBrackets(hint[language]))

/** Removes all optional parts (in brackets). `localize` omits only those with an unknown next value (`@next`). */
export const removeBrackets = (text: string): string => text.replace(/\[[^\]]*\]/g, '')
