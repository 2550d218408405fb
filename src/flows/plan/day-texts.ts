import { addTo } from '#contracts/plan/length-of-time.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import { dayInWords } from '#contracts/values/german-time.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
import type { PlanStepTexts } from '#src/content/law/tool-page.ts'
import type { CasePlan, ShownStep } from './case-plan.ts'

/** Returns the time of a step in words. `decision` is the one that the reader has entered for their embassy. */
export function timeText(
  { words, language }: Pick<PlanPage, 'words' | 'language'>,
  { atMost, embassy }: Pick<PlanStepTexts, 'atMost' | 'embassy'>,
  period: string,
  decision: number | null = null,
): string {
  if (!embassy) return fillIn(atMost ? words.atMost : words.usually, { period })
  if (decision === null) return fillIn(words.ofEmbassy, { period, place: words.embassies[embassy] })
  return fillIn(words.ofOwnEmbassy, { period: formatFigure({ value: decision, unit: 'weeks' }, language) })
}

/** Returns the days of a step in words: its last day first, then that for the shorter times. */
export function dayTexts(
  { words, language }: Pick<PlanPage, 'words' | 'language'>,
  { target, isPermit, steps }: Pick<CasePlan, 'target' | 'isPermit' | 'steps'>,
  step: ShownStep,
): string[] {
  const { latest, ifQuick, notAfter, kind, counter, takes, state, until, after = [] } = step
  const say = (text: string, day: string) => fillIn(text, { day: dayInWords(day, language) })
  if (state === 'done' || target === null) return []
  if (kind === 'later') return [words.later]
  if (notAfter) return [say(words.behind, notAfter)]
  if (latest === null) return []
  const isBooked = steps.some((step) => step.until && step.state !== 'done' && after.includes(step.id))
  if (until || isBooked) return [say(words.appointment, latest)]
  const hasTime = kind === 'wait' || (takes !== undefined && takes.most > 0)
  const isBefore = !isPermit && latest === addTo(target, -1, 'days')
  if (!counter && !hasTime && isBefore) return [say(words.before, target)]
  const text = counter ? words.attend : hasTime ? words.begin : words.finish
  return [say(text, latest), ...(ifQuick && ifQuick !== latest ? [say(words.quick, ifQuick)] : [])]
}
