import { expect, test } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { ApiRequest } from '#functions/handler.ts'
import { pageAnswers } from '#functions/web/page-answers.ts'
import { TYPED } from '#tests/support/form-posts.ts'

const SAID = {
  page: 'booking',
  language: 'en',
  screen: 'sent',
  receipt: 'none',
  reference: 'IS-1',
  messageToken: null,
  answerBy: null,
  sentAt: new Date('2026-11-23T10:00:00Z'),
} as const

const answers = pageAnswers({
  template: async () => ({
    form: '{{#failed}}{{#minutes}}in {{minutes}} min{{/minutes}}{{^minutes}}no time named{{/minutes}}{{/failed}}{{#refused}}{{title}}: {{#chosen.consultationType.individual}}individual, {{/chosen.consultationType.individual}}{{encoded.consultationType}}, {{encoded.name}}{{/refused}}',
    screens: {
      sent: '{{reference}} by {{answerBy}}',
      'sent.none': '{{reference}} without a receipt',
      waiting:
        '{{reference}} of {{receivedAt}} waits, answer by {{answerBy}}, kept until {{deletedOn}}{{handedOverAt}}',
      handedOver: '{{reference}} handed over at {{handedOverAt}}',
      takenBack: 'taken back',
      sentAgain: 'sent again',
      withheld: 'withheld',
    },
    styles: [],
    problems: {},
    choices: { consultationType: { individual: 'For me & mine' } },
    notices: {
      missing: { title: 'missing', message: '' },
      malformed: { title: 'malformed', message: '' },
      failed: { title: '', message: '' },
      consent: { title: 'consent', message: '' },
    },
  }),
  receipts: {
    link: ({ reference }: { reference: string }) => `/${reference}`,
    read: (query: URLSearchParams) => {
      const answerBy = query.get('by')
      return answerBy === null ? null : { ...SAID, ...(answerBy && { receipt: 'sent', answerBy }) }
    },
  } as never,
  hash: { form: () => 'hash' } as never,
  isStored: () => Promise.reject(new Error('down')),
})

const REQUEST: ApiRequest = {
  body: null,
  header: () => null,
  network: null,
  receivedAt: new Date('2026-11-23T10:00:00Z'),
  log: () => {},
}

test.each([
  [429, '1', 'in 1 min'],
  [429, '59', 'in 1 min'],
  [429, '60', 'in 1 min'],
  [429, '61', 'in 2 min'],
  [429, '600', 'in 10 min'],
  [503, '30', 'no time named'],
])('after %i with %s seconds to wait the page says: %s', async (status, seconds, says) => {
  const refusal = {
    status,
    body: { error: REFUSALS.throttled.error.en },
    headers: { 'retry-after': seconds },
  }
  const { html } = await answers.refused({ page: 'booking', language: 'en' } as never, refusal)
  expect(html).toBe(says)
})

test('what was taken back and is sent again is another lead, also while nobody can look up what became of the first', async () => {
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
  expect([status, headers?.location]).toEqual([303, '/stored#visa-case-sent'])
})

test.each([
  ['consent', { consent: '' }],
  ['consent', { consent: '', name: '' }],
  ['missing', { email: 'jane', description: '', name: '' }],
  ['malformed', { email: 'jane' }],
])('the notice names what is wrong, the consent first: %s', async (title, typed) => {
  const asked = { page: 'booking', language: 'en' } as const
  const unasked = () => Promise.reject(new Error('The handler is not asked.'))
  const { status, html } = await answers.post(unasked, asked, { ...TYPED.booking, ...typed }, REQUEST)
  const name = 'name' in typed ? '' : 'Jane%20Doe'
  expect([status, html]).toEqual([422, `${title}: individual, For%20me%20%26%20mine, ${name}`])
})

test('a choice that was not made is not chosen', async () => {
  const asked = { page: 'booking', language: 'en' } as const
  const typed = { ...TYPED.booking, consultationType: '' }
  const { html } = await answers.post(() => Promise.reject(), asked, typed, REQUEST)
  expect(html).toBe('missing: , Jane%20Doe')
})

const MESSAGE = {
  reference: 'IS-1',
  receivedAt: '2026-11-23T10:00:00Z',
  answerBy: '2026-11-25',
  deletedOn: '2027-01-01',
}
test.each([
  [
    'show',
    { message: MESSAGE },
    'IS-1 of 23 November 2026 at 11:00 waits, answer by Wednesday, 25 November 2026, kept until Friday, 1 January 2027',
  ],
  [
    'show',
    { message: { ...MESSAGE, handedOverAt: '2026-11-23T10:01:00Z' } },
    'IS-1 handed over at 23 November 2026 at 11:01',
  ],
  ['take-back', {}, 'taken back'],
  ['send-again', { receipt: 'sent' }, 'sent again'],
  ['send-again', { receipt: 'none' }, 'withheld'],
])('a message: after "%s" with %o its page shows what became of it', async (wish, body, shown) => {
  const asked = { page: 'your-message', language: 'en' } as const
  const fields = { ...TYPED['your-message'], wish }
  const { status, html } = await answers.post(async () => ({ status: 200, body }), asked, fields, REQUEST)
  expect([status, html]).toEqual([200, shown])
})

test.each([
  ['by=2026-11-25', 200, 'IS-1 by Wednesday, 25 November 2026'],
  ['by=', 200, 'IS-1 without a receipt'],
  ['', 303, ''],
])('the page after a success: %s', async (query, status, html) => {
  const page = await answers.receipt(new URLSearchParams(query), 'de', REQUEST.receivedAt)
  expect([page.status, page.html]).toEqual([status, html])
  if (status === 303) expect(page.headers?.location).toBe('/de/contact')
})
