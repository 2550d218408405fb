import { type ChangeEvent, type ReactNode, useState } from 'react'
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
  /** True if a phone hides it behind the line of answers. */
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
  const { groups = [] } = question
  const grouped = new Set(groups.flatMap(({ options }) => options))
  const radio = ({ id, text }: Question['options'][number]) => (
    <Radio key={id} id={id} text={text} question={question} answer={answer} onAnswer={onAnswer} />
  )
  return (
    <fieldset
      className={styles.radios}
      data-folded={isFolded || undefined}
      aria-describedby={question.note && noteId(question)}
    >
      <legend>{question.text}</legend>
      <Note question={question} />
      {question.options.filter(({ id }) => !grouped.has(id)).map(radio)}
      {groups.map((group) => (
        <Group key={group.text} group={group} question={question} answer={answer} onAnswer={onAnswer}>
          {question.options.filter(({ id }) => group.options.includes(id)).map(radio)}
        </Group>
      ))}
    </fieldset>
  )
}

interface RadioProps {
  question: Question
  id: string
  text: string
  answer: string
  onAnswer: (answer: string) => void
}

/** One answer; the first one of a question has the id that the focus finds. */
function Radio({ question, id, text, answer, onAnswer }: RadioProps) {
  const isFirst = id === firstOf(question)
  const own = questionId(isFirst ? question.id : `${question.id}-${id}`)
  return (
    <label htmlFor={own}>
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
}

/** The answer that stands first: one of no group, else the first of all. */
function firstOf({ options, groups = [] }: Question): string | undefined {
  const free = options.find(({ id }) => !groups.some((group) => group.options.includes(id)))
  return free?.id ?? groups[0]?.options[0]
}

interface GroupProps extends Pick<ControlProps, 'question' | 'answer' | 'onAnswer'> {
  group: NonNullable<Question['groups']>[number]
  children: ReactNode
}

/** Answers under their heading. Those behind another answer show once it is chosen, which takes a former one back. */
function Group({ group: { text, behind, options }, question, answer, onAnswer, children }: GroupProps) {
  const [isChosen, choose] = useState(false)
  const isOpen = options.includes(answer) || (isChosen && answer === '')
  const own = questionId(`${question.id}-behind`)
  return (
    <>
      {behind && (
        <label htmlFor={own}>
          <input
            type="radio"
            id={own}
            // A name of its own: of one name, a browser checks one, and the answer behind it is checked as well.
            name={own}
            value=""
            checked={isOpen}
            onChange={() => {
              choose(true)
              onAnswer('')
            }}
          />
          <span>{behind}</span>
        </label>
      )}
      {(!behind || isOpen) && (
        <fieldset className={styles.radios}>
          <legend>{text}</legend>
          {children}
        </fieldset>
      )}
    </>
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
