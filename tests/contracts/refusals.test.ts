import { expect, test } from 'vitest'
import { errorBody } from '#contracts/calls/error-body.ts'
import { REFUSALS } from '#contracts/calls/refusals.ts'

test.for(Object.entries(REFUSALS))(
  'the refusal "%s" is a plain sentence under a failing status',
  ([, refusal]) => {
    expect(refusal.status).toBeGreaterThanOrEqual(400)
    expect(Object.keys(refusal.error)).toEqual(['en', 'de'])
    for (const error of Object.values(refusal.error)) {
      expect(error).toMatch(/^[A-Z][^<>{}]+\.$/)
      expect(errorBody.parse({ error })).toEqual({ error })
    }
  },
)

test('a refusal has the status that lets callers react', () => {
  const statuses = Object.entries(REFUSALS).map(([name, { status }]) => [name, status])
  expect(Object.fromEntries(statuses)).toEqual({
    malformed: 400,
    tokenInvalid: 400,
    tokenExpired: 400,
    messageUnknown: 400,
    forbidden: 403,
    method: 405,
    tooLarge: 413,
    mediaType: 415,
    keyReused: 422,
    throttled: 429,
    failed: 500,
    unavailable: 503,
  })
})

test('an error body without a sentence is none', () => {
  for (const body of [{}, { error: null }, { error: { message: 'x' } }, 'x', null])
    expect(errorBody.safeParse(body).success).toBe(false)
})
