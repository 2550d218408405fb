import { getHolidays, type Region } from 'feiertagejs'
import type { Day } from '#contracts/plan/length-of-time.ts'

/** States by their name in URLs (`stateKey`), with the library's code. In Bavaria, Munich has one holiday more. */
const REGIONS: Readonly<Record<string, Region>> = {
  'baden-wuerttemberg': 'BW',
  bavaria: 'BY',
  munich: 'BY',
  berlin: 'BE',
  brandenburg: 'BB',
  bremen: 'HB',
  hamburg: 'HH',
  hesse: 'HE',
  'mecklenburg-western-pomerania': 'MV',
  'lower-saxony': 'NI',
  'north-rhine-westphalia': 'NW',
  'rhineland-palatinate': 'RP',
  saarland: 'SL',
  saxony: 'SN',
  'saxony-anhalt': 'ST',
  'schleswig-holstein': 'SH',
  thuringia: 'TH',
}

export const isLand = (land: string): boolean => Object.hasOwn(REGIONS, land)

/** True for Monday to Friday, whatever the holidays. Those of a German mission abroad are not known to us. */
export const isWeekday = (day: Day): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/**
 * Returns whether offices of a state are open on a day. If the state is unknown, only the holidays of all states count:
 * the last day is then the earlier one. Assumption Day is a holiday in some places of Bavaria only, such as Munich.
 */
export function openDays(land: string): (day: Day) => boolean {
  const holidays = new Map<string, ReadonlySet<string>>()
  return (day) => {
    const year = day.slice(0, 4)
    const known =
      holidays.get(year) ??
      new Set(getHolidays(year, REGIONS[land] ?? 'BUND').map(({ dateString }) => dateString))
    holidays.set(year, known)
    return isWeekday(day) && (!known.has(day) || (land === 'bavaria' && day.endsWith('-08-15')))
  }
}
