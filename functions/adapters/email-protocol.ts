import { domainToASCII } from 'node:url'
import type { EmailMessage } from '@azure/communication-email'
import type { Mailer, OperationStatus, SendResult } from '#functions/ports.ts'
import { type Pictures, picturesIn } from './mail-pictures.ts'

export interface EmailAnswer {
  status: number
  headers: { get(name: string): string | undefined }
  parsedBody?: { status?: string; error?: { code?: string } } | null
}

type Refusal = Extract<SendResult, { accepted: false }>

const LONGEST_WISH_MS = 6 * 3_600_000
const STATUSES: Record<string, OperationStatus> = {
  NotStarted: 'running',
  Running: 'running',
  Succeeded: 'succeeded',
  Failed: 'failed',
  Canceled: 'failed',
}

export const toServiceMessage = (
  { to, replyTo, subject, text, html }: Parameters<Mailer['send']>[0],
  mailFrom: string,
  pictures: Pictures,
): EmailMessage => ({
  senderAddress: mailFrom,
  recipients: { to: [{ address: inAscii(to) }] },
  ...(replyTo && { replyTo: [{ address: inAscii(replyTo) }] }),
  content: { subject, plainText: text, ...(html && { html }) },
  attachments: picturesIn(html, pictures),
})

function inAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at))
}

export const readSendResult = (answer: EmailAnswer, now: Date): SendResult =>
  answer.status === 202 ? { accepted: true } : refusalIn(answer, now)

export function statusIn(answer: EmailAnswer, now: Date): OperationStatus | Refusal {
  if (answer.status === 404) return 'unknown'
  if (answer.status !== 200) return { ...refusalIn(answer, now), problem: problemIn(answer) }
  return STATUSES[answer.parsedBody?.status ?? ''] ?? 'running'
}

export const failedCall = (error: unknown): Refusal => {
  const { code, name } = error as { code?: string; name?: string }
  return { accepted: false, problem: 'failed', retryAfterMs: 0, reason: code ?? name ?? 'Error' }
}

const problemIn = ({ status }: EmailAnswer): Refusal['problem'] => (status === 429 ? 'throttled' : 'failed')

function refusalIn(answer: EmailAnswer, at: Date): Refusal {
  const problem = answer.status === 400 ? 'refused' : problemIn(answer)
  const reason = [answer.status, answer.parsedBody?.error?.code].filter(Boolean).join(' ')
  return { accepted: false, problem, retryAfterMs: retryAfterMs(answer, at), reason }
}

/** Converts `Retry-After` (seconds or a date) to milliseconds: at most six hours, 0 if absent, invalid or past. */
function retryAfterMs({ headers }: EmailAnswer, now: Date): number {
  const delay = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(delay) ? Number(delay) * 1_000 : Date.parse(delay) - now.getTime()
  return Math.min(LONGEST_WISH_MS, Math.max(0, ms || 0))
}
