import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { messageAddress } from '#contracts/calls/message-address.ts'
import { type Audience, type Guide, guideIn, readingFor } from '#contracts/forms/further-reading.ts'
import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf } from '#contracts/tables/answers-address.ts'
import { dayInWords, momentInBerlin, momentInWords } from '#contracts/values/german-time.ts'
import { TOOL_PATHS } from '#contracts/values/page-address.ts'
import { percentEncode } from '#contracts/values/percent-encode.ts'
import { isRightToLeft } from '#contracts/values/plain-text.ts'
import type { SentForm } from '#machines/form.ts'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'
import { useTextLanguage } from '#src/site/i18n.ts'
import { Button } from '#src/ui/button.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { Unbroken } from '#src/ui/unbroken.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './sent-message.module.css'
import { SENT_TEXTS } from './sent-texts.ts'
import { WithEmailLink } from './with-email-link.tsx'

export interface TypedLine {
  label: string
  value: string
}

/**
 * Joins the non-empty lines as plain text. Right-to-left text starts on a new line, because on the same line, programs
 * would reorder it together with the label.
 */
export const asText = (lines: readonly TypedLine[]): string =>
  lines
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => `${label}:${isRightToLeft(value) ? '\n' : ' '}${value}`)
    .join('\n')

interface SentMessageProps {
  /** Thanks and promise of the form. Shown if the receipt names no day. */
  message?: string
  sent: Omit<SentForm<unknown>, 'form'>
  /** Address to which the receipt goes; empty if the browser no longer has it. */
  email?: string
  /** Copy of the sent message. Empty if the browser no longer has it, and for a sign-up. */
  lines: readonly TypedLine[]
  /** Audience of the suggested guide. Without it, none is suggested. */
  audience?: Audience
  /** Answers with which the visitor opened the page. */
  answers?: Answers | undefined
  /** Last of what the visitor can do. */
  another?: ReactNode
  children?: ReactNode
}

export function SentMessage({
  message,
  sent,
  email = '',
  lines,
  audience,
  answers,
  another,
  children,
}: SentMessageProps) {
  const { i18n } = useLingui()
  const language = useTextLanguage()
  const { reference, answerBy, at, messageToken, receipt } = sent
  return (
    <div className={styles.sent}>
      <div>
        {answerBy ? (
          <>
            <p className={styles.answer}>
              <Trans>
                You will hear from us by <strong>{dayInWords(answerBy, language)}</strong>.
              </Trans>
            </p>
            <p>{i18n._(SENT_TEXTS.deadline)}</p>
          </>
        ) : (
          message && (
            <p>
              <Unbroken>{message}</Unbroken>
            </p>
          )
        )}
        {reference && <Reference reference={reference} />}
        {reference && email !== '' && receipt === 'sent' && (
          <p className={styles.mail}>
            <Trans>
              An e-mail with this number is on its way to <strong>{email}</strong>.
            </Trans>
          </p>
        )}
        {reference && email !== '' && receipt === 'later' && (
          <p className={styles.mail}>
            <Trans>
              The e-mail with this number goes to <strong>{email}</strong>. It may take some hours.
            </Trans>
          </p>
        )}
        {reference && receipt === 'none' && (
          <p>
            <WithEmailLink text={i18n._(SENT_TEXTS.withoutMail)} />
          </p>
        )}
        {at && <SentAt at={at} />}
        {children}
      </div>
      <div>
        {messageToken && (
          <p>
            <a href={messageAddress(language, messageToken)}>{i18n._(SENT_TEXTS.yourMessage)}</a>
          </p>
        )}
        {answers && <WayBack answers={answers} />}
        {audience && <Reading audience={audience} answers={answers} />}
        {lines.length > 0 && <MessageCopy lines={lines} reference={reference} />}
        {another}
      </div>
    </div>
  )
}

function Reference({ reference }: { reference: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.reference}>
      <p>
        <Trans>
          Your reference number: <strong>{reference}</strong>
        </Trans>
      </p>
      <CopyButton text={reference} label={t`Copy`} />
    </div>
  )
}

/** Shows `at` (German time, `YYYY-MM-DDTHH:MM`) as the page of the message does. */
function SentAt({ at }: { at: string }) {
  const language = useTextLanguage()
  const [day = '', time = ''] = at.split('T')
  const german = momentInWords(momentInBerlin(day, time), language)
  return (
    <p className={styles.at}>
      <Trans>Sent on {german} in Germany</Trans>
    </p>
  )
}

/** Links to the plan, or else to the result, from which the visitor came. */
function WayBack({ answers: { plan, tool, about: _, language: __, ...given } }: { answers: Answers }) {
  if (plan)
    return (
      <p>
        <SiteLink href={`/plan#${plan}`}>
          <Trans>Back to your plan</Trans>
        </SiteLink>
      </p>
    )
  if (!tool || !Object.hasOwn(TOOL_PATHS, tool)) return null
  return (
    <p>
      <SiteLink href={`${TOOL_PATHS[tool as keyof typeof TOOL_PATHS]}#${addressOf(given)}`}>
        <Trans>Back to your result</Trans>
      </SiteLink>
    </p>
  )
}

/** Suggests a guide: to an employer always, to an individual if one matches their answers. */
function Reading({
  audience,
  answers,
}: Required<Pick<SentMessageProps, 'audience'>> & Pick<SentMessageProps, 'answers'>) {
  const language = useTextLanguage()
  const [guide, setGuide] = useState<Guide | null>(null)
  useEffect(
    () => setGuide(readingFor(audience, { ...visitorSentence.read(), ...answers })),
    [audience, answers],
  )
  if (!guide) return null
  const { path, label } = guideIn(guide, language)
  return (
    <div>
      <p>
        <Trans>Until then, worth reading:</Trans>
      </p>
      <p className={styles.reading}>
        <SiteLink href={path}>{label}</SiteLink>
      </p>
    </div>
  )
}

/** Lets the visitor print or save the message, which our e-mails do not repeat. */
function MessageCopy({ lines, reference }: { lines: readonly TypedLine[]; reference: string | null }) {
  const filled = lines.filter(({ value }) => value !== '')
  return (
    <details className={styles.kept}>
      <summary>
        <Trans>Print or keep what you sent</Trans>
      </summary>
      <dl>
        {filled.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.keep}>
        <Button onClick={() => window.print()}>
          <Trans>Print this page</Trans>
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${percentEncode([reference, asText(lines)].filter(Boolean).join('\n'))}`}
          download={`${reference ?? 'message'}.txt`}
        >
          <Trans>Save as a text file</Trans>
        </a>
      </div>
    </details>
  )
}
