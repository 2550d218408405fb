import { openQuestions } from '#contracts/tables/advice.ts'
import { type Answers, existingAnswers } from '#contracts/tables/answers.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import { fillIn } from '#src/content/fill-in.ts'
import { isTool, loadTool } from '#src/content/law/tool-page.ts'
import type { Locale } from '#src/site/locale.ts'

/** The first line of the answer to a sentence: the kind of the result and its title, or the question that still decides. */
export async function firstLine(name: string | undefined, given: Answers, locale: Locale): Promise<string> {
  if (!isTool(name)) return ''
  const { tables, outcomes, words, questions } = await loadTool(name, locale)
  const answers = existingAnswers(tables.questions, given)
  const verdict = verdictOf(tables, answers) ?? null
  const outcome = outcomes[verdict?.outcome ?? '']
  if (outcome) return `${words.kinds[outcome.kind]}: ${outcome.title}`
  const [next] = openQuestions(tables, answers, verdict)
  const question = questions.find(({ id }) => id === next)
  return question ? fillIn(words.missing.named, { question: question.text }) : ''
}
