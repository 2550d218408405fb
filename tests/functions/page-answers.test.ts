import { expect, test } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { PostedForm } from '#contracts/forms/form-post.ts'
import type { ApiRequest } from '#functions/handler.ts'
import { pageAnswers } from '#functions/web/page-answers.ts'
import { TYPED } from '#tests/support/form-posts.ts'
import { sampleAnswerPage } from '#tests/support/sample-answer-page.ts'

const BOOKING: PostedForm = { page: 'booking', language: 'en' }
const SAID = {
  ...BOOKING,
  screen: 'individual',
  receipt: 'none',
  reference: 'IS-1',
  messageToken: null,
  answerBy: null,
  sentAt: new Date('2026-11-23T10:00:00Z'),
} as const

const answersWith = (said: object | null = null) =>
  pageAnswers({
    page: async (language) => sampleAnswerPage(language),
    receipts: {
      link: ({ reference }: { reference: string }) => `/${reference}`,
      read: () => said,
    } as never,
    hash: { form: () => 'hash' } as never,
    isStored: () => Promise.reject(new Error('down')),
  })
const answers = answersWith()

const REQUEST: ApiRequest = {
  body: null,
  header: () => null,
  network: null,
  receivedAt: new Date('2026-11-23T10:00:00Z'),
  log: () => {},
}
const _unasked = () => Promise.reject(new Error('The handler is not asked.'))

/** Title, sentences, lines, buttons and link targets in a page's HTML. */
const shownIn = (html = '') => ({
  title: /<title>([^<]*)/.exec(html)?.[1],
  says: [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text]) => text),
  presses: [...html.matchAll(/<button name="(\w+)" value="([\w-]+)">/g)].map(([, ...press]) =>
    press.join(' '),
  ),
  links: [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address),
})

test.each([
  [429, '1', ['wait 1 min']],
  [429, '59', ['wait 1 min']],
  [429, '60', ['wait 1 min']],
  [429, '61', ['wait 2 min']],
  [429, '600', ['wait 10 min']],
  [503, '30', []],
])('After %i with %s seconds to wait, the page says: %s', async (status, seconds, wait) => {
  const error = REFUSALS.throttled.error.en
  const headers = { 'retry-after': seconds }
  const page = await answers.refused(BOOKING, { status, body: { error }, headers })
  expect([page.status, page.headers?.['retry-after']]).toEqual([status, seconds])
  expect(shownIn(page.html)).toEqual({
    title: 'nothingSent',
    says: [error, ...wait, 'goBack'],
    presses: [],
    links: ['/book-appointment'],
  })
})

test('A message that was taken back and is sent again is a new lead, even if the first lead cannot be looked up', async () => {
  const takenBack = new Set<string | null>()
  const handler = async ({ header }: ApiRequest) => {
    const key = header('Idempotency-Key')
    if (takenBack.size < 2) takenBack.add(key)
    return takenBack.has(key)
      ? { status: 200, body: { reference: 'gone' }, isTakenBack: true }
      : { status: 200, body: { reference: 'stored' } }
  }
  const asked = { page: 'visa-case', language: 'en' } as const
  const { status, headers } = await answers.post(handler, asked, TYPED['visa-case'], REQUEST)
  expect([status, headers?.location]).toEqual([303, '/stored'])
})

const MESSAGE = {
  reference: 'IS-1',
  receivedAt: '2026-11-23T10:00:00Z',
  answerBy: '2026-11-25',
  deletedOn: '2027-01-01',
}
const FACTS = (handedOver: string) => [
  'reference: IS-1',
  'received: 23 November 2026 at 11:00',
  `handedOver: ${handedOver}`,
  'answerBy: Wednesday, 25 November 2026',
  'deletedOn: Friday, 1 January 2027',
]
const OWN_MESSAGE: PostedForm = { page: 'your-message', language: 'en' }

test.each([
  ['show', { message: MESSAGE }, 'message', FACTS('waiting'), ['wish send-again', 'wish take-back']],
  [
    'show',
    { message: { ...MESSAGE, handedOverAt: '2026-11-23T10:01:00Z' } },
    'message',
    FACTS('23 November 2026 at 11:01'),
    ['wish send-again', 'wish take-back'],
  ],
  ['take-back', {}, 'takenBack', [], []],
  ['send-again', { receipt: 'sent' }, 'sentAgain', [], ['wish show']],
  ['send-again', { receipt: 'none' }, 'noReceipt', [], ['wish show']],
])('A message: after "%s" with %o the page is that of %s', async (wish, body, title, facts, presses) => {
  const fields = { ...TYPED['your-message'], wish }
  const { status, html } = await answers.post(
    async () => ({ status: 200, body }),
    OWN_MESSAGE,
    fields,
    REQUEST,
  )
  expect(status).toBe(200)
  expect(shownIn(html)).toEqual({
    title,
    says: [`the text of ${title}`, ...facts],
    presses,
    links: ['/contact'],
  })
})

test.each([
  [OWN_MESSAGE, { wish: 'show' }, 'notFound', 'wish show'],
  [OWN_MESSAGE, { wish: 'take-back' }, 'notTakenBack', 'wish take-back'],
  [OWN_MESSAGE, { wish: 'send-again' }, 'notSentAgain', 'wish send-again'],
  [{ page: 'confirmation', language: 'en' }, {}, 'notConfirmed', 'confirmation gesture'],
  [
    { page: 'confirmation', language: 'en' },
    { confirmation: 'withdraw' },
    'notWithdrawn',
    'confirmation withdraw',
  ],
] as [PostedForm, object, string, string][])(
  'While the storage cannot be reached, %o with %o offers the same button again',
  async (asked, pressed, title, press) => {
    const handler = async () => ({ status: 503, body: { error: 'Not now.' } })
    const { status, html } = await answers.post(handler, asked, { token: 'a.b.c', ...pressed }, REQUEST)
    expect(status).toBe(503)
    expect(shownIn(html)).toMatchObject({ title, says: ['Not now.'], presses: [press] })
  },
)

const EMPLOYERS_GUIDES = ['/information/work-visa-germany-2025', '/information/job-seeker-visa-vs-blue-card']
test.each([
  [
    { receipt: 'sent', answerBy: '2026-11-25', messageToken: '4.a.b' },
    ['deadline', 'mail.sent'],
    ['reference: IS-1', 'answerBy: Wednesday, 25 November 2026', 'sentAt: 23 November 2026 at 11:00'],
    ['/your-message?token=4.a.b', '/book-appointment'],
  ],
  [
    { screen: 'business' },
    ['withoutMail', 'mail.none'],
    ['reference: IS-1', 'sentAt: 23 November 2026 at 11:00'],
    [...EMPLOYERS_GUIDES, '/book-appointment'],
  ],
  [
    { receipt: null, reference: null },
    ['mail.sent'],
    ['sentAt: 23 November 2026 at 11:00'],
    ['/book-appointment'],
  ],
])('The page after a booking matches %o', async (said, sentences, facts, links) => {
  const { status, html } = await answersWith({ ...SAID, ...said }).receipt(
    new URLSearchParams(),
    'en',
    REQUEST.receivedAt,
  )
  expect(status).toBe(200)
  expect(shownIn(html)).toEqual({
    title: 'booking sent',
    says: ['thanks for the booking', ...sentences, ...facts],
    presses: [],
    links,
  })
})
