import { expect, test } from 'vitest'
import { isSuccessProved, missingOperatorFields, type Operator, site } from '#src/site/site.ts'

const complete = Object.fromEntries(
  Object.keys(site.operator).map((field) => [field, 'given']),
) as unknown as Operator

test('Missing facts of the operator are listed in their declared order', () => {
  const operator = { ...complete, vatId: ' ', phone: null, legalName: '' }
  expect(missingOperatorFields({ operator })).toEqual(['legalName', 'phone', 'vatId'])
})

test('Numbers prove the claim "over 95 %" only above 95 %', () => {
  const count = { decided: 200, from: '2025-01', until: '2025-12' }
  const proves = (granted: number) => isSuccessProved({ successCount: { ...count, granted } })
  expect([proves(190), proves(191)]).toEqual([false, true])
  expect(isSuccessProved({ successCount: null })).toBe(false)
})
