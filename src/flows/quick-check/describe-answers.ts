import { evaluate } from '#contracts/tables/evaluate.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { stateQuestion } from '#src/content/state-names.ts'
import { type AnswerLine, answersTo, answerText } from './result-texts.ts'

export interface Letter {
  readonly topic: string
  readonly message: string
}

/**
 * Returns the answers as a message, or null if none of them is known. The topic is the result or, without a result, the
 * visitor's sentence.
 */
export function describeAnswers(tool: ToolPage, given: Readonly<Record<string, string>>): Letter | null {
  const { answers, verdict } = evaluate(tool.tables, given)
  const state = stateQuestion(tool.language)
  const lines: AnswerLine[] = [
    ...answersTo(tool, answers),
    ...state.options
      .filter(({ id }) => id === given.state)
      .map(({ text }) => ({ question: `${state.text}:`, answer: text })),
  ]
  if (lines.length === 0) return null
  const outcome = tool.outcomes[verdict?.outcome ?? '']
  const sentence = tool.sentence.flatMap((id) => (answers[id] ? [answerText(tool, id, answers[id])] : []))
  return {
    topic: outcome?.title ?? sentence.join(' · '),
    message: [
      tool.words.talk.message,
      ...lines.map(({ question, answer }) => `- ${question} ${answer}`),
    ].join('\n'),
  }
}
