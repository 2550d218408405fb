import type { FormType } from '#contracts/calls/send-contact-email.ts'
import { dayInBerlin } from '#contracts/words/german-time.ts'
import { workingDayAfter } from './working-day.ts'

/**
 * The day by which we answer a form, `YYYY-MM-DD` in German time: the second working day after the day it arrived. The
 * page of the visa case promises 24 hours on working days, so that the next one is its day.
 */
export function answerDay(receivedAt: Date, form: FormType): string {
  const next = workingDayAfter(dayInBerlin(receivedAt))
  return form === 'free-visa-case' ? next : workingDayAfter(next)
}
