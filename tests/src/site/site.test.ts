import { expect, test } from 'vitest'
import { isSuccessProved, missingOperatorFields, type Operator } from '#src/site/site.ts'

const complete: Operator = {
  legalName: 'Beispiel GmbH',
  legalForm: 'Gesellschaft mit beschränkter Haftung',
  representative: 'Erika Muster',
  street: 'Musterweg 1',
  postalCode: '80331',
  city: 'München',
  phone: '+49 89 1234567',
  registerCourt: 'Amtsgericht München',
  registerNumber: 'HRB 123456',
  vatId: 'DE123456789',
  supervisoryAuthority: 'none required',
  responsibleForContent: 'Erika Muster',
  generalTerms: 'https://www.beispiel.example/agb',
  lawAndCourt: 'none',
  guarantees: 'none',
  liabilityInsurance: 'Versicherung AG, Musterweg 2, 80331 München; Germany',
  withdrawalNotice: 'sent before you commission us',
  dataProtectionOfficer: 'none required',
  mailboxProvider: 'Post AG',
}

test('Missing facts of the operator are listed in the order of their declaration: empty, blank or null', () => {
  const operator = { ...complete, vatId: ' ', phone: null, legalName: '' }
  expect(missingOperatorFields({ operator })).toEqual(['legalName', 'phone', 'vatId'])
})

test('Numbers prove the claim "over 95 %" only above 95 %', () => {
  const count = { decided: 200, from: '2025-01', until: '2025-12' }
  const proves = (granted: number) => isSuccessProved({ successCount: { ...count, granted } })
  expect([proves(189), proves(190), proves(191)]).toEqual([false, false, true])
  expect(isSuccessProved({ successCount: null })).toBe(false)
})
