import type { Plugin } from 'vite'
import { holidaysIn } from '#functions/days/working-day.ts'
import { SITE_DAY } from '#src/content/site-day.ts'
import { site } from '#src/site/site.ts'

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
  const year = Number(today.slice(0, 4))
  const holidays = [year, year + 1].flatMap((each) => [...holidaysIn(String(each))])
  return [...new Set([...holidays, ...site.closedDays])].filter((day) => day >= today).toSorted()
}
