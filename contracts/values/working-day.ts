const DAY_MS = 86_400_000

/** Working days until the reply to a form. A free visa case has its own number (`contracts/forms/forms.ts`). */
export const REPLY_WORKING_DAYS = 2

/** True if nobody works on a weekday (`YYYY-MM-DD`), such as a public holiday. */
export type DayOff = (day: string) => boolean

/** True for Monday to Friday, except days off. Days are `YYYY-MM-DD`. */
export const isWorkingDay = (day: string, isOff: DayOff): boolean =>
  ![0, 6].includes(noonOf(day).getUTCDay()) && !isOff(day)

/** Returns the working day that follows `count` working days after a day; a negative count goes back. */
export function afterWorkingDays(day: string, count: number, isOff: DayOff): string {
  let found = day
  for (let left = Math.abs(count); left > 0; ) {
    found = new Date(noonOf(found).getTime() + Math.sign(count) * DAY_MS).toISOString().slice(0, 10)
    if (isWorkingDay(found, isOff)) left -= 1
  }
  return found
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
