import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { existingAnswers } from '#contracts/tables/answers.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import type { VisitorLanguage } from '#contracts/values/language.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { isTool, loadTool, type ToolName } from '#src/content/law/tool-page.ts'
import { stateQuestion } from '#src/content/state-names.ts'
import { type AnswerLine, answerLines, answerText } from './result-texts.ts'

export interface Letter {
  readonly topic: string
  readonly message: string
}

const KINDS: Readonly<Record<ToolName, ContactKind>> = {
  you: 'individual',
  hire: 'business',
  card: 'individual',
}

/**
 * Drafts a message from the URL fragment, or returns null if the fragment contains nothing for this kind of form. The
 * message starts with the question that the visitor searched for (`about`), followed by the answers given to a tool.
 * With `language=tr`, the answers are in Turkish.
 *
 * @throws if the texts cannot be loaded
 */
export async function letterFor(kind: ContactKind, page: VisitorLanguage): Promise<Letter | null> {
  const { about = '', tool: toolName, language: sourceLanguage, ...given } = answersIn(location.hash)
  const name = isTool(toolName) ? toolName : 'you'
  const isForKind = KINDS[name] === kind && Object.keys(given).length > 0
  const answered = isForKind ? await answersInWords(name, given, sourceLanguage === 'tr' ? 'tr' : page) : null
  const message = [about, answered?.message].filter(Boolean).join('\n\n').slice(0, LIMITS.message)
  return message ? { topic: (answered?.topic ?? '').slice(0, LIMITS.topic), message } : null
}

async function answersInWords(
  name: ToolName,
  given: Readonly<Record<string, string>>,
  language: VisitorLanguage,
): Promise<Letter | null> {
  const tool = await loadTool(name, language)
  const answers = existingAnswers(tool.tables.questions, given)
  const state = stateQuestion(language)
  const lines: AnswerLine[] = [
    ...answerLines(tool, answers),
    ...state.options
      .filter(({ id }) => id === given.state)
      .map(({ text }) => ({ question: `${state.text}:`, answer: text })),
  ]
  if (lines.length === 0) return null
  const outcome = tool.outcomes[verdictOf(tool.tables, answers)?.outcome ?? '']
  const sentence = tool.sentence.flatMap((id) => (answers[id] ? [answerText(tool, id, answers[id])] : []))
  return {
    topic: stripSoftHyphens(outcome?.title ?? sentence.join(' · ')),
    message: stripSoftHyphens(
      [tool.words.talk.message, ...lines.map(({ question, answer }) => `- ${question} ${answer}`)].join('\n'),
    ),
  }
}

/** Removes soft hyphens, which form fields render inconsistently. */
const stripSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')
