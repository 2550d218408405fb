import mustache from 'mustache'
import { HEADERS } from '#contracts/calls/headers.ts'
import { receiptMailOf } from '#contracts/calls/receipt-mail.ts'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { MessageStatus } from '#contracts/calls/your-message.ts'
import type { Answer, AnswerPage, AnswerTexts, AnswerView } from '#contracts/forms/answer-page.ts'
import { fieldsIn, requestIn } from '#contracts/forms/form-fields.ts'
import { headersIn, type PostedFields, type PostedForm } from '#contracts/forms/form-post.ts'
import { formOf } from '#contracts/forms/forms.ts'
import { dayInBerlin, inBerlin } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { localizedPath, writingPage } from '#contracts/values/page-address.ts'
import { type ApiRequest, type ApiResponse, type Handler, refuse } from '#functions/handler.ts'
import { uuidFrom } from '#functions/identifiers.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import {
  type FoundProblems,
  failedAnswer,
  linkRefusedAnswer,
  messageAnswer,
  sentAnswer,
  wrongAnswer,
} from './answers.ts'
import type { ReceiptLinks } from './receipt-link.ts'

export type ReadAnswerPage = (language: Language) => Promise<AnswerPage>

interface Ports {
  page: ReadAnswerPage
  receipts: ReceiptLinks
  hash: KeyedHash
  /** True if a lead is stored under the key. Throws if the storage is not available. */
  isStored: (key: string, at: Date) => Promise<boolean>
}

/** Answers native form posts with HTML pages. */
export interface PageAnswers {
  /**
   * Checks the fields, and calls the handler with the request that the browser app would send. Renders the answer as a
   * page, or redirects to the success page (303).
   */
  post(handler: Handler, posted: PostedForm, fields: PostedFields, request: ApiRequest): Promise<ApiResponse>
  refuse(posted: PostedForm, refusal: ApiResponse): Promise<ApiResponse>
  /** Renders the success page of a form. Redirects (303) to the contact page if the URL is forged or expired. */
  receipt(query: URLSearchParams, language: Language, now: Date): Promise<ApiResponse>
}

const DAY_MS = 86_400_000

export function pageAnswers({ page: read, receipts, hash, isStored }: Ports): PageAnswers {
  /**
   * Derives an idempotency key for a native form post. The same content on the same or the next day (German time)
   * counts as the same lead.
   */
  async function keyOf(bodyHash: string, at: Date): Promise<string> {
    const yesterdays = uuidFrom(`${bodyHash}:${dayInBerlin(new Date(at.getTime() - DAY_MS))}`)
    const isYesterdays = await isStored(yesterdays, at).catch(() => false)
    return isYesterdays ? yesterdays : uuidFrom(`${bodyHash}:${dayInBerlin(at)}`)
  }

  async function renderAnswer(
    posted: PostedForm,
    status: number,
    answerIn: (words: AnswerTexts) => Answer,
  ): Promise<ApiResponse> {
    const { html, styles, words } = await read(posted.language)
    const { language } = posted
    const view: AnswerView = {
      ...answerIn(words),
      path: formOf(posted.page).page,
      language,
      write: words.phrases.write,
    }
    return { status, body: {}, html: mustache.render(html, view), headers: policy(posted, styles) }
  }

  async function renderFailure(
    posted: PostedForm,
    { status, body, headers = {} }: ApiResponse,
    fields: PostedFields,
  ) {
    const sentence = String(body.error)
    const waitS = status === 429 ? Number(headers['retry-after'] ?? 0) : 0
    const { linkRefusal } = formOf(posted.page)
    const page = await renderAnswer(posted, status, (words) =>
      linkRefusal && status === REFUSALS[linkRefusal].status
        ? linkRefusedAnswer(words, posted, sentence)
        : failedAnswer(words, posted, { sentence, waitS, fields }),
    )
    return { ...page, headers: { ...headers, ...page.headers } }
  }

  return {
    async post(handler, posted, fields, request) {
      const { page, language } = posted
      const read = requestIn(page, fieldsIn(page, fields), inBerlin(request.receivedAt), language)
      if ('problems' in read) {
        const problems: FoundProblems = Object.entries(read.problems)
        const { linkRefusal } = formOf(page)
        return linkRefusal
          ? renderFailure(posted, refuse(linkRefusal, posted), fields)
          : renderAnswer(posted, 422, (words) => wrongAnswer(words, posted, problems))
      }
      const body = read.request
      const headers: Record<string, string> = headersIn(fields, posted)
      if ('formType' in body)
        headers[HEADERS.idempotencyKey] = await keyOf(hash.form(body), request.receivedAt)
      const header = (name: string) => headers[name] ?? null
      const call = () => handler({ ...request, body, header, isNativePost: true })
      let response = await call()
      // The visitor took back a message with this content and now sends the content again: store it as a new lead.
      while (response.isTakenBack) {
        headers[HEADERS.idempotencyKey] = uuidFrom(`${headers[HEADERS.idempotencyKey]}:again`)
        response = await call()
      }
      if (response.status !== 200) return renderFailure(posted, response, fields)
      const answer: AnyAnswer = response.body
      // Do not redirect: the buttons on this page post to the current URL, which contains the token.
      if (posted.page === 'your-message') {
        const { wish } = fields
        return {
          ...response,
          ...(await renderAnswer(posted, 200, (words) => messageAnswer(words, posted, { ...answer, wish }))),
        }
      }
      const { reference = null, answerBy = null, receipt: mail, messageToken = null } = answer
      const screen = screenAfter(posted, fields)
      const receipt = { ...posted, reference, answerBy, receipt: receiptMailOf(mail), screen, messageToken }
      const location = receipts.link(receipt, request.receivedAt)
      return { ...response, status: 303, body: {}, html: '', headers: { ...response.headers, location } }
    },

    refuse: (posted, refusal) => renderFailure(posted, refusal, {}),

    async receipt(query, language, now) {
      const receipt = receipts.read(query, now)
      const location = localizedPath(writingPage(language), language)
      if (!receipt) return { status: 303, body: {}, html: '', headers: { location } }
      return renderAnswer(receipt, 200, (words) => sentAnswer(words, receipt))
    },
  }
}

interface AnyAnswer {
  reference?: string
  answerBy?: string
  receipt?: string
  message?: MessageStatus
  messageToken?: string
}

/**
 * Returns the variant of the success page. For a confirmation, it depends on the pressed button. For any other form, it
 * is the value of the field that `receiptVariesBy` names, else `sent`.
 */
function screenAfter({ page }: PostedForm, fields: PostedFields): string {
  if (page === 'confirmation') return fields.confirmation === 'withdraw' ? 'withdrawn' : 'confirmed'
  const { receiptVariesBy } = formOf(page)
  return (receiptVariesBy && fields[receiptVariesBy]) || 'sent'
}

/** Returns the security headers of an answer page. They allow no scripts, because the page works without them. */
const policy = ({ page }: PostedForm, styles: readonly string[]) => ({
  'content-security-policy': `default-src 'none'; style-src 'self' ${styles.join(' ')}; img-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'x-frame-options': 'DENY',
  // The URL of "Your message" is a secret, so this page sends no referrer. Other pages need a referrer: without one,
  // old versions of Safari would post their forms with the origin "null", which `gate.ts` refuses.
  ...(page === 'your-message' && { 'referrer-policy': 'no-referrer' }),
})
