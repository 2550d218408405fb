import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Unbroken } from '#src/ui/unbroken.tsx'
import type { NoticeText } from './notice.tsx'
import { SentMessage, type TypedLine } from './sent-message.tsx'
import styles from './sent-notice.module.css'

interface SentNoticeProps {
  id: string
  /** Each showing is an object of its own; a new one takes the focus. */
  showing: object | null
  text: Extract<NoticeText, { tone: 'success' | 'error' }>
  sent: { reference: string | null; answerBy: string | null } | null
  /** What was sent, to be kept; none where that would be an e-mail address alone. */
  lines?: readonly TypedLine[]
  children?: ReactNode
}

/** What a success says above the form, which is empty again: the heading takes the focus. The region stands always. */
export function SentNotice({ id, showing, text, sent, lines = [], children }: SentNoticeProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (showing) heading.current?.focus()
  }, [showing])
  return (
    <div role="status" className={showing ? styles.success : styles.empty}>
      {showing && sent && (
        <section key="sent" aria-labelledby={`${id}-sent`}>
          <h3 id={`${id}-sent`} ref={heading} tabIndex={-1} className={styles.title}>
            {t(text.title)}
          </h3>
          <p>
            <Unbroken>{t(text.message)}</Unbroken>
          </p>
          <SentMessage reference={sent.reference} answerBy={sent.answerBy} lines={lines}>
            {children}
          </SentMessage>
        </section>
      )}
    </div>
  )
}
