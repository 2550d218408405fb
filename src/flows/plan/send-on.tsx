import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type PlanPlace, planAddressOf, type Reader } from '#contracts/plan/plan-address.ts'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import type { Entry } from '#src/browser/calendar-file.ts'
import { copyText } from '#src/browser/copy-text.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
import { TOOLS, type ToolName } from '#src/content/law/tool-names.ts'
import { Button } from '#src/ui/button.tsx'
import { WriteLink } from '#src/ui/write-link.tsx'
import { PLAN_LANGUAGES, planUrl } from './addresses.ts'
import styles from './plan.module.css'

interface SendOnProps {
  page: PlanPage
  place: PlanPlace
  /** The days of the reader, for their calendar. */
  entries: readonly Entry[]
  /** The other reader, who gets a link of their own; null if there is none. */
  other?: Reader | null
  /** The tool whose contact form the plan leads to; null for a case that needs independent advice. */
  contact?: ToolName | null
  hasCover?: boolean
}

/** Links, calendar, print, and the way to us with this plan. */
export function SendOn({
  page,
  place,
  entries,
  other = null,
  contact = 'you',
  hasCover = false,
}: SendOnProps) {
  const { words, language } = page
  const { subject } = place
  const {
    send,
    print: printIt,
    talk,
  } = subject.tool === undefined ? words.events : { ...words, talk: words.talk.title }
  const [status, setStatus] = useState('')
  const [isCover, setCover] = useState(false)
  const kind = TOOLS[contact ?? 'you'].contact
  const letterFragment = addressOf({
    ...(subject.tool === undefined ? answersIn(subject.check ?? '') : subject.answers),
    ...{ tool: contact ?? 'you', plan: planAddressOf(place), language },
  })
  const sent = other ? { ...place, reader: other } : place
  const copy = async (to: typeof language) =>
    setStatus((await copyText(planUrl(sent, to))) ? words.copied : words.refused)
  const save = async () => {
    const { calendarFile, downloadCalendar } = await import('#src/browser/calendar-file.ts')
    const source =
      subject.tool === undefined ? subject.event : `${subject.tool}.${addressOf(subject.answers)}`
    const file = calendarFile({
      ...{ name: words.title, language, source: `plan.${source}`, entries },
      ...{ address: location.href, now: new Date() },
    })
    downloadCalendar(words.file, file)
    setStatus(words.saved)
  }
  const print = (cover: boolean) => {
    flushSync(() => setCover(cover))
    setStatus('')
    // The next print, by the browser's own command, is that of the plan.
    addEventListener('afterprint', () => setCover(false), { once: true })
    window.print()
  }
  return (
    <section aria-labelledby="send" className={styles.send} data-prints={isCover ? 'cover' : undefined}>
      {contact && (
        <div className={styles.talk}>
          <h2>{talk}</h2>
          <p>{words.talk.text}</p>
          <WriteLink inquiry={kind} language={language} answers={letterFragment}>
            {words.talk.handOver}
          </WriteLink>
        </div>
      )}
      <h2 id="send">{send}</h2>
      <p className={styles.small}>{words.sendNote}</p>
      <p className={styles.actions}>
        <span>{other ? words.sendTo[other] : words.copy}</span>
        {PLAN_LANGUAGES.map(({ language: to, name }) => (
          <Button key={to} tone="text" lang={to} onClick={() => void copy(to)}>
            {name}
          </Button>
        ))}
      </p>
      <p className={styles.actions}>
        {entries.length > 0 && (
          <Button tone="text" onClick={() => void save().catch(() => setStatus(words.notLoaded))}>
            {words.calendar}
          </Button>
        )}
        <Button tone="text" onClick={() => print(false)}>
          {printIt}
        </Button>
        {hasCover && (
          <Button tone="text" onClick={() => print(true)}>
            {words.cover}
          </Button>
        )}
      </p>
      <p role="status">{status}</p>
      <p className={styles.small}>{words.privacy}</p>
    </section>
  )
}
