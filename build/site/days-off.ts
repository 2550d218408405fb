import type { Plugin } from 'vite'
import { CLOSED_DAYS } from '#contracts/values/closed-days.ts'
import { existsInCalendar } from '#contracts/values/german-time.ts'
import { daysOffIn } from '#functions/days/working-day.ts'
import { SITE_DAY } from '#src/content/site-day.ts'

const NAME = 'virtual:days-off'

/** Provides `virtual:days-off`: the public holidays of this year and the next, and the firm's own closed days. */
export function daysOff(): Plugin {
  return {
    name: 'days-off',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(daysOffFrom(SITE_DAY))}` : undefined,
  }
}

function daysOffFrom(today: string): string[] {
  const wrong = CLOSED_DAYS.filter((day) => !existsInCalendar(day))
  if (wrong.length > 0)
    throw new Error(`contracts/values/closed-days.ts: write ${wrong.join(', ')} as a day such as 2026-12-24.`)
  const year = Number(today.slice(0, 4))
  const days = [year, year + 1].flatMap((each) => [...daysOffIn(String(each))])
  return days.filter((day) => day >= today).toSorted()
}
