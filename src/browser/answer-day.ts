import daysOff from 'virtual:days-off'
import { dayInBerlin, dayInWords } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { afterWorkingDays, REPLY_WORKING_DAYS } from '#contracts/values/working-day.ts'

/** Returns the day by which a message of `today` is answered (both `YYYY-MM-DD`), by the rule of the mails. */
export const answerDay = (today: string, repliesIn: number): string =>
  afterWorkingDays(today, repliesIn, (day) => daysOff.includes(day))

/** Writes the day by which a message of today is answered into `line`, and shows it. */
export function writeAnswerDay(line: HTMLElement): void {
  const day = line.querySelector('[data-day]')
  if (!day) return
  const { lang } = line.closest<HTMLElement>('[lang]') ?? document.documentElement
  day.textContent = dayInWords(answerDay(dayInBerlin(new Date()), REPLY_WORKING_DAYS), lang as Language)
  line.hidden = false
}
