import type { ChangeEvent, ReactNode } from 'react'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import styles from './check.module.css'
import { questionId } from './quick-check.flow.ts'

type Question = ToolPage['questions'][number]

interface ControlProps {
  question: Question
  /** Stands in a list of which nothing is chosen. */
  choose: string
  /** Empty where none is given. */
  answer: string
  /** Whether a phone hides it behind the line of answers. */
  isFolded: boolean
  onAnswer: (answer: string) => void
}

/** Fixed answers as a list, for a place in a sentence. */
export const OptionList = (props: ControlProps) => (
  <List {...props}>
    {props.question.options.map(({ id, text }) => (
      <option key={id} value={id}>
        {text}
      </option>
    ))}
  </List>
)

/** The countries by their names. */
export const CountryList = ({
  countries,
  ...props
}: ControlProps & { countries: NonNullable<Question['countries']> }) => (
  <List {...props}>
    {countries.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </List>
)

function List({
  question,
  choose,
  answer,
  isFolded,
  onAnswer,
  children,
}: ControlProps & { children: ReactNode }) {
  const id = questionId(question.id)
  return (
    <p className={styles.list} data-folded={isFolded || undefined}>
      <label htmlFor={id}>{question.text}</label>{' '}
      <select
        id={id}
        name={question.id}
        value={answer}
        aria-describedby={question.note && noteId(question)}
        onChange={chosenIn(onAnswer)}
      >
        <option value="">{choose}</option>
        {children}
      </select>
      <Note question={question} />
    </p>
  )
}

/** Fixed answers that all stand there; the focus finds the first one as the question. */
export function RadioGroup({ question, answer, isFolded, onAnswer }: ControlProps) {
  return (
    <fieldset
      className={styles.radios}
      data-folded={isFolded || undefined}
      aria-describedby={question.note && noteId(question)}
    >
      <legend>{question.text}</legend>
      <Note question={question} />
      {question.options.map(({ id, text }, index) => {
        const own = questionId(index === 0 ? question.id : `${question.id}-${id}`)
        return (
          <label key={id} htmlFor={own}>
            <input
              type="radio"
              id={own}
              name={question.id}
              value={id}
              checked={answer === id}
              onChange={chosenIn(onAnswer)}
            />
            <span>{text}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

const noteId = ({ id }: Question): string => `${questionId(id)}-note`

const Note = ({ question }: { question: Question }) =>
  question.note && (
    <span id={noteId(question)} className={styles.note}>
      {question.note}
    </span>
  )

const chosenIn =
  (tell: (value: string) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    tell(currentTarget.value)
