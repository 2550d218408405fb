import { expect, test } from 'vitest'
import { errorBody } from '#contracts/error-body.ts'
import { REFUSALS } from '#contracts/refusals.ts'

test.for(Object.entries(REFUSALS))(
  'the refusal "%s" is a plain sentence under a failing status',
  ([, refusal]) => {
    expect(refusal.status).toBeGreaterThanOrEqual(400)
    for (const error of Object.values(refusal.error)) {
      expect(error).toMatch(/^[A-Z][^<>{}]+\.$/)
      expect(errorBody.parse({ error })).toEqual({ error })
    }
  },
)

test('an error body without a sentence is none', () => {
  for (const body of [{}, { error: null }, { error: { message: 'x' } }, 'x', null])
    expect(errorBody.safeParse(body).success).toBe(false)
})
