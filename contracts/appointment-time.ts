const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const BERLIN = 'Europe/Berlin'

/** The date in Berlin at this moment, `YYYY-MM-DD`. */
const berlinToday = (now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: BERLIN }).format(now)

/** Whether a day written `YYYY-MM-DD` is one of the calendar: 30 February is not. */
export const existsInCalendar = (date: string) => {
  const [, year, month, day] = DATE.exec(date)?.map(Number) ?? []
  const read = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day))
  return read.getUTCMonth() + 1 === month && read.getUTCDate() === day
}

/** The hour that is left out when summer time begins does not exist: no moment shows it on a clock in Berlin. */
export const existsInBerlin = (date: string, time: string) => {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: BERLIN, hour: '2-digit', minute: '2-digit' })
  return [1, 2].some((hoursAhead) => shown.format(new Date(asUtc - hoursAhead * 3_600_000)) === time)
}

/**
 * Whether a wished appointment can be: a day that exists and is not over in Berlin, at a time that exists there. What
 * is not written as date inputs write it (`2026-12-01`, `14:00`) is somebody's own words, and passes.
 */
export function canBeAppointment(date: string, time: string, now: Date): boolean {
  if (!DATE.test(date)) return true
  if (!existsInCalendar(date) || date < berlinToday(now)) return false
  return !TIME.test(time) || existsInBerlin(date, time)
}
