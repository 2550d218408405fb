import { type FormEvent, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { dayInBerlin, dayInWords } from '#contracts/values/german-time.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import {
  TALK_NOTICE_MS,
  TALK_TIMES,
  TIMES_LIMIT,
  talkStart,
  timeInWords,
  USUAL_TIMES,
} from '#contracts/values/talk-times.ts'
import type { TeamMessageEvent, teamMessageMachine } from '#machines/team-message.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { LineField, ListField } from '#src/ui/field/field.tsx'
import styles from './team-message.module.css'
import { DRAFT_PROBLEMS, LANGUAGE_NAMES, TIME_PROBLEMS } from './team-message.texts.ts'
import { WayFields } from './way-fields.tsx'

interface ProposalFormProps {
  snapshot: SnapshotFrom<typeof teamMessageMachine>
  send: (event: TeamMessageEvent) => void
}

/** Shows the mail before it is sent. */
export function ProposalPreview({ snapshot, send }: ProposalFormProps) {
  const { message, mail } = snapshot.context
  if (!message || !mail) return null
  return (
    <>
      <p>In {LANGUAGE_NAMES[message.language]}:</p>
      <pre className={styles.mail} lang={message.language}>{`${mail.subject}\n\n${mail.text}`}</pre>
      <div className={styles.actions}>
        <Button tone="brick" onClick={() => send({ type: 'propose' })}>
          Send the proposal
        </Button>
        <Button tone="text" onClick={() => send({ type: 'back' })}>
          Change it
        </Button>
      </div>
    </>
  )
}

/** Form for one to four times and the way to meet. */
export function ProposalForm({ snapshot, send }: ProposalFormProps) {
  const { message, draft, problem, refused, failure } = snapshot.context
  const days = message?.days ?? []
  const lastChosen = draft.times.at(-1)
  const [chosenDay, setDay] = useState(lastChosen ? dayInBerlin(new Date(lastChosen)) : '')
  const day =
    chosenDay ||
    (message?.requestedDay && days.includes(message.requestedDay) ? message.requestedDay : days[1]) ||
    ''
  if (!message) return null
  const isFull = draft.times.length >= TIMES_LIMIT
  const isPossible = (time: string) => Date.parse(talkStart(day, time)) - Date.now() >= TALK_NOTICE_MS
  const others = TALK_TIMES.filter((time) => !USUAL_TIMES.some((usual) => usual === time) && isPossible(time))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'preview' })
  }
  return (
    <form
      className={styles.line}
      onSubmit={submit}
      noValidate
      aria-busy={snapshot.matches({ choosing: 'previewing' })}
    >
      <ListField
        label="Day"
        value={day}
        choices={days.map((value) => ({ value, text: dayInWords(value, 'en') }))}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <fieldset className={styles.choices}>
        <legend>Usual times on {dayInWords(day, 'en')}</legend>
        {USUAL_TIMES.map((time) => {
          const start = talkStart(day, time)
          const isPicked = draft.times.includes(start)
          const isOff = !isPicked && (isFull || !isPossible(time))
          return (
            <Chip
              key={time}
              aria-pressed={isPicked}
              aria-disabled={isOff}
              aria-label={`${timeInWords(start, 'en')}, German time`}
              onClick={() => !isOff && send({ type: 'pick', start })}
            >
              {time}
            </Chip>
          )
        })}
      </fieldset>
      <ListField
        label="Another half hour on this day"
        value=""
        choices={[
          { value: '', text: isFull ? 'Four times are chosen' : 'Please choose' },
          ...(isFull ? [] : others.map((time) => ({ value: time, text: time }))),
        ]}
        onChange={({ currentTarget: { value } }) =>
          value && send({ type: 'pick', start: talkStart(day, value) })
        }
      />
      <section aria-live="polite">
        <h2>Chosen times</h2>
        {draft.times.length === 0 && <p>None yet.</p>}
        <ul className={styles.times}>
          {draft.times.map((start) => (
            <li key={start}>
              {timeInWords(start, 'en')}{' '}
              <Button
                tone="text"
                aria-label={`Remove ${timeInWords(start, 'en')}`}
                onClick={() => send({ type: 'pick', start })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        {problem === 'noTime' && <p role="alert">{DRAFT_PROBLEMS.noTime}</p>}
        {refused && (
          <p role="alert">
            {timeInWords(refused.start, 'en')} {TIME_PROBLEMS[refused.because]}. Nothing was sent; please
            choose another time.
          </p>
        )}
      </section>
      <WayFields
        value={draft}
        problem={problem === 'noLink' ? DRAFT_PROBLEMS.noLink : null}
        onChange={(details) => send({ type: 'describe', details })}
      />
      {draft.way === 'phone' && !message.hasPhone && (
        <p>The visitor gave no number. The page asks for it when a time is chosen.</p>
      )}
      <LineField
        label="A line to the visitor (optional)"
        hint={`In ${LANGUAGE_NAMES[message.language]}, as the mail.`}
        maxLength={LIMITS.talkLine}
        value={draft.line}
        onChange={({ currentTarget }) => send({ type: 'describe', details: { line: currentTarget.value } })}
      />
      {failure && <p role="alert">{failure.sentence ?? 'That did not work. Please try again.'}</p>}
      <div className={styles.actions}>
        <Button type="submit" tone="brick">
          Preview the mail
        </Button>
        <Button tone="text" onClick={() => send({ type: 'back' })}>
          Back to the message
        </Button>
      </div>
    </form>
  )
}
