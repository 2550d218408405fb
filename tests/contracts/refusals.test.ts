import { expect, test } from 'vitest'
import { errorBody } from '#contracts/calls/error-body.ts'
import { REFUSALS } from '#contracts/calls/refusals.ts'

test.for(Object.entries(REFUSALS))(
  'The refusal "%s" is a plain sentence under a failing status',
  ([, refusal]) => {
    expect(refusal.status).toBeGreaterThanOrEqual(400)
    expect(Object.keys(refusal.error)).toEqual(['en', 'de', 'tr'])
    for (const error of Object.values(refusal.error)) {
      expect(error).toMatch(/^\p{Lu}[^<>{}]+\.$/u)
      expect(errorBody.parse({ error })).toEqual({ error })
    }
  },
)
