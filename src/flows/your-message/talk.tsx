import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { TalkStatus, TalkWay } from '#contracts/calls/talk-status.ts'
import type { MessageStatus, TalkOutcome } from '#contracts/calls/your-message.ts'
import { dayInWords } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { percentEncode } from '#contracts/values/percent-encode.ts'
import { localTimeIn, timeInWords } from '#contracts/values/talk-times.ts'
import type { YourMessageEvent } from '#machines/your-message.ts'
import { Button } from '#src/ui/button.tsx'
import { LineField } from '#src/ui/field/field.tsx'
import { Unbroken } from '#src/ui/unbroken.tsx'
import styles from './message-view.module.css'
import { TALK_ENDINGS, TALK_NEWS, TALK_TEXTS, WAYS } from './talk.texts.ts'

interface TalkProps {
  message: MessageStatus
  outcome: TalkOutcome | null
  locale: Language
  send: (event: YourMessageEvent) => void
}

/** Our answer to the message: times to choose from, the agreed talk, or the reason why there is none. */
export function Talk({ message, outcome, locale, send }: TalkProps) {
  const { t } = useLingui()
  const { talk, needsPhone = false, calendar } = message
  if (!talk) return null
  const { agreed, proposal, ended, answeredAt } = talk
  return (
    <section className={styles.talk}>
      <h2>{t(TALK_TEXTS.title)}</h2>
      <p role="status" className={styles.news}>
        {outcome && outcome !== 'done' && t(TALK_NEWS[outcome])}
      </p>
      <p>
        <Unbroken>{stateText()}</Unbroken>
      </p>
      {proposal && <Proposal {...{ proposal, needsPhone, locale, send }} hasTalk={agreed !== undefined} />}
      {agreed && <Agreed {...{ agreed, calendar, locale, send }} isBesideProposal={proposal !== undefined} />}
    </section>
  )

  function stateText(): string {
    if (proposal) return t(agreed ? TALK_TEXTS.move : TALK_TEXTS.proposed)
    if (agreed) {
      if (ended) return `${t(TALK_ENDINGS[ended.as])} ${t(TALK_TEXTS.stands)}`
      return t(agreed.hasBegun ? TALK_TEXTS.begun : TALK_TEXTS.agreed)
    }
    if (ended?.as === 'cancelled')
      return t(ended.by === 'visitor' ? TALK_TEXTS.youCancelled : TALK_TEXTS.weCancelled)
    if (ended) return t(TALK_ENDINGS[ended.as])
    return t(answeredAt ? TALK_TEXTS.nextAnswer : TALK_TEXTS.waiting)
  }
}

interface ProposalProps {
  proposal: NonNullable<TalkStatus['proposal']>
  needsPhone: boolean
  hasTalk: boolean
  locale: Language
  send: (event: YourMessageEvent) => void
}

function Proposal({ proposal, needsPhone, hasTalk, locale, send }: ProposalProps) {
  const { t } = useLingui()
  const [phone, setPhone] = useState('')
  const [isPhoneMissing, setPhoneMissing] = useState(false)
  const { times, how, line } = proposal
  const open = times.filter(({ isOpen }) => isOpen)
  const agree = (start: string) => {
    if (needsPhone && phone.trim() === '') setPhoneMissing(true)
    else send({ type: 'agree', start, phone })
  }
  return (
    <>
      <Way how={how} />
      {line && (
        <p>
          <Trans>A note from us: {line}</Trans>
        </p>
      )}
      {needsPhone && (
        <LineField
          label={t(TALK_TEXTS.phone)}
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          value={phone}
          problem={isPhoneMissing ? t(TALK_TEXTS.phoneMissing) : null}
          onChange={({ currentTarget }) => {
            setPhone(currentTarget.value)
            setPhoneMissing(false)
          }}
        />
      )}
      <ul className={styles.times}>
        {times.map(({ start, isOpen }) => (
          <li key={start}>
            {isOpen ? (
              <Button tone="brick" onClick={() => agree(start)}>
                <TimeOfTalk start={start} how={how} locale={locale} />
              </Button>
            ) : (
              <p className={styles.gone}>
                <TimeOfTalk start={start} how={how} locale={locale} /> <span>{t(TALK_TEXTS.gone)}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {open.length === 0 && <p>{t(TALK_TEXTS.noneLeft)}</p>}
      <LineForm
        label={t(TALK_TEXTS.declineLine)}
        button={t(hasTalk ? TALK_TEXTS.keepTalk : TALK_TEXTS.decline)}
        onSend={(typed) => send({ type: 'decline', line: typed })}
      />
    </>
  )
}

interface AgreedProps {
  agreed: NonNullable<TalkStatus['agreed']>
  calendar: string | undefined
  isBesideProposal: boolean
  locale: Language
  send: (event: YourMessageEvent) => void
}

function Agreed({ agreed, calendar, isBesideProposal, locale, send }: AgreedProps) {
  const { t } = useLingui()
  const { start, how, hasBegun } = agreed
  return (
    <>
      {isBesideProposal && <h3>{t(TALK_TEXTS.present)}</h3>}
      <p className={styles.when}>
        <TimeOfTalk start={start} how={how} locale={locale} />
      </p>
      <Way how={how} />
      {!hasBegun && calendar && (
        <p className={styles.file}>
          <a href={`data:text/calendar;charset=utf-8,${percentEncode(calendar)}`} download="talk.ics">
            {t(TALK_TEXTS.file)}
          </a>{' '}
          <span>{t(TALK_TEXTS.fileHint)}</span>
        </p>
      )}
      {!hasBegun && (
        <LineForm
          label={t(TALK_TEXTS.cancelLine)}
          button={t(TALK_TEXTS.cancel)}
          onSend={(line) => send({ type: 'cancelTalk', line })}
        />
      )}
    </>
  )
}

interface LineFormProps {
  label: string
  button: string
  onSend: (line: string) => void
}

/** A button with an optional line of text for the team. */
function LineForm({ label, button, onSend }: LineFormProps) {
  const [line, setLine] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(line)
  }
  return (
    <form className={styles.line} onSubmit={submit}>
      <LineField
        label={label}
        maxLength={LIMITS.talkLine}
        value={line}
        onChange={({ currentTarget }) => setLine(currentTarget.value)}
      />
      <Button type="submit">{button}</Button>
    </form>
  )
}

function Way({ how }: { how: TalkWay }) {
  const { t } = useLingui()
  return (
    <p>
      <Trans>30 minutes.</Trans>{' '}
      {how.way === 'video' ? (
        <>
          {t(WAYS.video)} <a href={how.link}>{how.link}</a>
        </>
      ) : (
        t(how.way === 'phone' ? WAYS.phone : WAYS[how.city])
      )}
    </p>
  )
}

/**
 * A moment in German time and, if clocks differ there, in the time zone of the device. A talk at an office is told in
 * German time only.
 */
function TimeOfTalk({ start, how, locale }: { start: string; how: TalkWay; locale: Language }) {
  const isHydrated = useHydrated()
  const moment = new Date(start)
  const zone =
    isHydrated && how.way !== 'office' ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
  const local = localTimeIn(zone, moment)
  const german = timeInWords(start, locale)
  const there = [local?.day && dayInWords(local.day, locale), local?.time].filter(Boolean).join(', ')
  const name = local?.zone
  return (
    <span className={styles.time}>
      <Trans>{german} in Germany</Trans>
      {local && (
        <>
          {' '}
          <span className={styles.there}>
            <Trans>
              {there} where you are ({name})
            </Trans>
          </span>
        </>
      )}
    </span>
  )
}
