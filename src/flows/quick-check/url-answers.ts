import type { Answers } from '#contracts/tables/answers.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'

/**
 * Returns the answers in the URL: those of the fragment, which only this site writes, or, after a native form
 * submission, those of the query. The query may also have parameters of other senders, such as `utm_source`; only
 * those named after one of the `questions` are read. Undefined if there are none.
 */
export function readUrlAnswers(questions: readonly string[]): Answers | undefined {
  if (location.hash.includes('=')) return answersIn(location.hash)
  const asked = Object.entries(answersIn(location.search)).filter(([name]) => questions.includes(name))
  return asked.length > 0 ? Object.fromEntries(asked) : undefined
}
