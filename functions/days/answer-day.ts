import type { FormType } from '#contracts/calls/send-contact-email.ts'
import { repliesIn } from '#contracts/forms/forms.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import { afterWorkingDays } from './working-day.ts'

/** Returns the day by which we reply to a form, `YYYY-MM-DD` in German time. */
export const answerDay = (receivedAt: Date, form: FormType): string =>
  afterWorkingDays(dayInBerlin(receivedAt), repliesIn(form))
