import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { dayInWords } from '#contracts/german-time.ts'
import styles from './sent-message.module.css'

/** One line of what a visitor wrote, under the label the form gave it. */
export interface TypedLine {
  label: string
  value: string
}

/** The lines with something in them, as plain text. */
export const asText = (lines: readonly TypedLine[]): string =>
  lines
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')

interface SentMessageProps {
  reference: string | null
  /** The day by which the team answers, `YYYY-MM-DD`. */
  answerBy: string | null
  lines: readonly TypedLine[]
  /** What comes next, and what to read meanwhile. */
  children?: ReactNode
}

/** What a success tells below its heading: by when the answer comes, the reference, and what was sent, to keep. */
export function SentMessage({ reference, answerBy, lines, children }: SentMessageProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <div className={styles.sent}>
      {answerBy && (
        <p>
          <Trans id="form.sent.answerBy">
            You will hear from us by <strong>{dayInWords(answerBy, locale)}</strong>.
          </Trans>
        </p>
      )}
      {reference && <Reference reference={reference} />}
      {children}
      {lines.length > 0 && <Kept lines={lines} reference={reference} />}
    </div>
  )
}

function Reference({ reference }: { reference: string }) {
  const { t } = useLingui()
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(reference).then(() => setCopied(true))
  return (
    <p className={styles.reference}>
      <Trans id="form.sent.reference">
        Your reference number: <strong>{reference}</strong>
      </Trans>
      {'clipboard' in navigator && (
        <button type="button" onClick={() => void copy().catch(() => undefined)}>
          <span key={String(isCopied)}>
            {isCopied
              ? t({ id: 'form.sent.copied', message: 'Copied' })
              : t({ id: 'form.sent.copy', message: 'Copy' })}
          </span>
        </button>
      )}
    </p>
  )
}

/** Our mails quote nothing that was typed, so what was sent can be kept from here. */
function Kept({ lines, reference }: Pick<SentMessageProps, 'lines' | 'reference'>) {
  const filled = lines.filter(({ value }) => value !== '')
  return (
    <details className={styles.kept}>
      <summary>
        <Trans id="form.sent.kept">Print or keep what you sent</Trans>
      </summary>
      <dl>
        {filled.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.keep}>
        <button type="button" onClick={() => window.print()}>
          <Trans id="form.sent.print">Print this page</Trans>
        </button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent([reference, asText(lines)].filter(Boolean).join('\n'))}`}
          download={`${reference ?? 'message'}.txt`}
        >
          <Trans id="form.sent.save">Save as a text file</Trans>
        </a>
      </div>
    </details>
  )
}
