import type { Answers } from '#contracts/tables/answers.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { PlanTexts, Span, ToolPage } from '#src/content/law/tool-page.ts'
import { longDate } from '#src/content/long-date.ts'
import { linesAfter, type ResultTexts } from './result-texts.ts'

/** All-day calendar entry with ISO dates. `until` is the day after the last day. */
export interface Entry {
  readonly id: string
  readonly from: string
  readonly until: string
  readonly title: string
  readonly text: string
}

export interface NextSteps {
  readonly entries: readonly Entry[]
  /** Sentence that names the day on which the plan starts. */
  readonly counted: string
  readonly periods: PlanTexts['periods']
  readonly papers: PlanTexts['papers']
  readonly offices: PlanTexts['offices']
}

/** Assumed duration of a step without a known duration. */
const ONE_WEEK: Omit<Span, 'text'> = { least: 1, most: 1, unit: 'weeks' }

/**
 * Schedules the steps after a result, one after another, starting on the day after `today` (ISO date). A step that
 * takes "4 to 8 weeks" becomes an entry from the earliest to the latest possible end.
 */
export function nextSteps(
  tool: ToolPage,
  plan: PlanTexts,
  reading: ResultTexts,
  known: Answers,
  today: string,
): NextSteps {
  const { words, language } = tool
  const lines = <Line extends PlanTexts[keyof PlanTexts][number]>(all: readonly Line[]) =>
    linesAfter(all, reading.outcome, known)
  const periods = lines(plan.periods)
  const start = after(today, { least: 1, most: 1, unit: 'days' }).from
  const counted = fillIn(words.plan.counted, { day: longDate(start, language) })
  const first: Entry = {
    id: 'next',
    from: start,
    until: after(start, ONE_WEEK).until,
    title: reading.next,
    text: paragraphs([
      reading.outcome.title,
      reading.text,
      periods.length > 0 && [words.plan.periods, ...periods.map(withSources)].join('\n'),
      counted,
      tool.footer,
    ]),
  }
  const entries = [first]
  let reached = { from: first.until, until: first.until }
  for (const step of lines(plan.steps)) {
    const { takes = ONE_WEEK } = step
    const end = { from: after(reached.from, takes).from, until: after(reached.until, takes).until }
    const isRange = step.takes !== undefined && step.takes.least !== step.takes.most
    entries.push({
      id: step.id,
      from: isRange ? end.from : reached.from,
      until: end.until,
      title: step.takes ? `${step.text} (${step.takes.text})` : step.text,
      text: paragraphs([
        step.takes && fillIn(words.plan.usually, { period: step.takes.text }),
        step.sources.length > 0 && step.sources.map(withLink).join('\n'),
        counted,
        tool.footer,
      ]),
    })
    reached = { from: isRange ? end.from : end.until, until: end.until }
  }
  const days = periods.flatMap(({ id, on, ...line }): Entry[] =>
    on === undefined || on < today
      ? []
      : [
          {
            id,
            from: on,
            until: after(on, { least: 1, most: 1, unit: 'days' }).until,
            title: line.text,
            text: paragraphs([withSources(line), tool.footer]),
          },
        ],
  )
  return {
    entries: [...entries, ...days].map(({ id, from, until, title, text }) => ({
      id: `${reading.id}.${id}`,
      from,
      until,
      title: stripInvisible(title),
      text: stripInvisible(text),
    })),
    counted,
    periods,
    papers: lines(plan.papers),
    offices: lines(plan.offices),
  }
}

const withLink = ({ text, link }: { text: string; link?: string }): string =>
  [text, link].filter(Boolean).join(': ')

const withSources = ({ text, sources }: { text: string; sources: readonly { text: string }[] }): string =>
  sources.length === 0 ? text : `${text} (${sources.map((source) => source.text).join('; ')})`

const paragraphs = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n')

/** Removes or replaces invisible characters that calendars render inconsistently. */
const stripInvisible = (text: string): string => text.replace(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ')

/**
 * Returns the earliest and the latest end of a span that starts on `day`. An end such as 31 February becomes the last
 * day of that month.
 */
export function after(
  day: string,
  { least, most, unit }: Omit<Span, 'text'>,
): { from: string; until: string } {
  return { from: addSpan(day, least, unit), until: addSpan(day, most, unit) }
}

export const dayBefore = (day: string): string => addSpan(day, -1, 'days')

const MONTHS = { months: 1, years: 12 } as const
const DAYS = { days: 1, weeks: 7 } as const

function addSpan(day: string, count: number, unit: Span['unit']): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (unit === 'days' || unit === 'weeks') date.setUTCDate(date.getUTCDate() + count * DAYS[unit])
  else {
    const dayOfMonth = date.getUTCDate()
    date.setUTCDate(1)
    date.setUTCMonth(date.getUTCMonth() + count * MONTHS[unit])
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    date.setUTCDate(Math.min(dayOfMonth, last))
  }
  return date.toISOString().slice(0, 10)
}
