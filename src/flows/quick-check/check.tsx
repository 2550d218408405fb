import type { ReactNode } from 'react'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { fillIn } from '#src/content/fill-in.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import styles from './check.module.css'
import { CountryList, OptionList, RadioGroup } from './question.tsx'
import { answerText, droppedText } from './reading.ts'
import { Result } from './result.tsx'
import { type CheckFlow, type CheckState, useCheck } from './use-check.ts'

interface CheckProps {
  tool: ToolPage
  flow: CheckFlow
  /** The form that "talk to us" opens. */
  inquiry: ContactKind
}

/** A tool of the law: its questions, and beside them what the answers come to. */
export function Check({ tool, flow, inquiry }: CheckProps) {
  const check = useCheck(flow, tool)
  const { words, groups, sentence } = tool
  const ask = (id: string) => <Asked key={id} id={id} tool={tool} check={check} />
  const isAsked = (id: string) => id in check.answers || check.open.includes(id)
  return (
    <div className={styles.check} data-with-script="">
      <form
        data-asks-sentence=""
        ref={check.form}
        className={styles.form}
        data-does="fill-answers"
        autoComplete="off"
        onSubmit={check.show}
      >
        {check.folded.length > 0 && <Folded tool={tool} check={check} />}
        {sentence.length > 0 && <div className={styles.sentence}>{sentence.map(ask)}</div>}
        {groups.map(({ title, questions }) => (
          <Group key={questions.join()} title={title}>
            {questions.filter(isAsked).map(ask)}
          </Group>
        ))}
        <p role="status" className={styles.said}>
          {[droppedText(tool, check.dropped), check.isWanted && missingText(tool, check.open)]
            .filter(Boolean)
            .join(' ')}
        </p>
        <div className={styles.foot}>
          <Standing tool={tool} check={check} />
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
      <Result tool={tool} check={check} inquiry={inquiry} />
    </div>
  )
}

interface PartProps {
  tool: ToolPage
  check: CheckState
}

/** More answers than these are counted instead of named. */
const NAMED = 6

/** The answers in one line, on a phone, where they would push the result out of sight. */
function Folded({ tool, check }: PartProps) {
  const { folded: words } = tool.words
  const answers = check.folded.map((id) => answerText(tool, id, check.answers[id] ?? ''))
  return (
    <p className={styles.folded}>
      <span>
        <b>{words.title}:</b>{' '}
        {answers.length > NAMED ? fillIn(words.many, { count: String(answers.length) }) : answers.join(' · ')}
      </span>{' '}
      <button type="button" onClick={check.unfold}>
        {words.change}
      </button>
    </p>
  )
}

/** The result so far, beside the button: the points, the kind of the result and its title, or what is missing. */
function Standing({ tool, check }: PartProps) {
  const { words, points } = tool
  const { reading, tally } = check
  if (points && tally && !(reading && !reading.isCounted))
    return (
      <p className={styles.standing}>
        {words.count} <b>{tally.number}</b> <span>{fillIn(words.needed, { minimum: tally.minimum })}</span>
        {tally.because.map((reason) => (
          <span key={reason}>{reason}</span>
        ))}
        {reading && <span>{enoughText(tool, check)}</span>}
      </p>
    )
  if (!reading)
    return Object.keys(check.answers).length > 0 ? (
      <p className={styles.standing}>{missingText(tool, check.open)}</p>
    ) : null
  const { kind, title } = reading.outcome
  const isWithoutPoints = points && kind === 'route'
  return (
    <p className={styles.standing} data-kind={kind}>
      <strong>{isWithoutPoints ? words.noPoints : words.kinds[kind]}</strong>{' '}
      <span>{points ? enoughText(tool, check) : title}</span>
    </p>
  )
}

const enoughText = ({ words, questions }: ToolPage, { answers }: CheckState): string =>
  fillIn(words.enough, { given: String(Object.keys(answers).length), all: String(questions.length) })

/** Names the next question that decides; those of the opening sentence are no names, and are counted. */
function missingText({ words: { missing }, sentence, questions }: ToolPage, open: readonly string[]): string {
  const count = open.length
  const next = questions.find(({ id }) => id === open[0])
  if (!next) return ''
  if (!sentence.includes(next.id)) return fillIn(missing.named, { question: next.text })
  return count === 1 ? missing.one : fillIn(missing.many, { count: String(count) })
}

function Group({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <div className={styles.group}>
      {title && <h2>{title}</h2>}
      {children}
    </div>
  )
}

function Asked({ id, tool, check }: PartProps & { id: string }) {
  const question = tool.questions.find((candidate) => candidate.id === id)
  if (!question) return null
  const control = {
    question,
    choose: tool.words.choose,
    answer: check.answers[id] ?? '',
    isFolded: check.folded.includes(id),
    onAnswer: (answer: string) => check.answer(id, answer),
  }
  if (question.countries) return <CountryList {...control} countries={question.countries} />
  return tool.sentence.includes(id) ? <OptionList {...control} /> : <RadioGroup {...control} />
}
