import type { FormType } from '#contracts/calls/send-contact-email.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import { workingDayAfter } from './working-day.ts'

/**
 * Returns the day by which we reply to a form, `YYYY-MM-DD` in German time: the second working day after its arrival. A
 * visa case gets the next working day, because its page promises 24 hours on working days.
 */
export function answerDay(receivedAt: Date, form: FormType): string {
  const next = workingDayAfter(dayInBerlin(receivedAt))
  return form === 'free-visa-case' ? next : workingDayAfter(next)
}
