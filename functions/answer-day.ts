import { isHoliday } from 'feiertagejs'

const WORKING_DAYS = 2
const OFFICES = ['BY', 'BE'] as const
const DAY_MS = 86_400_000

// Made with the first use: the time zones take longer to load than the rest of the functions.
let berlinDate: Intl.DateTimeFormat | undefined
let latest: { received: string; answer: string } | undefined

/**
 * The day by which we answer, `YYYY-MM-DD` in German time: the second working day after the day something arrived.
 * A day counts when it is no weekend and a public holiday neither in Munich nor in Berlin. (Munich is one of the
 * Bavarian communities that keep Assumption Day, which the library counts for all of Bavaria.)
 */
export function answerDay(receivedAt: Date): string {
  berlinDate ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
  const received = berlinDate.format(receivedAt)
  // The library makes a date format for each holiday it looks at: 4 ms that all leads of a day share.
  if (latest?.received !== received) latest = { received, answer: secondWorkingDayAfter(received) }
  return latest.answer
}

function secondWorkingDayAfter(received: string): string {
  let day = received
  for (let counted = 0; counted < WORKING_DAYS; ) {
    day = new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
    if (isWorkingDay(day)) counted += 1
  }
  return day
}

const isWorkingDay = (day: string) =>
  ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) &&
  !OFFICES.some((office) => isHoliday(day, office))
