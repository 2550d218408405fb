import { expect, test } from 'vitest'
import { KEPT_VISA_CASE, RECEIPT, WAITING } from '#src/dev/examples.ts'
import { isQueued } from '#src/queue/is-queued.ts'

const { isReadable: _, ...waiting } = WAITING
const delivered = { state: 'delivered', key: 'a', keptAt: 1, deliveredAt: 2, receipt: RECEIPT }
const refused = {
  ...KEPT_VISA_CASE,
  state: 'refused',
  failure: { status: 400, sentence: 'Shorten it.', retryAfterS: null },
}

test.for([
  ['waits', waiting],
  ['was refused', refused],
  ['was delivered', delivered],
  ['was delivered without a receipt', { ...delivered, receipt: {} }],
] as const)('A message that %s is read', ([, message]) => {
  expect(isQueued(message)).toBe(true)
})

test.for<[string, unknown]>([
  ['null', null],
  ['a text', 'message'],
  ['a state that every object has', { ...waiting, state: 'constructor' }],
  ['no body', { ...waiting, body: undefined }],
  ['a body of another shape', { ...waiting, body: 'name=Jane' }],
  ['a moment that no calendar has', { ...waiting, keptAt: 1e300 }],
  ['a refusal without a reason', { ...refused, failure: null }],
  ['a receipt with a number for its day', { ...delivered, receipt: { answerBy: 20_261_125 } }],
])('An entry of the queue with %s is ignored', ([, value]) => {
  expect(isQueued(value)).toBe(false)
})
