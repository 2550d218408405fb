/** Stretches of time, in milliseconds. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const FIXED = ['01-01', '01-06', '03-08', '05-01', '08-15', '10-03', '11-01', '12-25', '12-26']
/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const AFTER_EASTER = [-2, 1, 39, 50, 60]

const known = new Map<number, ReadonlySet<string>>()

/** The holidays of Bavaria and Berlin in a year, computed without the library that the functions use. */
function holidaysOf(year: number): ReadonlySet<string> {
  const easter = Date.parse(`${easterOf(year)}T12:00:00Z`)
  const moving = AFTER_EASTER.map((days) => new Date(easter + days * DAY).toISOString().slice(0, 10))
  const holidays = known.get(year) ?? new Set([...FIXED.map((day) => `${year}-${day}`), ...moving])
  known.set(year, holidays)
  return holidays
}

/** Easter Sunday by the rule of Gauss, as Meeus and Butcher wrote it down. */
function easterOf(year: number): string {
  const golden = year % 19
  const [century, ofCentury] = [Math.floor(year / 100), year % 100]
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * late + 114
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export const isWorkday = (day: string): boolean =>
  ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) && !holidaysOf(Number(day.slice(0, 4))).has(day)

/** The working day that comes `count` working days after a day; both are `YYYY-MM-DD`. */
function workdaysAfter(day: string, count: number): string {
  let at = Date.parse(`${day}T12:00:00Z`)
  for (let left = count; left > 0; ) {
    at += DAY
    if (isWorkday(new Date(at).toISOString().slice(0, 10))) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}

/** Milliseconds that clocks in Germany are ahead of UTC: summer time from the last Sunday of March to that of October. */
function aheadInGermany(at: number): number {
  const year = new Date(at).getUTCFullYear()
  const lastSunday = (month: number) => {
    const last = Date.UTC(year, month + 1, 0, 1)
    return last - new Date(last).getUTCDay() * DAY
  }
  return (at >= lastSunday(2) && at < lastSunday(9) ? 2 : 1) * HOUR
}

/** The moment as clocks in Germany show it, `YYYY-MM-DDTHH:MM`, computed without the platform's time zones. */
export const inGermany = (at: number): string => new Date(at + aheadInGermany(at)).toISOString().slice(0, 16)

/** The day in Germany, `YYYY-MM-DD`. */
export const dayInGermany = (at: number): string => inGermany(at).slice(0, 10)

/** The day by which a form that came at this moment is answered: a free visa case on the next working day. */
export const answerDay = (at: number, formType: unknown): string =>
  workdaysAfter(dayInGermany(at), formType === 'free-visa-case' ? 1 : 2)
