import { isEmailAddress } from '#contracts/email-address.ts'
import { existsInBerlin, existsInCalendar, TIME } from '#contracts/german-time.ts'
import { isComposable, isSingleLine, isVisible } from '#contracts/plain-text.ts'

/** Why a field keeps its form from being sent. */
export type Problem = 'missing' | 'malformed' | 'tooLong' | 'past' | 'tooLarge'
export type Problems<Form> = { [Field in keyof Form]?: Problem }

interface TextRules {
  limit: number
  required?: boolean
  /** Longer texts may have lines. */
  lines?: boolean
}

/** What is wrong with a text, if anything; the length comes before patterns, which take their time on long text. */
export function textProblem(typed: string, { limit, required, lines }: TextRules): Problem | undefined {
  const text = typed.trim()
  if (text === '') return required ? 'missing' : undefined
  if (text.length > limit) return 'tooLong'
  if (!isComposable(text)) return 'malformed'
  if (!isVisible(text)) return required ? 'missing' : 'malformed'
  return lines || isSingleLine(text) ? undefined : 'malformed'
}

/** What is wrong with a required e-mail address, if anything. */
export const emailProblem = (typed: string, limit: number): Problem | undefined =>
  textProblem(typed, { limit, required: true }) ?? (isEmailAddress(typed) ? undefined : 'malformed')

/**
 * What is wrong with a wish for a day (`YYYY-MM-DD`) and a time of it (`HH:MM`), both optional and in German time.
 * `now` is `YYYY-MM-DDTHH:MM` in German time; a day without a time is past when it is over.
 */
export function wishProblems(date: string, time: string, now: string): { date?: Problem; time?: Problem } {
  if (date !== '' && !existsInCalendar(date)) return { date: 'malformed' }
  if (time !== '' && !TIME.test(time)) return { time: 'malformed' }
  const today = now.slice(0, 10)
  if (date !== '' && date < today) return { date: 'past' }
  if (date !== '' && time !== '' && !existsInBerlin(date, time)) return { time: 'malformed' }
  return date === today && time !== '' && time < now.slice(11) ? { time: 'past' } : {}
}

/** The fields that have a problem, without those that have none. */
export const named = <Form>(problems: { [Field in keyof Form]?: Problem | undefined }): Problems<Form> =>
  Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Problems<Form>
