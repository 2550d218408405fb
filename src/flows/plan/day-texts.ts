import { addTo, type Day } from '#contracts/plan/length-of-time.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import { dayInWords } from '#contracts/values/german-time.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
import type { CasePlan, ShownStep } from './case-plan.ts'

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
  const done = isBeforeTarget({ target, isPermit }, step) ? words.before : words.finish
  const text = counter ? words.attend : hasTime ? words.begin : done
  return [say(text, latest), ...(ifQuick && ifQuick !== latest ? [say(words.quick, ifQuick)] : [])]
}

/** True for a step without a usual time that must be done before the chosen day itself. */
const isBeforeTarget = (
  { target, isPermit }: Pick<CasePlan, 'target' | 'isPermit'>,
  { latest, counter, kind, takes }: Pick<ShownStep, 'latest' | 'counter' | 'kind' | 'takes'>,
): boolean => latest === target && !isPermit && !counter && !takes && kind === 'do'

/** Returns the last day on which a step can be done, for a calendar. Null if it has none. */
export const calendarDay = (plan: Pick<CasePlan, 'target' | 'isPermit'>, step: ShownStep): Day | null =>
  step.latest !== null && isBeforeTarget(plan, step) ? addTo(step.latest, -1, 'days') : step.latest
