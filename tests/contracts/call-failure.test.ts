import { expect, test } from 'vitest'
import { callFailureOf } from '#contracts/calls/call-failure.ts'

const SILENCE = { status: null, sentence: null, retryAfterS: null }

test.for([
  [
    { status: 429, sentence: 'Wait.', retryAfterS: 60, body: 'x' },
    { status: 429, sentence: 'Wait.', retryAfterS: 60 },
  ],
  [new TypeError('Failed to fetch'), SILENCE],
  [{ status: 500 }, SILENCE],
  ['retryAfterS', SILENCE],
  [null, SILENCE],
  [undefined, SILENCE],
] as const)('The error %o is the failure %o', ([thrown, failure]) => {
  expect(callFailureOf(thrown)).toEqual(failure)
})
