import { expect, test } from 'vitest'
import { HELD, KEPT_VISA_CASE, RECEIPT, REFUSED, WAITING } from '#mocks/examples.ts'
import { isQueued } from '#src/queue/is-queued.ts'

const delivered = { state: 'delivered', key: 'a', keptAt: 1, deliveredAt: 2, receipt: RECEIPT }

test.for([WAITING, HELD, REFUSED, delivered, { ...delivered, receipt: {} }])(
  '%o is a queued message',
  (message) => {
    expect(isQueued(message)).toBe(true)
  },
)

test.for<[string, unknown]>([
  ['a state that every object has', { ...WAITING, state: 'constructor' }],
  ['a body of another shape', { ...WAITING, body: 'name=Jane' }],
  ['a moment that no calendar has', { ...WAITING, keptAt: 1e300 }],
  ['a refusal without a reason', { ...KEPT_VISA_CASE, state: 'refused', failure: null }],
  ['a receipt with a number for its day', { ...delivered, receipt: { answerBy: 20_261_125 } }],
])('An entry of the queue with %s is ignored', ([, value]) => {
  expect(isQueued(value)).toBe(false)
})
