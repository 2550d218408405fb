import { dayInBerlin } from '#contracts/german-time.ts'
import { workingDayAfter } from './working-day.ts'

let latest: { received: string; answer: string } | undefined

/**
 * The day by which we answer, `YYYY-MM-DD` in German time: the second working day after the day something arrived.
 */
export function answerDay(receivedAt: Date): string {
  const received = dayInBerlin(receivedAt)
  // The library makes a date format for each holiday it looks at: 4 ms that all leads of a day share.
  if (latest?.received !== received) latest = { received, answer: workingDayAfter(workingDayAfter(received)) }
  return latest.answer
}
