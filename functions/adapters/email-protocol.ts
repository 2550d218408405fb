import { domainToASCII } from 'node:url'
import type { EmailMessage } from '@azure/communication-email'
import type { Mail, MailShape, OperationStatus, SendResult } from '#functions/ports.ts'
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

const HEADERS = {
  // A colleague's absence note would go to the visitor, whose address is the reply address.
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
  // The service leaves out an attachment that it does not take, instead of refusing the mail.
  'x-ms-acsemail-suppress-invalid-attachment': 'true',
}

export function toServiceMessage(
  { to, replyTo, subject, text, html, invite }: Mail,
  mailFrom: string,
  pictures: Pictures,
  shape: MailShape = 'full',
): EmailMessage {
  const recipient = { senderAddress: mailFrom, recipients: { to: [{ address: inAscii(to) }] } }
  const content = { subject, plainText: text }
  if (shape === 'minimal') return { ...recipient, content }
  return {
    ...recipient,
    headers: HEADERS,
    ...(replyTo && { replyTo: [{ address: inAscii(replyTo) }] }),
    content: { ...content, ...(html && { html }) },
    attachments: [...picturesIn(html, pictures), ...(invite ? [calendarEntry(invite)] : [])],
  }
}

const calendarEntry = (invite: string) => ({
  name: 'invite.ics',
  contentType: 'text/calendar',
  contentInBase64: Buffer.from(invite).toString('base64'),
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
