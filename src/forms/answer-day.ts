import daysOff from 'virtual:days-off'
import { afterWorkingDays } from '#contracts/values/working-day.ts'

/** Returns the day by which a message of `today` is answered (both `YYYY-MM-DD`), by the rule of the mails. */
export const answerDay = (today: string, repliesIn: number): string =>
  afterWorkingDays(today, repliesIn, (day) => daysOff.includes(day))
