import { delay, HttpResponse, http, type JsonBodyType, type RequestHandler } from 'msw'
import type { RequestOf, SuccessOf } from '#contracts/calls/endpoint.ts'
import { HEADERS, JSON_CONTENT_TYPE, UUID_PATTERN } from '#contracts/calls/headers.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import { REFUSALS, type RefusalName } from '#contracts/calls/refusals.ts'
import { writtenAtOf } from '#contracts/calls/written-at.ts'
import type { MessageStatus } from '#contracts/calls/your-message.ts'
import { canBeAppointment } from '#contracts/forms/appointment-time.ts'
import { readFormSignals, suspicionIn } from '#contracts/forms/form-signals.ts'
import { repliesIn } from '#contracts/forms/forms.ts'
import { deletionDay } from '#contracts/values/deletion-day.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import { type Language, languageOf } from '#contracts/values/language.ts'
import { BODY_LIMIT } from '#contracts/values/limits.ts'
import { afterWorkingDays } from '#contracts/values/working-day.ts'
import { answerOf, ENDPOINTS, type EndpointName, RECEIPT_MAILS, type Scenario } from './scenarios.ts'
import { mockTalks } from './talks.ts'

/** Both functions are called for every request except those to the health endpoint. */
export interface MockOptions {
  /** The scenario of each endpoint; `success` by default. */
  scenario?: (endpoint: EndpointName) => Scenario
  /** Delay of each response, in milliseconds; none by default. */
  latency?: () => number
}

interface TokenData {
  reference: string
  receivedAt: Date
  answerBy: string
}

/** An accepted message. It is stored under its idempotency key or, without a key, under its content. */
interface AcceptedMessage {
  content: string
  reference: string
  receipt: ReceiptMail
  receivedAt: Date
  /**
   * True if the response contains a message token. False for a repeated message without a key, because nothing proves
   * that the same visitor sent it.
   */
  hasToken: boolean
}

/**
 * Mocks the endpoints of the API, including the health endpoint. `tests/functions/parity.test.ts` compares the mocks
 * with the Azure functions.
 */
export function createHandlers({
  scenario = () => 'success',
  latency = () => 0,
}: MockOptions = {}): RequestHandler[] {
  const requests = new Map<string, AcceptedMessage>()
  const takenBack = new Set<string>()
  const talks = mockTalks()

  const mock = <Name extends EndpointName>(
    endpoint: Name,
    succeed: (
      accepted: AcceptedMessage,
      form: RequestOf<(typeof ENDPOINTS)[Name]>,
    ) => (SuccessOf<(typeof ENDPOINTS)[Name]> & JsonBodyType) | null,
  ) => {
    const { path, request: schema } = ENDPOINTS[endpoint]
    return http.all(`*${path}`, async ({ request }) => {
      const language = languageOf(request.headers.get(HEADERS.contentLanguage))
      await delay(latency())
      const played = await answerOf(scenario(endpoint), language)
      if (played) return played
      const refuse = (name: RefusalName, headers?: Record<string, string>) => refusal(name, language, headers)
      if (request.method !== 'POST') return refuse('method', { Allow: 'POST' })
      if (!JSON_CONTENT_TYPE.test(request.headers.get('content-type') ?? '')) return refuse('mediaType')
      const bytes = await request.arrayBuffer()
      if (bytes.byteLength > BODY_LIMIT) return refuse('tooLarge')
      const form = schema.safeParse(jsonIn(bytes))
      const key = request.headers.get(HEADERS.idempotencyKey)?.toLowerCase()
      if (!form.success || (key !== undefined && !UUID_PATTERN.test(key))) return refuse('malformed')

      const { date = '', time = '' } = form.data as { date?: string; time?: string }
      const writtenAt = writtenAtOf(request.headers.get(HEADERS.writtenAt), new Date())
      if (!canBeAppointment(date, time, writtenAt)) return refuse('malformed')

      const content = path + JSON.stringify(form.data)
      const accepted = requests.get(key ?? content) ?? {
        content,
        reference: newReference(),
        receipt: RECEIPT_MAILS[scenario(endpoint)] ?? receiptFor(form.data as object, request.headers),
        receivedAt: new Date(),
        hasToken: true,
      }
      if (accepted.content !== content) return refuse('keyReused')
      requests.set(key ?? content, { ...accepted, hasToken: key !== undefined })
      const body = succeed(accepted, form.data as RequestOf<(typeof ENDPOINTS)[Name]>)
      return body === null ? refuse('messageUnknown') : HttpResponse.json(body)
    })
  }

  return [
    http.get('*/api/health', () => HttpResponse.json({ status: 'up' })),
    mock('contact', (accepted, form) => {
      const { reference, receipt, receivedAt, hasToken } = accepted
      const answerBy = afterWorkingDays(dayInBerlin(receivedAt), repliesIn(form.formType), NO_DAY_OFF)
      const token = messageTokenOf({ reference, receivedAt, answerBy })
      if (takenBack.has(token)) return { reference, answerBy, receipt: 'none' }
      return { reference, answerBy, receipt, ...(hasToken && { messageToken: token }) }
    }),
    mock('sign-up', ({ receipt }) => ({ receipt: receipt === 'none' ? receipt : 'later' })),
    mock('confirm', () => ({})),
    mock('message', (_, request) => {
      const { token, wish } = request
      const found = messageIn(token)
      if (found === null || takenBack.has(token)) return null
      const outcome = talks.visitor(found.reference, request)
      const message = { ...found, talk: talks.statusOf(found.reference) }
      if (outcome !== null) return { outcome, message }
      if (wish === 'show') return { message }
      if (wish === 'send-again') return { receipt: 'later' }
      takenBack.add(token)
      return {}
    }),
    // The token of a message opens the page of the team too, because nobody gets a mail.
    mock('team', (_, request) => {
      const message = messageIn(request.token)
      return message === null || takenBack.has(request.token) ? null : talks.team(message, request)
    }),
  ]
}

const refusal = (name: RefusalName, language: Language, headers?: Record<string, string>) => {
  const { status, error } = REFUSALS[name]
  return HttpResponse.json({ error: error[language] }, { status, ...(headers && { headers }) })
}

function jsonIn(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const newReference = (): string => {
  const [letters = ''] = crypto.randomUUID().toUpperCase().split('-')
  return `IS-${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Returns a token that contains the data of the message, because the mocks lose all messages on a reload. */
const messageTokenOf = ({ reference, receivedAt, answerBy }: TokenData): string =>
  `mock.${reference}.${receivedAt.getTime()}.${answerBy}`

function messageIn(token: string): MessageStatus | null {
  const [kind, reference = '', time, answerBy = ''] = token.split('.')
  if (kind !== 'mock') return null
  const receivedAt = new Date(Number(time))
  const moment = receivedAt.toISOString()
  return {
    reference,
    receivedAt: moment,
    handedOverAt: moment,
    answerBy,
    deletedOn: deletionDay(receivedAt),
  }
}

/**
 * Returns the status of the receipt mail, as if mails were sent at once. It is `none` for a suspected bot, or without a
 * usable address.
 */
function receiptFor(form: object, headers: Headers): ReceiptMail {
  const isBot = suspicionIn(readFormSignals(headers.get(HEADERS.formSignals)), form) !== null
  const isReachable = 'email' in form && !String(form.email).endsWith('.invalid')
  return isBot || !isReachable ? 'none' : 'sent'
}

/** Unlike in the Azure function, public holidays are working days here. */
const NO_DAY_OFF = () => false
