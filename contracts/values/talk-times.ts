import { BERLIN, dayInBerlin, dayInWords, existsInBerlin, inBerlin, momentInBerlin } from './german-time.ts'
import type { Language } from './language.ts'

/** Length of a talk. Talks begin on the half hour, so two talks that overlap begin at the same moment. */
export const TALK_MS = 30 * 60_000

/** Minimum time between now and the start of a talk, both when it is proposed and when it is agreed. */
export const TALK_NOTICE_MS = 4 * 3_600_000

/** Number of working days ahead for which times can be proposed. */
export const TALK_DAYS = 15

/** Maximum number of times in one proposal. */
export const TIMES_LIMIT = 4

/** The usual times of the booking page, in Germany. */
export const USUAL_TIMES = ['09:00', '11:00', '14:00', '16:00'] as const

/** Every time at which a talk may begin in Germany: each half hour from 08:00 to 18:30. */
export const TALK_TIMES: readonly string[] = Array.from({ length: 22 }, (_, index) => {
  const hour = String(8 + Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})

/** Returns the start of a talk as ISO 8601 in UTC. `day` (`YYYY-MM-DD`) and `time` (`HH:MM`) are German local time. */
export const talkStart = (day: string, time: string): string => momentInBerlin(day, time).toISOString()

/** True if a talk may begin at this time of day. Says nothing about the day. */
export function isTalkTime(start: Date): boolean {
  const [day = '', time = ''] = inBerlin(start).split('T')
  return start.getTime() % TALK_MS === 0 && TALK_TIMES.includes(time) && existsInBerlin(day, time)
}

/** Spells out the start of a talk in German time, with its weekday: `Tuesday, 8 December 2026, 10:00`. */
export function timeInWords(start: string, language: Language): string {
  const moment = new Date(start)
  return `${dayInWords(dayInBerlin(moment), language)}, ${inBerlin(moment).slice(-'10:00'.length)}`
}

/** The start of a talk on the clocks of another time zone. */
export interface LocalTime {
  /** `YYYY-MM-DD`; null if it is the same day as in Germany. */
  day: string | null
  /** `HH:MM`, 00:00 to 23:59 */
  time: string
  /** Name of the zone in the time zone database, in its current spelling: `Asia/Kolkata`. */
  zone: string
}

/**
 * Converts the start of a talk to a time zone. Returns null if clocks there show the same time as in Germany, or if the
 * zone is missing or unknown: some devices report `undefined` or `Etc/Unknown`.
 */
export function localTimeIn(zone: string | undefined, start: Date): LocalTime | null {
  const local = wallClockIn(zone, start)
  const german = inBerlin(start)
  if (local === null || zone === undefined || zone === BERLIN || local === german) return null
  const [day = '', time = ''] = local.split('T')
  return { day: german.startsWith(day) ? null : day, time, zone: RENAMED[zone] ?? zone }
}

function wallClockIn(zone: string | undefined, at: Date): string | null {
  if (!zone) return null
  try {
    // The Swedish locale formats dates as in ISO 8601.
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
    return clock.format(at).replace(' ', 'T')
  } catch {
    return null
  }
}

/** Zones that browsers report under a former name. */
const RENAMED: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}
