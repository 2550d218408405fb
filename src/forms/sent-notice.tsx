import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Audience } from '#contracts/forms/further-reading.ts'
import type { Answers } from '#contracts/tables/answers.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import type { SentForm } from '#machines/form.ts'
import { Button } from '#src/ui/button.tsx'
import { useTitlePrefix } from '#src/ui/title-prefix.ts'
import { Unbroken } from '#src/ui/unbroken.tsx'
import type { TitledNotice } from './notice-text.ts'
import { SentMessage, type TypedLine } from './sent-message.tsx'
import styles from './sent-notice.module.css'

interface SentNoticeProps {
  id: string
  heading?: 'h2' | 'h3'
  /** A new object moves the focus to the heading of the notice. Null does not move the focus. */
  showing: object | null
  text: TitledNotice
  /** Receipt of the sent form; without it, nothing is rendered. */
  sent: Omit<SentForm<unknown>, 'form'> | null
  email?: string | undefined
  lines?: readonly TypedLine[]
  audience?: Audience
  /** Handler of the button that shows the form again. */
  onWriteAnother: () => void
  /** Label of that button; "Write another message" by default. */
  writeAnother?: ReactNode
  children?: ReactNode
}

export function SentNotice({
  id,
  heading: Heading = 'h3',
  showing,
  text,
  sent,
  email,
  lines = [],
  audience,
  onWriteAnother,
  writeAnother = <Trans>Write another message</Trans>,
  children,
}: SentNoticeProps) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState<Answers>({})
  // Sending the form shortens the address.
  useEffect(() => setAnswers(answersIn(location.hash)), [])
  useEffect(() => {
    if (!showing) return
    title.current?.focus({ preventScroll: true })
    title.current?.parentElement?.scrollIntoView({ block: 'start' })
  }, [showing])
  useTitlePrefix(sent && `${t(text.title)} – `)
  if (!sent) return null
  return (
    <section aria-labelledby={`${id}-sent`} className={styles.success}>
      <Heading id={`${id}-sent`} ref={title} tabIndex={-1} className={styles.title}>
        <Unbroken>{t(text.title)}</Unbroken>
      </Heading>
      <SentMessage
        message={t(text.message)}
        sent={sent}
        lines={lines}
        answers={answers}
        another={<Button onClick={onWriteAnother}>{writeAnother}</Button>}
        {...(email && { email })}
        {...(audience && { audience })}
      >
        {children}
      </SentMessage>
    </section>
  )
}
