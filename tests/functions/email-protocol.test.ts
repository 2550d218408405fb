import { expect, test } from 'vitest'
import {
  type EmailAnswer,
  failedCall,
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

test('The service gets domains in ASCII', () => {
  const mail = { to: 'ada@münchen.example', replyTo: 'ж@почта.example', subject: '', text: '', html: '' }
  const { recipients, replyTo } = toServiceMessage({ ...mail, id: '1' } as never, 'from@a.example', {})
  expect(recipients.to?.[0]?.address).toBe('ada@xn--mnchen-3ya.example')
  expect(replyTo?.[0]?.address).toBe('ж@xn--80a1acny.example')
})

test.each([
  ['NotStarted', 'running'],
  ['Running', 'running'],
  ['Succeeded', 'succeeded'],
  ['Failed', 'failed'],
  ['Canceled', 'failed'],
  ['Paused', 'running'],
])('An operation that the service calls "%s" is %s', (status, meant) => {
  expect(statusIn(answer(200, { status }), NOW)).toBe(meant)
})

test.each([
  ['no body', undefined],
  ['an empty body', null],
  ['a body without a status', {}],
])('After an answer with %s the operation still runs: its mail is not posted again', (_, body) => {
  expect(statusIn(answer(200, body), NOW)).toBe('running')
})

test('An answer of 404 means an unknown operation, with any body', () => {
  expect(statusIn(answer(404, { status: 'Succeeded' }), NOW)).toBe('unknown')
})

test.each([
  [400, 'failed'],
  [401, 'failed'],
  [429, 'throttled'],
  [500, 'failed'],
])('A status request that is answered %d is %s: a question never refuses a mail', (status, problem) => {
  expect(statusIn(answer(status, { error: { code: 'Why' } }, '30'), NOW)).toEqual(
    refusal(problem, `${status} Why`, 30_000),
  )
})

test.each([
  [200, 'failed'],
  [400, 'refused'],
  [401, 'failed'],
  [404, 'failed'],
  [429, 'throttled'],
  [503, 'failed'],
])('A mail that is answered %d is %s, and only one that is answered 202 is accepted', (status, problem) => {
  expect(readSendResult(answer(status, { error: { code: 'Why' } }), NOW)).toEqual(
    refusal(problem, `${status} Why`),
  )
  expect(readSendResult(answer(202), NOW)).toEqual({ accepted: true })
})

test.each([
  ['30', 30_000],
  ['21600', 21_600_000],
  ['21601', 21_600_000],
  ['0', 0],
  ['Mon, 23 Nov 2026 10:01:00 GMT', 60_000],
  ['2026-11-23T11:02:00+01:00', 120_000],
  ['Mon, 23 Nov 2026 18:00:00 GMT', 21_600_000],
  ['Mon, 23 Nov 2026 09:59:00 GMT', 0],
  ['-30', 0],
  ['soon', 0],
  ['', 0],
  [undefined, 0],
])('A service that says "Retry-After: %s" is left alone for %d ms', (retryAfter, ms) => {
  expect(readSendResult(answer(429, {}, retryAfter), NOW)).toEqual(refusal('throttled', '429', ms))
})

test.each([
  ['its code', Object.assign(new Error('read'), { code: 'ECONNRESET' }), 'ECONNRESET'],
  ['its name', Object.assign(new Error('It took too long.'), { name: 'AbortError' }), 'AbortError'],
  ['no more than that', {}, 'Error'],
])('Without an answer the mail is tried again, and the log names the error by %s', (_, error, reason) => {
  expect(failedCall(error)).toEqual(refusal('failed', reason))
})
