import mustache from 'mustache'
import { HEADERS } from '#contracts/calls/headers.ts'
import { receiptMailOf } from '#contracts/calls/receipt-mail.ts'
import type { MessageStatus } from '#contracts/calls/your-message.ts'
import { bodyIn, fieldsIn, type Problem, problemsIn } from '#contracts/forms/form-fields.ts'
import { type AskedPage, headersIn, type PostedFields } from '#contracts/forms/form-post.ts'
import { formOf } from '#contracts/forms/forms.ts'
import type { PageTemplate } from '#contracts/forms/page-template.ts'
import { dayInBerlin, dayInWords, inBerlin, momentInWords } from '#contracts/words/german-time.ts'
import { type Language, localizedPath } from '#contracts/words/language.ts'
import { type ApiRequest, type ApiResponse, type Handler, refuse } from '#functions/handler.ts'
import { uuidFrom } from '#functions/identifiers.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import type { ReceiptLinks } from './receipt-link.ts'

/** Reads what the build wrote for a page. */
export type ReadTemplate = (asked: AskedPage) => Promise<PageTemplate>

interface Ports {
  template: ReadTemplate
  receipts: ReceiptLinks
  hash: KeyedHash
  /** Whether a lead is stored under a key. Throws when the storage cannot be reached. */
  isStored: (key: string, at: Date) => Promise<boolean>
}

/** Answers forms that the browser sent by itself with pages; the handlers behind it know nothing of that. */
export interface PageAnswers {
  /** Hands a post to its handler as the app's call would come, and turns the answer into a page. */
  post(handler: Handler, asked: AskedPage, fields: PostedFields, request: ApiRequest): Promise<ApiResponse>
  /** The page for what the gate refused, with what was typed as far as that was read. */
  refused(asked: AskedPage, refusal: ApiResponse, fields?: PostedFields): Promise<ApiResponse>
  /** The page that a sent form leads to; 303 to the form's own page where the address is not ours, or over. */
  receipt(query: URLSearchParams, language: Language, now: Date): Promise<ApiResponse>
}

/** Controls with what is wrong with them, in the order of the page. */
type FoundProblems = [control: string, problem: Problem][]

/** Of a refusal that left the fields unread. */
const UNREAD: PostedFields = {}
const SECONDS_A_MINUTE = 60
const DAY_MS = 86_400_000

export function pageAnswers({ template, receipts, hash, isStored }: Ports): PageAnswers {
  /** The same content is the same lead for a day, and for the next one too where it was sent the day before. */
  async function keyOf(bodyHash: string, at: Date): Promise<string> {
    const yesterdays = uuidFrom(`${bodyHash}:${dayInBerlin(new Date(at.getTime() - DAY_MS))}`)
    const isYesterdays = await isStored(yesterdays, at).catch(() => false)
    return isYesterdays ? yesterdays : uuidFrom(`${bodyHash}:${dayInBerlin(at)}`)
  }

  /** The page with its form as it was filled in, and what is said above it. */
  async function formPage(
    asked: AskedPage,
    status: number,
    fields: PostedFields,
    said: object,
  ): Promise<ApiResponse> {
    const { form, styles, choices } = await template(asked)
    const values = fieldView(fields, choices)
    return {
      status,
      body: {},
      html: mustache.render(form, { ...values, ...said }),
      headers: policy(asked, styles),
    }
  }

  async function withProblems(asked: AskedPage, fields: PostedFields, problems: FoundProblems) {
    const { problems: texts, notices } = await template(asked)
    const said = problems.map(([control, problem]) => [
      control,
      texts[control]?.[problem] ?? texts[control]?.malformed ?? notices.malformed.message,
    ])
    const refused = noticeFor(problems, notices)
    return formPage(asked, 422, fields, { refused, problems: Object.fromEntries(said) })
  }

  /** One of the pages that stand in place of the form. */
  async function screenPage(
    asked: AskedPage,
    status: number,
    screenIn: (screens: PageTemplate['screens']) => string | undefined,
    said: object,
  ): Promise<ApiResponse> {
    const { screens, styles } = await template(asked)
    const html = mustache.render(screenIn(screens) ?? '', said)
    return { status, body: {}, html, headers: policy(asked, styles) }
  }

  /** In place, not by a redirect: the page keeps its address, by which its next button posts. */
  function messagePage(asked: AskedPage, wish: string | undefined, answer: AnyAnswer): Promise<ApiResponse> {
    const said = answer.message && inWords(answer.message, asked.language)
    return screenPage(asked, 200, (screens) => screens[messageScreen(wish, answer)], said ?? {})
  }

  async function failed(asked: AskedPage, { status, body, headers = {} }: ApiResponse, fields: PostedFields) {
    // A link that no press makes good.
    if (formOf(asked.page).linkRefusal && status === 400)
      return screenPage(asked, 400, ({ refused }) => refused, { sentence: body.error })
    const waitS = Number(headers['retry-after'] ?? 0)
    const minutes = status === 429 ? Math.ceil(waitS / SECONDS_A_MINUTE) : 0
    const { title } = (await template(asked)).notices.failed
    const notice = { title, message: body.error, minutes, isKept: fields !== UNREAD }
    const page = await formPage(asked, status, fields, { failed: notice, problems: {} })
    return { ...page, headers: { ...headers, ...page.headers } }
  }

  return {
    async post(handler, asked, fields, request) {
      const filledIn = fieldsIn(asked.page, fields)
      const now = inBerlin(request.receivedAt)
      const problems: FoundProblems = Object.entries(problemsIn(asked.page, filledIn, now))
      const { linkRefusal, sentId } = formOf(asked.page)
      if (problems.length > 0)
        return linkRefusal
          ? failed(asked, refuse(linkRefusal, asked), fields)
          : withProblems(asked, fields, problems)
      const body = bodyIn(asked.page, filledIn, asked.language)
      const headers: Record<string, string> = headersIn(fields, asked)
      if ('formType' in body)
        headers[HEADERS.idempotencyKey] = await keyOf(hash.form(body), request.receivedAt)
      const header = (name: string) => headers[name] ?? null
      let response = await handler({ ...request, body, header })
      // What was taken back and is sent again is another lead.
      while (response.isTakenBack) {
        headers[HEADERS.idempotencyKey] = uuidFrom(`${headers[HEADERS.idempotencyKey]}:again`)
        response = await handler({ ...request, body, header })
      }
      if (response.status !== 200) return failed(asked, response, fields)
      const answer: AnyAnswer = response.body
      if (asked.page === 'your-message')
        return { ...response, ...(await messagePage(asked, fields.wish, answer)) }
      const { reference = null, answerBy = null, receipt: mail, messageToken = null } = answer
      const screen = screenAfter(asked, fields)
      const receipt = { ...asked, reference, answerBy, receipt: receiptMailOf(mail), screen, messageToken }
      const location = receipts.link(receipt, request.receivedAt) + (sentId ? `#${sentId}` : '')
      return { ...response, status: 303, body: {}, html: '', headers: { ...response.headers, location } }
    },

    refused: (asked, refusal, fields = UNREAD) => failed(asked, refusal, fields),

    async receipt(query, language, now) {
      const said = receipts.read(query, now)
      const location = localizedPath('/contact', language)
      if (!said) return { status: 303, body: {}, html: '', headers: { location } }
      const { screen, receipt, reference, messageToken } = said
      const answerBy = said.answerBy && dayInWords(said.answerBy, said.language)
      const sentAt = momentInWords(said.sentAt, said.language)
      return screenPage(said, 200, (screens) => screens[`${screen}.${receipt}`] ?? screens[screen], {
        reference,
        messageToken,
        answerBy,
        sentAt,
      })
    },
  }
}

/** What any of the calls may have answered. */
interface AnyAnswer {
  reference?: string
  answerBy?: string
  receipt?: string
  message?: MessageStatus
  messageToken?: string
}

/** The screen that shows the outcome of the visitor's action. */
function messageScreen(wish: string | undefined, { message, receipt }: AnyAnswer): string {
  if (message) return message.handedOverAt ? 'handedOver' : 'waiting'
  if (wish === 'take-back') return 'takenBack'
  return receipt === 'none' ? 'withheld' : 'sentAgain'
}

/** Where a message stands, as its page shows it. */
const inWords = (message: MessageStatus, language: Language) => ({
  reference: message.reference,
  receivedAt: momentInWords(new Date(message.receivedAt), language),
  handedOverAt: message.handedOverAt && momentInWords(new Date(message.handedOverAt), language),
  answerBy: dayInWords(message.answerBy, language),
  deletedOn: dayInWords(message.deletedOn, language),
})

/** The page after a success may depend on a choice, the confirmation's on the button that was pressed. */
function screenAfter({ page }: AskedPage, fields: PostedFields): string {
  if (page === 'confirmation') return fields.confirmation === 'withdraw' ? 'withdrawn' : 'confirmed'
  const { sentBy } = formOf(page)
  return (sentBy && fields[sentBy]) || 'sent'
}

/** What the template fills into its controls. */
const fieldView = (fields: PostedFields, choices: PageTemplate['choices']) => ({
  values: fields,
  /** `chosen.<control>.<value>` is true where that was chosen. */
  chosen: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? {} : { [value]: true }]),
  ),
  /** For the address of an e-mail. */
  encoded: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      encodeURIComponent((choices[name]?.[value] ?? value).toWellFormed()),
    ]),
  ),
})

function noticeFor(problems: FoundProblems, { consent, missing, malformed }: PageTemplate['notices']) {
  if (consent && problems.some(([control]) => control === 'consent')) return consent
  return problems.some(([, problem]) => problem === 'missing') ? missing : malformed
}

/** The pages of functions run no script: what is typed on them is sent by the browser itself. */
const policy = ({ page }: AskedPage, styles: readonly string[]) => ({
  'content-security-policy': `default-src 'none'; style-src 'self' ${styles.join(' ')}; img-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'x-frame-options': 'DENY',
  // The address of the page is a permission. Elsewhere old Safari needs a referrer to send a form (`gate.ts`).
  ...(page === 'your-message' && { 'referrer-policy': 'no-referrer' }),
})
