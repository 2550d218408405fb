import { EmailClient, type EmailMessage, type EmailSendOptionalParams } from '@azure/communication-email'
import type { Config } from '#functions/config.ts'
import type { Mailer, OperationStatus, Verdict } from '#functions/ports.ts'
import { type Pictures, picturesIn } from './mail-pictures.ts'

type Settings = Pick<
  Config,
  'emailConnectionString' | 'mailFrom' | 'allowInsecureConnection' | 'sendTimeoutMs'
> & {
  now: () => Date
  /** Those that letters may show. */
  pictures: Pictures
}
type Refusal = Extract<Verdict, { accepted: false }>
type Answer = Parameters<NonNullable<EmailSendOptionalParams['onResponse']>>[0]

const LONGEST_WISH_MS = 6 * 3_600_000
const STATUSES: Record<string, OperationStatus> = {
  NotStarted: 'running',
  Running: 'running',
  Succeeded: 'succeeded',
  Failed: 'failed',
  Canceled: 'failed',
}
/** Never posted: whoever resumes an operation only asks about it. */
const NOTHING: EmailMessage = { senderAddress: '', content: { subject: '', plainText: '' }, recipients: {} }

/**
 * Sends through Azure Communication Services by its own client: one attempt, because the outbox decides on others.
 * Every call ends with its first answer, so that no status call follows the 202 (docs/decisions/0021).
 */
export function communicationEmail(settings: Settings): Mailer {
  const { emailConnectionString, mailFrom, allowInsecureConnection, sendTimeoutMs, now } = settings
  const client = new EmailClient(emailConnectionString, {
    allowInsecureConnection,
    retryOptions: { maxRetries: 0 },
  })
  const operations = new URL('/emails/operations/', /endpoint=([^;]+)/i.exec(emailConnectionString)?.[1])

  /** The first answer of the service, whatever its status; throws when none came in time. */
  async function answerTo(message: EmailMessage, options: EmailSendOptionalParams): Promise<Answer> {
    const answered = new AbortController()
    let first: Answer | undefined
    const abortSignal = AbortSignal.any([answered.signal, AbortSignal.timeout(sendTimeoutMs)])
    const onResponse = (answer: Answer) => {
      first ??= answer
      answered.abort()
    }
    try {
      await client.beginSend(message, { ...options, abortSignal, onResponse })
    } catch (error) {
      if (!first) throw error
    }
    if (!first) throw new Error('The client ended without an answer.')
    return first
  }

  return {
    async send({ to, replyTo, subject, text, html }, operationId) {
      const message = {
        senderAddress: mailFrom,
        recipients: { to: [{ address: to }] },
        ...(replyTo && { replyTo: [{ address: replyTo }] }),
        content: { subject, plainText: text, ...(html && { html }) },
        attachments: picturesIn(html, settings.pictures),
      }
      try {
        const answer = await answerTo(message, { operationId })
        return answer.status === 202 ? { accepted: true } : refusalOf(answer, now())
      } catch (error) {
        return failureOf(error)
      }
    },

    async ask(operationId) {
      try {
        const answer = await answerTo(NOTHING, { operationId, resumeFrom: pollerAt(operationId) })
        if (answer.status === 404) return 'unknown'
        if (answer.status !== 200) return { ...refusalOf(answer, now()), problem: problemOf(answer) }
        return STATUSES[answer.parsedBody?.status] ?? 'running'
      } catch (error) {
        return failureOf(error)
      }
    },
  }

  /** What the client's own poller says of itself when it is serialized; it lets any process ask about an operation. */
  function pollerAt(operationId: string): string {
    const config = {
      operationLocation: new URL(operationId, operations),
      metadata: { mode: 'OperationLocation' },
    }
    return JSON.stringify({ state: { status: 'running', config } })
  }
}

const problemOf = ({ status }: Answer): Refusal['problem'] => (status === 429 ? 'throttled' : 'failed')

function refusalOf(answer: Answer, at: Date): Refusal {
  const problem = answer.status === 400 ? 'refused' : problemOf(answer)
  const reason = [answer.status, answer.parsedBody?.error?.code].filter(Boolean).join(' ')
  return { accepted: false, problem, retryAfterMs: retryAfterMs(answer, at), reason }
}

const failureOf = (error: unknown): Refusal => {
  const { code, name } = error as { code?: string; name?: string }
  return { accepted: false, problem: 'failed', retryAfterMs: 0, reason: code ?? name ?? 'Error' }
}

/** `Retry-After` as seconds or as a date, six hours at most; 0 without one. */
function retryAfterMs({ headers }: Answer, now: Date): number {
  const wish = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(wish) ? Number(wish) * 1_000 : Date.parse(wish) - now.getTime()
  return Math.min(LONGEST_WISH_MS, Math.max(0, ms || 0))
}
