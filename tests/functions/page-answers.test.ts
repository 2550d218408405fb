import { expect, test } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import { pageAnswers } from '#functions/web/page-answers.ts'

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
  receipts: { addressOf: () => '', read: () => null } as never,
  hash: (() => '') as never,
  stateOf: () => Promise.reject(new Error('no lead')),
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
