import type { TimeRefusal } from '#contracts/calls/team-message.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import { isTalkTime, TALK_DAYS, TALK_MS, TALK_NOTICE_MS } from '#contracts/values/talk-times.ts'
import { isWorkingDay, workingDayAfter } from './working-day.ts'

interface Limits {
  now: Date
  /** The day on which the message is deleted (`YYYY-MM-DD`). Every talk about it is over by then. */
  deletedOn: string
}

/** Lists the days for which times can be proposed: today, if it is a working day, and the next fifteen working days. */
export function talkDays({ now, deletedOn }: Limits): string[] {
  const today = dayInBerlin(now)
  const days = isWorkingDay(today) ? [today] : []
  for (let day = today, count = 0; count < TALK_DAYS; count += 1) {
    day = workingDayAfter(day)
    days.push(day)
  }
  return days.filter((day) => day < deletedOn)
}

/** Returns the first time that cannot be proposed, and why; null if all can. Times are ISO 8601 in UTC. */
export function refusedTime(
  times: readonly string[],
  limits: Limits,
): { start: string; because: TimeRefusal } | null {
  const days = talkDays(limits)
  for (const [index, start] of times.entries()) {
    const because = refusalOf(start, days, limits) ?? (times.indexOf(start) < index ? 'repeated' : null)
    if (because) return { start, because }
  }
  return null
}

function refusalOf(start: string, days: readonly string[], { now }: Limits): TimeRefusal | null {
  const moment = new Date(start)
  const day = dayInBerlin(moment)
  if (!isTalkTime(moment)) return 'notHalfHour'
  if (moment.getTime() - now.getTime() < TALK_NOTICE_MS) return 'tooSoon'
  if (!isWorkingDay(day)) return 'dayOff'
  return days.includes(day) ? null : 'tooLate'
}

/** Returns the end of a talk. */
export const talkEnd = (start: string): Date => new Date(Date.parse(start) + TALK_MS)
