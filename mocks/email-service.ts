import { randomUUID } from 'node:crypto'

export interface AcceptedMail {
  id: string
  /** Time of acceptance (ISO 8601). */
  at: string
  to: string[]
  replyTo: string[]
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
  /** Pictures that the HTML references as `cid:`. */
  pictures: { contentId: string; contentType: string; contentInBase64: string }[]
  /** Attached calendar entry (RFC 5545); null if there is none. */
  invite: string | null
}

/**
 * Planned response to a request that sends a mail, for example:
 *
 * - `denied` responds with 401.
 * - `acceptThenDrop` accepts the mail, but drops the connection before the response.
 * - `acceptThenFail` accepts the mail, but its status becomes "Failed", as for a suppressed address.
 */
export type PlannedAnswer =
  | 'throttled'
  | 'throttledUntil'
  | 'unavailable'
  | 'denied'
  | 'rejected'
  | 'hang'
  | 'drop'
  | 'acceptThenDrop'
  | 'acceptThenFail'

/**
 * Behaviour if an operation id is repeated:
 *
 * - `deduplicates` accepts the mail but does not send it again, as Azure promises.
 * - `duplicates` sends the mail again, and reports the status of the last send.
 * - `refuses` responds with 400.
 */
export type RepeatMode = 'deduplicates' | 'duplicates' | 'refuses'

/** A response of the service. The strings stand for connection failures. */
export type ServiceAnswer =
  | { status: number; content: Record<string, unknown>; headers: Record<string, string> }
  | 'hangs'
  | 'drops'

export interface SendBody {
  senderAddress?: string
  recipients?: { to?: { address: string }[] }
  replyTo?: { address: string }[]
  headers?: Record<string, string>
  content?: { subject?: string; plainText?: string; html?: string }
  attachments?: { name?: string; contentId?: string; contentType: string; contentInBase64: string }[]
}

export interface EmailService {
  /** @param operationId null to generate an id */
  send(operationId: string | null, body: SendBody): ServiceAnswer
  status(operationId: string): ServiceAnswer
  /** The last 500 mails, newest first. */
  mails(): AcceptedMail[]
  /** Number of mails sent since the last `forget`, keyed by operation id. */
  posted(): ReadonlyMap<string, number>
  /** Plans the responses to the next mails, in order. */
  plan(...answers: PlannedAnswer[]): void
  /** Sets the response to mails without a planned response. `null` accepts them. */
  answerAll(answer: PlannedAnswer | null): void
  onRepeat(mode: RepeatMode): void
  /** Deletes the mails and planned responses, and undoes `answerAll` and `onRepeat`. */
  forget(): void
}

interface Options {
  now?: () => Date
  /** Origin of the status URL in each response. */
  origin?: () => string
  /** Called for each sent mail, including repeated sends (`duplicates`). */
  onPost?: (mail: AcceptedMail) => void
}

const LOG_LIMIT = 500
/** Accepted addresses: a local part without quotes, and a domain of at least two labels. */
const ADDRESS =
  /^[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)*@[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63})+$/u

/** Fakes Azure Communication Services without a socket, with `now` as its clock, so that simulations can run it. */
export function emailService({
  now = () => new Date(),
  origin = () => 'http://127.0.0.1',
  onPost = () => {},
}: Options = {}): EmailService {
  const accepted = new Map<string, AcceptedMail>()
  const posted = new Map<string, number>()
  const failing = new Set<string>()
  const planned: PlannedAnswer[] = []
  let unplanned: PlannedAnswer | null = null
  let repeatMode: RepeatMode = 'deduplicates'

  const refusals: Partial<Record<PlannedAnswer, () => ServiceAnswer>> = {
    throttled: () => refusal(429, 'TooManyRequests', { 'retry-after': '1' }),
    throttledUntil: () =>
      refusal(429, 'TooManyRequests', {
        'retry-after': new Date(now().getTime() + 3_600_000).toUTCString(),
      }),
    unavailable: () => refusal(503, 'ServiceUnavailable'),
    denied: () => refusal(401, 'Denied'),
    rejected: () => refusal(400, 'InvalidRecipients'),
  }

  return {
    send(operationId, body) {
      const plannedAnswer = planned.shift() ?? unplanned
      if (plannedAnswer === 'hang') return 'hangs'
      if (plannedAnswer === 'drop') return 'drops'
      const refused = plannedAnswer && refusals[plannedAnswer]?.()
      if (refused) return refused
      const id = operationId ?? randomUUID()
      const mail = mailFrom(id, body, now())
      if (!mail) return refusal(400, 'InvalidRequest')
      const isRepeat = posted.has(id)
      if (isRepeat && repeatMode === 'refuses') return refusal(400, 'OperationIdAlreadyUsed')
      if (!isRepeat || repeatMode === 'duplicates') {
        posted.set(id, (posted.get(id) ?? 0) + 1)
        accepted.set(id, mail)
        if (plannedAnswer === 'acceptThenFail') failing.add(id)
        else failing.delete(id)
        onPost(mail)
      }
      if (accepted.size > LOG_LIMIT) {
        const [oldest = ''] = accepted.keys()
        accepted.delete(oldest)
      }
      if (plannedAnswer === 'acceptThenDrop') return 'drops'
      const location = `${origin()}/emails/operations/${id}?api-version=2023-03-31`
      return {
        status: 202,
        content: { id, status: 'Running' },
        headers: { 'operation-location': location, 'retry-after': '30' },
      }
    },

    status(operationId) {
      if (!posted.has(operationId)) return refusal(404, 'NotFound')
      const status = failing.has(operationId) ? 'Failed' : 'Succeeded'
      return { status: 200, content: { id: operationId, status }, headers: {} }
    },

    mails: () => [...accepted.values()].reverse(),
    posted: () => posted,
    plan: (...answers) => void planned.push(...answers),
    answerAll: (answer) => {
      unplanned = answer
    },
    onRepeat: (mode) => {
      repeatMode = mode
    },
    forget() {
      accepted.clear()
      posted.clear()
      failing.clear()
      planned.length = 0
      unplanned = null
      repeatMode = 'deduplicates'
    },
  }
}

export const refusal = (
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Exclude<ServiceAnswer, string> => ({
  status,
  content: { error: { code, message: `The fake of the e-mail API answers ${status}.` } },
  headers,
})

/** Returns the mail in a request; null if the service would reject it. */
function mailFrom(
  id: string,
  { senderAddress, recipients, replyTo = [], headers = {}, content, attachments = [] }: SendBody,
  at: Date,
): AcceptedMail | null {
  const to = recipients?.to?.map(({ address }) => address) ?? []
  const answerTo = replyTo.map(({ address }) => address)
  const areAddresses = [...to, ...answerTo].every((address) => ADDRESS.test(address))
  if (!senderAddress || to.length === 0 || !areAddresses || !content?.subject) return null
  return {
    id,
    at: at.toISOString(),
    to,
    replyTo: answerTo,
    subject: content.subject,
    text: content.plainText ?? '',
    html: content.html ?? '',
    headers,
    pictures: attachments.filter(
      (file): file is AcceptedMail['pictures'][number] => file.contentId !== undefined,
    ),
    invite: inviteIn(attachments),
  }
}

function inviteIn(attachments: NonNullable<SendBody['attachments']>): string | null {
  const file = attachments.find(({ contentType }) => contentType === 'text/calendar')
  return file
    ? new TextDecoder().decode(Uint8Array.from(atob(file.contentInBase64), (byte) => byte.charCodeAt(0)))
    : null
}
