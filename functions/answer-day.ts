import { dayInBerlin } from '#contracts/german-time.ts'
import { workingDayAfter } from './working-day.ts'

/**
 * The day by which we answer, `YYYY-MM-DD` in German time: the second working day after the day something arrived.
 */
export const answerDay = (receivedAt: Date): string =>
  workingDayAfter(workingDayAfter(dayInBerlin(receivedAt)))
