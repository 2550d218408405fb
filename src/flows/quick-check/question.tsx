import { type FormEvent, useEffect, useRef } from 'react'
import { fillIn } from '#contracts/values/fill-in.ts'
import { typedValues } from '#src/browser/typed-values.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './check.module.css'
import { questionText } from './result-texts.ts'
import { QUESTION_ID } from './show-step.ts'
import type { CheckState } from './use-check.ts'

type ToolQuestion = ToolPage['questions'][number]

interface QuestionProps {
  tool: ToolPage
  check: CheckState
}

export const STEP_ID = 'step'
const NOTE_ID = 'note'
const LIST_ID = 'countries'

export function Question({ tool, check }: QuestionProps) {
  const question = tool.questions.find(({ id }) => id === check.question)
  if (!question) return null
  return (
    <section aria-labelledby={QUESTION_ID} className={styles.question}>
      <Points tool={tool} check={check} />
      <h2 id={QUESTION_ID} tabIndex={-1} aria-describedby={STEP_ID}>
        {question.countries ? (
          <label htmlFor={LIST_ID}>{questionText(tool, question.id)}</label>
        ) : (
          questionText(tool, question.id)
        )}
      </h2>
      {question.note && (
        <p id={NOTE_ID} className={styles.note}>
          {question.note}
        </p>
      )}
      {question.countries ? (
        <Countries tool={tool} check={check} question={question} />
      ) : (
        <AnswerGroups check={check} question={question} />
      )}
    </section>
  )
}

export function Points({ tool: { words }, check: { tally } }: QuestionProps) {
  if (!tally) return null
  return (
    <p className={styles.points}>
      {words.count} <b>{tally.number}</b> {fillIn(words.needed, { minimum: tally.minimum })}{' '}
      {tally.because.join(' ')}
    </p>
  )
}

interface AnswersProps {
  check: CheckState
  question: ToolQuestion
}

/** Shows the answers without a group, then the groups. A group with a `behind` text is collapsed under that text. */
function AnswerGroups({ check, question }: AnswersProps) {
  const { options, groups = [] } = question
  const answers = (isShown: (id: string) => boolean) => (
    <Answers check={check} question={question} options={options.filter(({ id }) => isShown(id))} />
  )
  return (
    <>
      {answers((id) => !groups.some((group) => group.options.includes(id)))}
      {groups.map((group) => {
        const grouped = (
          <>
            <h3>{group.text}</h3>
            {answers((id) => group.options.includes(id))}
          </>
        )
        if (!group.behind) return <div key={group.text}>{grouped}</div>
        return (
          <details key={group.text} open={group.options.includes(check.answers[question.id] ?? '')}>
            <summary>{group.behind}</summary>
            {grouped}
          </details>
        )
      })}
    </>
  )
}

const Answers = ({ check, question, options }: AnswersProps & { options: ToolQuestion['options'] }) =>
  options.length > 0 && (
    <ul className={styles.answers}>
      {options.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={check.answers[question.id] === id ? 'true' : undefined}
            onClick={({ detail }) => {
              // Ignore the second click of a double click, which could answer the next question.
              if (detail <= 1) check.answer(id)
            }}
          >
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )

function Countries({ tool: { words }, check, question }: QuestionProps & AnswersProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) typedValues.takeOver(form.current)
  }, [])
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    check.answer(String(new FormData(event.currentTarget).get(question.id)))
  }
  return (
    <form ref={form} className={styles.countries} autoComplete="off" onSubmit={go}>
      <select
        id={LIST_ID}
        name={question.id}
        required
        defaultValue={check.answers[question.id] ?? ''}
        aria-describedby={question.note && NOTE_ID}
      >
        <option value="">{words.choose}</option>
        {question.countries?.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" tone="brick">
        {words.continue}
      </Button>
    </form>
  )
}
