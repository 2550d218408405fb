import { type FormEvent, useEffect, useRef } from 'react'
import { addressOf } from '#contracts/tables/answers-address.ts'
import { membersOf } from '#contracts/tables/questions.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import { withoutLanguage } from '#contracts/values/path-language.ts'
import { typedValues } from '#src/browser/typed-values.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import styles from './check.module.css'
import { answerText, optionText, questionText } from './result-texts.ts'
import { QUESTION_ID } from './show-step.ts'
import type { CheckState } from './use-check.ts'

type ToolQuestion = ToolPage['questions'][number]
type ToolGroup = NonNullable<ToolQuestion['groups']>[number]

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
  const group = question.groups?.find(({ id }) => id === check.group)
  return (
    <section aria-labelledby={QUESTION_ID} className={styles.question}>
      <Points tool={tool} check={check} />
      <h2 id={QUESTION_ID} tabIndex={-1} aria-describedby={STEP_ID}>
        {question.countries ? (
          <label htmlFor={LIST_ID}>{questionText(tool, question.id)}</label>
        ) : (
          (group?.ask ?? questionText(tool, question.id))
        )}
      </h2>
      {question.note && (
        <p id={NOTE_ID} className={styles.note}>
          {question.note}
        </p>
      )}
      {question.help && (
        <p className={styles.note}>
          <SiteLink href={withoutLanguage(question.help.to)}>{question.help.text}</SiteLink>
        </p>
      )}
      {question.countries ? (
        <Countries tool={tool} check={check} question={question} />
      ) : (
        <Answers tool={tool} check={check} question={question} group={group} />
      )}
    </section>
  )
}

export function Points({ tool: { words }, check: { tally } }: QuestionProps) {
  if (!tally) return null
  if (tally.unneeded) return <p className={styles.points}>{tally.unneeded}</p>
  return (
    <p className={styles.points}>
      {words.count} <b>{tally.number}</b> {fillIn(words.needed, { minimum: tally.minimum })}{' '}
      {tally.because.join(' ')}
    </p>
  )
}

interface AnswersProps extends QuestionProps {
  question: ToolQuestion
}

/** Shows the answers of the chosen group or, if none is chosen, each group in the place of its first answer. */
function Answers({ tool, check, question, group }: AnswersProps & { group: ToolGroup | undefined }) {
  const { groups = [] } = question
  const given = membersOf(check.answers[question.id] ?? '')
  const isIn = ({ options }: ToolGroup, answer: string) =>
    membersOf(answer).every((id) => options.includes(id))
  const choicesIn = (one: ToolGroup) => check.choices.filter((answer) => isIn(one, answer))
  const answerButton = (answer: string, text: string) => (
    <Choice
      key={answer}
      text={text}
      isGiven={given.every((id) => membersOf(answer).includes(id))}
      choose={() => check.answer(answer)}
    />
  )
  if (group)
    return (
      <ul className={styles.answers}>
        {choicesIn(group).map((answer) => answerButton(answer, optionText(question, answer) ?? ''))}
      </ul>
    )
  const own = (answer: string) => answerButton(answer, answerText(tool, question.id, answer))
  const groupButton = (one: ToolGroup) => {
    const isGiven = given.every((id) => one.options.includes(id))
    return <Choice key={one.id} text={one.text} isGiven={isGiven} choose={() => check.chooseGroup(one.id)} />
  }
  return (
    <ul className={styles.answers}>
      {check.choices.flatMap((answer) =>
        groups.some((one) => isIn(one, answer))
          ? groups
              .filter((one) => choicesIn(one)[0] === answer)
              .map((one) => (choicesIn(one).length === 1 ? own(answer) : groupButton(one)))
          : [own(answer), ...eventsBehind(question, answer)],
      )}
    </ul>
  )
}

const eventsBehind = ({ events = [] }: ToolQuestion, answer: string) =>
  events
    .filter(({ behind }) => membersOf(answer).includes(behind))
    .map(({ id, text }) => (
      <li key={`event ${id}`}>
        <Link className="choice" to="/plan" hash={addressOf({ event: id })}>
          <span>{text}</span>
        </Link>
      </li>
    ))

const Choice = ({ text, isGiven, choose }: { text: string; isGiven: boolean; choose: () => void }) => (
  <li>
    <button
      type="button"
      className="choice"
      aria-current={isGiven ? 'true' : undefined}
      onClick={({ detail }) => {
        // Ignore the second click of a double click, which could answer the next question.
        if (detail <= 1) choose()
      }}
    >
      <span>{text}</span>
    </button>
  </li>
)

function Countries({ tool: { words }, check, question }: AnswersProps) {
  const { countries = [], oftenAsked: codes = [] } = question
  const oftenAsked = codes.flatMap((code) => countries.filter((country) => country.code === code))
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
        <CountryGroup label={words.oftenAsked} countries={oftenAsked} />
        <CountryGroup label={words.allCountries} countries={countries} />
      </select>
      <Button type="submit" tone="brick">
        {words.continue}
      </Button>
    </form>
  )
}

interface CountryGroupProps {
  label: string
  countries: NonNullable<ToolQuestion['countries']>
}

const CountryGroup = ({ label, countries }: CountryGroupProps) => (
  <optgroup label={label}>
    {countries.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </optgroup>
)
