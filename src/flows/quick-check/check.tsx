import type { ReactNode } from 'react'
import type { ContactKind } from '#machines/contact-kind.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import styles from './check.module.css'
import { CountryList, OptionList, RadioGroup } from './question.tsx'
import { answerText, fillIn } from './reading.ts'
import { Result } from './result.tsx'
import { type CheckFlow, type CheckState, useCheck } from './use-check.ts'

interface CheckProps {
  tool: ToolPage
  chart: CheckFlow
  /** Which form "talk to us" opens. */
  inquiry: ContactKind
  /** Puts the answers, as text, into that form's message, and opens it. */
  onHandOver: (answers: string) => Promise<void>
}

/** A tool of the law: its questions, and beside them what the answers come to. */
export function Check({ tool, chart, inquiry, onHandOver }: CheckProps) {
  const check = useCheck(chart, tool)
  const { words, groups, sentence } = tool
  return (
    <div className={styles.check}>
      <form ref={check.form} className={styles.form} autoComplete="off" onSubmit={check.show}>
        {sentence.length > 0 && (
          <div className={styles.sentence}>
            {sentence.map((id) => (
              <Asked key={id} id={id} tool={tool} check={check} />
            ))}
          </div>
        )}
        {groups.map(({ title, questions }) => (
          <Group key={questions.join()} title={title}>
            {questions
              .filter((id) => check.asked.has(id))
              .map((id) => (
                <Asked key={id} id={id} tool={tool} check={check} />
              ))}
          </Group>
        ))}
        <p role="status" className={styles.dropped}>
          {droppedText(tool, check)}
        </p>
        <div className={styles.foot}>
          {check.tally && (
            <p className={styles.tally}>
              {words.count} <b>{check.tally.number}</b>{' '}
              <span>{fillIn(words.needed, { minimum: check.tally.minimum })}</span>
            </p>
          )}
          <button type="submit" className={styles.show}>
            {words.show}
          </button>
        </div>
        <p className={styles.again}>
          {/* They stay when there is nothing to undo, so that the focus does. */}
          <button type="button" aria-disabled={!check.canTakeBack} onClick={check.takeBack}>
            {words.takeBack}
          </button>
          <button type="button" aria-disabled={!check.canStartOver} onClick={check.startOver}>
            {words.startOver}
          </button>
        </p>
        <p className={styles.privacy}>{words.privacy}</p>
      </form>
      <Result tool={tool} check={check} inquiry={inquiry} onHandOver={onHandOver} />
    </div>
  )
}

function Group({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <div className={styles.group}>
      {title && <h2>{title}</h2>}
      {children}
    </div>
  )
}

interface AskedProps {
  id: string
  tool: ToolPage
  check: CheckState
}

function Asked({ id, tool, check }: AskedProps) {
  const question = tool.questions.find((candidate) => candidate.id === id)
  if (!question) return null
  const control = {
    question,
    choose: tool.words.choose,
    answer: check.answers[id] ?? '',
    onAnswer: (answer: string) => check.answer(id, answer),
  }
  if (question.countries) return <CountryList {...control} countries={question.countries} />
  return tool.sentence.includes(id) ? <OptionList {...control} /> : <RadioGroup {...control} />
}

function droppedText(tool: ToolPage, { dropped }: CheckState): string {
  const answers = Object.entries(dropped).map(([question, answer]) => answerText(tool, question, answer))
  return answers.length > 0 ? fillIn(tool.words.dropped, { answers: answers.join('; ') }) : ''
}
