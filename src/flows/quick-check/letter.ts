import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { isLanguage, type Language } from '#contracts/values/language.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { isTool, TOOLS, type ToolName } from '#src/content/law/tool-names.ts'
import { loadTool } from '#src/content/law/tool-page.ts'
import type { Letter } from './describe-answers.ts'

/**
 * Drafts a message from the URL fragment, or returns null if the fragment contains nothing for this kind of form. The
 * message starts with the question that the visitor searched for (`about`), followed by the answers given to a tool.
 * `language` is the language of the answers, if it is not that of the page.
 *
 * @throws if the texts cannot be loaded
 */
export async function letterFor(kind: ContactKind, page: Language): Promise<Letter | null> {
  const { about = '', tool: toolName, language: sourceLanguage, ...given } = answersIn(location.hash)
  const name = isTool(toolName) ? toolName : 'you'
  const isForKind = TOOLS[name].contact === kind && Object.keys(given).length > 0
  const answered = isForKind
    ? await answersInWords(name, given, isLanguage(sourceLanguage) ? sourceLanguage : page)
    : null
  const message = [about, answered?.message].filter(Boolean).join('\n\n').slice(0, LIMITS.message)
  return message ? { topic: (answered?.topic ?? '').slice(0, LIMITS.topic), message } : null
}

/** Describes the answers. Loads the code for this on demand, because most visitors arrive without answers. */
async function answersInWords(
  name: ToolName,
  given: Readonly<Record<string, string>>,
  language: Language,
): Promise<Letter | null> {
  const [tool, { describeAnswers }] = await Promise.all([
    loadTool(name, language),
    import('./describe-answers.ts'),
  ])
  return describeAnswers(tool, given)
}
