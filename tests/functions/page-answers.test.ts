import { expect, test } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { ApiRequest } from '#functions/handler.ts'
import { pageAnswers } from '#functions/web/page-answers.ts'
import { TYPED } from '#tests/support/form-posts.ts'

const answers = pageAnswers({
  template: async () => ({
    form: '{{#failed}}{{#minutes}}in {{minutes}} min{{/minutes}}{{^minutes}}no time named{{/minutes}}{{/failed}}',
    screens: {},
    styles: [],
    problems: {},
    choices: {},
    notices: {
      missing: { title: '', message: '' },
      malformed: { title: '', message: '' },
      failed: { title: '', message: '' },
    },
  }),
  receipts: { link: ({ reference }: { reference: string }) => `/${reference}`, read: () => null } as never,
  hash: { form: () => 'hash' } as never,
  isStored: () => Promise.reject(new Error('down')),
})

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
  const request: ApiRequest = {
    body: null,
    header: () => null,
    network: null,
    receivedAt: new Date(),
    log: () => {},
  }
  const asked = { page: 'visa-case', language: 'en' } as const
  const { status, headers } = await answers.post(handler, asked, TYPED['visa-case'], request)
  expect([status, headers?.location]).toEqual([303, '/stored#visa-case-sent'])
})
