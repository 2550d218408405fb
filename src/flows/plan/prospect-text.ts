import type { Day } from '#contracts/plan/length-of-time.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import { dayInWords } from '#contracts/values/german-time.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
import { longDate } from '#src/content/long-date.ts'
import type { CasePlan } from './case-plan.ts'

/** Returns the sentence that says whether the chosen day can be kept, and names the first possible day. */
export function prospectText({ words, language }: PlanPage, plan: CasePlan, today: Day): string {
  const { prospect } = words
  const { counted, target, isPermit, steps } = plan
  const { verdict, first, leavesOutWait } = counted
  const day = (iso: Day) => longDate(iso, language)
  if (isPermit) {
    if (target === null) return prospect.permitUndated
    return target < today
      ? prospect.permitOver
      : fillIn(prospect.permit, { day: dayInWords(target, language) })
  }
  if (verdict === 'uncounted' || first === null) return prospect.uncounted
  const days = { quick: day(first.short), slow: day(first.long) }
  const ends = fillIn(first.short === first.long ? prospect.endsAlike : prospect.ends, days)
  const texts = {
    undated: `${prospect.undated} ${fillIn(leavesOutWait ? prospect.earliestOpen : prospect.earliest, { ends })}`,
    late: fillIn(leavesOutWait ? prospect.lateOpen : prospect.late, { ends }),
    open: prospect.open,
    tight: fillIn(prospect.tight, { ends }),
    roomy: fillIn(prospect.roomy, days),
  }
  const untimed = steps
    .filter((step) => step.untimed && step.state !== 'done')
    .map(({ text }) => fillIn(prospect.untimed, { step: text }))
  const spare = ['open', 'tight', 'roomy'].includes(verdict) ? [prospect.spare] : []
  return [texts[verdict], ...spare, ...untimed].join(' ')
}
