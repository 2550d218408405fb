import { DAY, dayInBerlin, existsInBerlin, existsInCalendar, TIME } from '#contracts/values/german-time.ts'

// Days and times are in German time, as date and time inputs format them (`2026-12-01`, `14:00`). Any other text is
// free text for the team. `now` is `YYYY-MM-DDTHH:MM`; if empty, every existing day up to the year 9999 is accepted.

type TimingProblem = 'malformed' | 'past' | 'tooLate'

/** Date inputs allow years of up to six digits. */
const TYPED_DAY = /^\d{4,6}-\d\d-\d\d$/
const YEARS_AHEAD = 2

/** Returns the last day that a visitor can request, two years after `today`. Both are `YYYY-MM-DD`. */
export function lastDayFrom(today: string): string {
  const year = Number(today.slice(0, 4)) + YEARS_AHEAD
  // 29 February does not exist two years after a leap year.
  return `${year}${today.slice(4)}`.replace(/-02-29$/, '-02-28')
}

export function dayProblem(day: string, now: string): TimingProblem | undefined {
  if (!TYPED_DAY.test(day)) return undefined
  if (!DAY.test(day)) return 'tooLate'
  if (!existsInCalendar(day)) return 'malformed'
  const today = now.slice(0, 10)
  if (day < today) return 'past'
  return today !== '' && day > lastDayFrom(today) ? 'tooLate' : undefined
}

/** Returns what is wrong with a time; undefined if it is valid or free text, or if the day is invalid or free text. */
export function timeProblem(time: string, day: string, now: string): TimingProblem | undefined {
  if (!TIME.test(time) || !DAY.test(day) || dayProblem(day, now)) return undefined
  if (!existsInBerlin(day, time)) return 'malformed'
  return day === now.slice(0, 10) && time < now.slice(11) ? 'past' : undefined
}

/**
 * True if a message written at `written` may request this appointment. Accepts past times on the day of `written`,
 * because the requested time may have passed since the form checked it.
 */
export function canBeAppointment(day: string, time: string, written: Date): boolean {
  const today = `${dayInBerlin(written)}T00:00`
  return !dayProblem(day, today) && !timeProblem(time, day, today)
}
