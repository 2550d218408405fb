import type { Answers } from '#contracts/tables/answers.ts'
import { evaluate } from '#contracts/tables/evaluate.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { Language } from '#contracts/values/language.ts'
import { isTool } from '#src/content/law/tool-names.ts'
import { loadTool } from '#src/content/law/tool-page.ts'
import { questionText } from './result-texts.ts'

/**
 * Resolves to the kind and title of the result or, if that depends on more answers, to the next question. Resolves to
 * an empty string for an unknown tool.
 */
export async function loadFirstLine(
  name: string | undefined,
  given: Answers,
  locale: Language,
): Promise<string> {
  if (!isTool(name)) return ''
  const tool = await loadTool(name, locale)
  const { tables, outcomes, words } = tool
  const { verdict, open } = evaluate(tables, given)
  const outcome = outcomes[verdict?.outcome ?? '']
  if (outcome) return `${words.kinds[outcome.kind]}: ${outcome.title}`
  const [next] = open
  return next ? fillIn(words.nextQuestion, { question: questionText(tool, next) }) : ''
}
