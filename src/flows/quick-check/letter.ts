import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { planAddressOf, planIn } from '#contracts/plan/plan-address.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { isLanguage, type Language } from '#contracts/values/language.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { loadPlanPage } from '#src/content/law/plan-page.ts'
import { isTool, TOOLS, type ToolName } from '#src/content/law/tool-names.ts'
import { loadTool } from '#src/content/law/tool-page.ts'
import { longDate } from '#src/content/long-date.ts'
import { stateQuestion } from '#src/content/state-names.ts'
import type { Letter } from './describe-answers.ts'

/**
 * Drafts a message from the URL fragment, or returns null if the fragment contains nothing for this kind of form. The
 * message starts with the question that the visitor searched for (`about`), followed by the answers given to a tool, and
 * by the days and the address of a plan (`plan`).
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
    isForKind && plan ? planInWords(plan, language) : null,
  ])
  const parts = [about, answered?.message, planned?.message].filter(Boolean)
  const message = stripSoftHyphens(parts.join('\n\n')).slice(0, LIMITS.message)
  const topic = planned?.topic || answered?.topic || ''
  return message ? { topic: stripSoftHyphens(topic).slice(0, LIMITS.topic), message } : null
}

/** Removes soft hyphens, which form fields render inconsistently. */
const stripSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')

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

/** Describes a plan by its event, its days and its address; null if the text names no plan. The topic is the event. */
async function planInWords(fragment: string, language: Language): Promise<Letter | null> {
  const { place } = planIn(fragment)
  if (!place) return null
  const { subject, days, land } = place
  const { words, events } = await loadPlanPage(language)
  const event = subject.tool === undefined ? events.find(({ id }) => id === subject.event) : undefined
  const { options } = stateQuestion(language)
  const state = land === 'munich' ? words.munich : options.find(({ id }) => id === land)?.text
  const plan = event ? { ...place, subject: { event: event.id } } : place
  const lines = [
    event ? `${event.text}:` : words.talk.message,
    ...(event?.days ?? [{ id: 'day', text: words.day.matters }]).map(
      ({ id, text }) => days[id] && `- ${text}: ${longDate(days[id], language)}`,
    ),
    ...(['wait', 'decision'] as const).map(
      (name) => !event && place[name] !== null && `- ${words[name]}: ${place[name]}`,
    ),
    event && state && `- ${words.land}: ${state}`,
    `${location.origin}${localizedPath('/plan', language)}#${planAddressOf(plan)}`,
  ]
  return { topic: event?.text ?? '', message: lines.filter(Boolean).join('\n') }
}
