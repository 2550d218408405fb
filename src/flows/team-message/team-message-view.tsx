import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { TeamMessage } from '#contracts/calls/team-message.ts'
import { dayInWords, momentInWords } from '#contracts/values/german-time.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { timeInWords } from '#contracts/values/talk-times.ts'
import type { ProposalDraft, TeamMessageEvent, teamMessageMachine } from '#machines/team-message.ts'
import { useActor } from '#src/browser/use-actor.ts'
import { Button } from '#src/ui/button.tsx'
import { LineField } from '#src/ui/field/field.tsx'
import frame from '#src/ui/screen.module.css'
import { StatusList, StatusRow } from '#src/ui/status-list.tsx'
import { useScreenHeading } from '#src/ui/use-screen-heading.ts'
import { ProposalForm, ProposalPreview } from './proposal-form.tsx'
import styles from './team-message.module.css'
import {
  ENDINGS,
  FORM_NAMES,
  howInWords,
  LANGUAGE_NAMES,
  OUTCOMES,
  screenOf,
  TEAM_SCREENS,
} from './team-message.texts.ts'
import { teamArrival, wireTeamMessage } from './team-message.wiring.ts'
import { WayFields } from './way-fields.tsx'

type Snapshot = SnapshotFrom<typeof teamMessageMachine>
interface PartProps {
  snapshot: Snapshot
  send: (event: TeamMessageEvent) => void
}

/** Page that the link in a mail to the team opens. Proposes times, and notes that a message is answered. */
export function TeamMessageView() {
  const [snapshot, send] = useActor(useMemo(wireTeamMessage, []))
  const { message, failure, outcome } = snapshot.context
  const screen = screenOf(snapshot.value)
  const { title, text } = TEAM_SCREENS[screen]
  const isWaiting = screen === 'loading' || screen === 'sending'
  const isFailure = screen === 'failed' || screen === 'notSent'
  const heading = useScreenHeading(screen, null)
  const news = outcome && OUTCOMES[outcome]

  useEffect(() => send({ type: 'arrive', ...teamArrival() }), [send])

  return (
    <div className={frame.page} aria-busy={isWaiting} lang="en">
      <div key={screen} className={`${frame.screen} ${styles.screen}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{(isFailure && failure?.sentence) || text}</p>
        <p role="status" className={styles.news}>
          {news}
        </p>
        {isFailure && (
          <div className={styles.actions}>
            <Button onClick={() => send({ type: 'retry' })}>Try again</Button>
            {screen === 'notSent' && (
              <Button tone="text" onClick={() => send({ type: 'back' })}>
                Back to the message
              </Button>
            )}
          </div>
        )}
        {message && !snapshot.matches('choosing') && screen !== 'gone' && <Status message={message} />}
        {snapshot.matches('unproved') && <Proof {...{ snapshot, send }} />}
        {screen === 'choosing' && <ProposalForm {...{ snapshot, send }} />}
        {screen === 'reviewing' && <ProposalPreview {...{ snapshot, send }} />}
        {message && <MessageActions {...{ snapshot, send, message }} />}
      </div>
    </div>
  )
}

/** Facts about the message. They repeat nothing that the visitor typed. */
function Status({ message }: { message: TeamMessage }) {
  const { reference, form, language, receivedAt, requestedDay, hasPhone, dueOn, talk } = message
  const { proposal, agreed, ended } = talk
  const rows: [label: string, value: ReactNode][] = [
    ['Reference', reference],
    ['Form', FORM_NAMES[form]],
    ['Language', LANGUAGE_NAMES[language]],
    ['Received', `${momentInWords(new Date(receivedAt), 'en')} (German time)`],
    ['Day asked for', requestedDay && dayInWords(requestedDay, 'en')],
    ['Phone number', hasPhone ? 'In the first e-mail' : 'Not given'],
    ['Last', ended && ENDINGS[ended.as]],
    ['To be answered by', dueOn && dayInWords(dueOn, 'en')],
    ['Talk', agreed && `${timeInWords(agreed.start, 'en')} (German time). ${howInWords(agreed.how)}`],
    [
      'Proposed',
      proposal && (
        <ul className={styles.times}>
          {proposal.times.map(({ start, isOpen }) => (
            <li key={start}>
              {timeInWords(start, 'en')}
              {!isOpen && ' – can no longer be chosen'}
            </li>
          ))}
        </ul>
      ),
    ],
    ['How', proposal && howInWords(proposal.how)],
    ['Delivery', message.isUndelivered && 'The mail with the times could not be delivered.'],
    ['Same address', message.others.join(', ')],
  ]
  return (
    <StatusList>
      {rows.map(
        ([label, value]) =>
          value && (
            <StatusRow key={label} label={label}>
              {value}
            </StatusRow>
          ),
      )}
    </StatusList>
  )
}

/** Proves once that this device can read the team's mailbox. */
function Proof({ snapshot, send }: PartProps) {
  const [digits, setDigits] = useState('')
  const { failure } = snapshot.context
  const isEntering = screenOf(snapshot.value) === 'enteringCode'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'enterCode', digits: digits.replace(/\D/g, '') })
  }
  return (
    <section aria-busy={!snapshot.can({ type: 'askForCode' })}>
      <h2>Prove this device</h2>
      <p>
        We send six digits to the mailbox of the team. This device is then known for 180 days. Some browsers
        forget it earlier: Safari after seven days without a visit, and private windows when they close. Then
        ask for digits again.
      </p>
      {failure && <p role="alert">{failure.sentence ?? 'That did not work. Please try again.'}</p>}
      {isEntering && (
        <form className={styles.line} onSubmit={submit}>
          <LineField
            label="Six digits from the e-mail"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d{3} ?\d{3}"
            title="Six digits"
            maxLength={7}
            required
            value={digits}
            onChange={({ currentTarget }) => setDigits(currentTarget.value)}
          />
          <Button type="submit" tone="brick">
            Prove this device
          </Button>
        </form>
      )}
      <Button onClick={() => send({ type: 'askForCode' })}>
        {isEntering ? 'Send new digits' : 'Send six digits to the team'}
      </Button>
    </section>
  )
}

/** Buttons and forms for what the team can do with the message in its present state. */
function MessageActions({ snapshot, send, message }: PartProps & { message: TeamMessage }) {
  const { proposal, agreed } = message.talk
  if (snapshot.matches('sending') || snapshot.matches('notSent') || snapshot.matches('choosing')) return null
  return (
    <>
      <div className={styles.actions}>
        {snapshot.can({ type: 'choose' }) && (
          <Button tone="brick" onClick={() => send({ type: 'choose' })}>
            {proposal
              ? 'Propose other times'
              : agreed && !agreed.hasBegun
                ? 'Propose another time'
                : 'Propose times'}
          </Button>
        )}
        {snapshot.can({ type: 'markAnswered' }) && (
          <Button onClick={() => send({ type: 'markAnswered' })}>I have answered by e-mail</Button>
        )}
        {snapshot.can({ type: 'withdraw' }) && (
          <Button onClick={() => send({ type: 'withdraw' })}>Withdraw the proposal</Button>
        )}
        {snapshot.can({ type: 'reopen' }) && (
          <Button onClick={() => send({ type: 'reopen' })}>It needs another answer</Button>
        )}
      </div>
      {proposal && snapshot.can({ type: 'agreeByMail', start: '' }) && (
        <section>
          <h2>They said yes by mail or phone</h2>
          <p>Enters the time for them. Both sides get a mail.</p>
          <ul className={styles.times}>
            {proposal.times.map(({ start }) => (
              <li key={start}>
                <Button onClick={() => send({ type: 'agreeByMail', start })}>
                  Agreed: {timeInWords(start, 'en')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {agreed && snapshot.can({ type: 'cancel', line: '' }) && (
        <TalkActions key={agreed.start} {...{ agreed, send }} />
      )}
    </>
  )
}

function TalkActions({
  agreed,
  send,
}: {
  agreed: NonNullable<TeamMessage['talk']['agreed']>
  send: (event: TeamMessageEvent) => void
}) {
  const [line, setLine] = useState('')
  const { how } = agreed
  const [way, setWay] = useState<Pick<ProposalDraft, 'way' | 'link' | 'city'>>({
    way: how.way,
    link: how.way === 'video' ? how.link : '',
    city: how.way === 'office' ? how.city : 'munich',
  })
  const submit = (event: FormEvent, then: TeamMessageEvent) => {
    event.preventDefault()
    send(then)
  }
  return (
    <>
      <section>
        <h2>Meet in another way</h2>
        <p>The time stays. Both sides get a mail.</p>
        <form
          className={styles.line}
          onSubmit={(event) => submit(event, { type: 'changeWay', details: way })}
        >
          <WayFields value={way} onChange={(change) => setWay({ ...way, ...change })} />
          <Button type="submit">Change how we meet</Button>
        </form>
      </section>
      <section>
        <h2>Cancel the talk</h2>
        <p>Both sides get a mail that removes it from their calendars.</p>
        <form className={styles.line} onSubmit={(event) => submit(event, { type: 'cancel', line })}>
          <LineField
            label="A line to the visitor (optional)"
            maxLength={LIMITS.talkLine}
            value={line}
            onChange={({ currentTarget }) => setLine(currentTarget.value)}
          />
          <Button type="submit">Cancel the talk</Button>
        </form>
      </section>
    </>
  )
}
