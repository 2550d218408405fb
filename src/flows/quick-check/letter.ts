import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { planAddressOf, planIn } from '#contracts/plan/plan-address.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import { isLanguage, type Language } from '#contracts/values/language.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { loadPlanPage } from '#src/content/law/plan-page.ts'
import { isTool, TOOLS, type ToolName } from '#src/content/law/tool-names.ts'
import { loadTool } from '#src/content/law/tool-page.ts'
import { longDate } from '#src/content/long-date.ts'
import type { Letter } from './describe-answers.ts'

/**
 * Drafts a message from the URL fragment, or returns null if the fragment contains nothing for this kind of form. The
 * message starts with the question that the visitor searched for (`about`), followed by the answers given to a tool or by
 * the address of a plan, with its day (`plan`).
 * `language` is the language of the answers, if it is not that of the page.
 *
 * @throws if the texts cannot be loaded
 */
export async function letterFor(kind: ContactKind, page: Language): Promise<Letter | null> {
  const { about = '', plan, tool: toolName, language: sourceLanguage, ...given } = answersIn(location.hash)
  const name = isTool(toolName) ? toolName : 'you'
  const language = isLanguage(sourceLanguage) ? sourceLanguage : page
  const isForKind = TOOLS[name].contact === kind
  const hasAnswers = isForKind && Object.keys(given).length > 0
  const [answered, planned] = await Promise.all([
    hasAnswers ? answersInWords(name, given, language) : null,
    isForKind && plan ? planInWords(plan, language) : '',
  ])
  const message = [about, answered?.message, planned].filter(Boolean).join('\n\n').slice(0, LIMITS.message)
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

/** Describes a plan by its day and its address; empty if the text names no plan. */
async function planInWords(fragment: string, language: Language): Promise<string> {
  const { place } = planIn(fragment)
  if (!place) return ''
  const { talk } = (await loadPlanPage(language)).words
  const { day } = place.days
  const address = `${location.origin}${localizedPath('/plan', language)}#${planAddressOf(place)}`
  return [talk.message, day && fillIn(talk.day, { day: longDate(day, language) }), address]
    .filter(Boolean)
    .join('\n')
}
