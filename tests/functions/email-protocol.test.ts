import { expect, test } from 'vitest'
import {
  type EmailAnswer,
  readSendResult,
  statusIn,
  toServiceMessage,
} from '#functions/adapters/email-protocol.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

const answer = (
  status: number,
  parsedBody?: EmailAnswer['parsedBody'],
  retryAfter?: string,
): EmailAnswer => ({
  status,
  headers: { get: (name) => (name === 'retry-after' ? retryAfter : undefined) },
  ...(parsedBody !== undefined && { parsedBody }),
})
const refusal = (problem: string, reason: string, retryAfterMs = 0) => ({
  accepted: false,
  problem,
  retryAfterMs,
  reason,
})

test('Domains are sent to the service in ASCII', () => {
  const mail = { to: 'ada@münchen.example', replyTo: 'ж@почта.example', subject: '', text: '', html: '' }
  const { recipients, replyTo } = toServiceMessage({ ...mail, id: '1' } as never, 'from@a.example', {})
  expect(recipients.to?.[0]?.address).toBe('ada@xn--mnchen-3ya.example')
  expect(replyTo?.[0]?.address).toBe('ж@xn--80a1acny.example')
})

test.for([
  ['an unknown operation, with any body', 404, { status: 'Succeeded' }, 'unknown'],
  ['an operation "Running"', 200, { status: 'Running' }, 'running'],
  ['an operation "Succeeded"', 200, { status: 'Succeeded' }, 'succeeded'],
  ['an operation "Failed"', 200, { status: 'Failed' }, 'failed'],
  ['an operation "Canceled"', 200, { status: 'Canceled' }, 'failed'],
  ['an operation "Paused", which is new', 200, { status: 'Paused' }, 'running'],
  ['a body without a status', 200, {}, 'running'],
] as const)('After an answer with %s (%i, %o), the mail counts as %s', ([, status, body, meant]) => {
  expect(statusIn(answer(status, body), NOW)).toBe(meant)
})

test.for([
  [200, 'failed', null],
  [400, 'refused', 'failed'],
  [401, 'failed', 'failed'],
  [404, 'failed', null],
  [429, 'throttled', 'throttled'],
  [500, 'failed', 'failed'],
] as const)('After a %i, a mail counts as %s and a status request as %s', ([status, ofMail, ofQuestion]) => {
  const answered = answer(status, { error: { code: 'Why' } }, '30')
  expect(readSendResult(answered, NOW)).toEqual(refusal(ofMail, `${status} Why`, 30_000))
  if (ofQuestion) expect(statusIn(answered, NOW)).toEqual(refusal(ofQuestion, `${status} Why`, 30_000))
})

test.each([
  ['30', 30_000],
  ['21600', 21_600_000],
  ['21601', 21_600_000],
  ['Mon, 23 Nov 2026 10:01:00 GMT', 60_000],
  ['Mon, 23 Nov 2026 09:59:00 GMT', 0],
  ['soon', 0],
  [undefined, 0],
])('A service that says "Retry-After: %s" is left alone for %d ms', (retryAfter, ms) => {
  expect(readSendResult(answer(429, {}, retryAfter), NOW)).toEqual(refusal('throttled', '429', ms))
})
