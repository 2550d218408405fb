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

test('Missing fields are listed in the order of the declaration, for every kind of gap', () => {
  const operator = { ...complete, vatId: ' ', phone: null, legalName: '' }
  expect(missingOperatorFields({ operator })).toEqual(['legalName', 'phone', 'vatId'])
})

test('A new fact cannot be forgotten: each one left empty is reported', () => {
  for (const field of Object.keys(complete))
    expect(missingOperatorFields({ operator: { ...complete, [field]: null } })).toEqual([field])
})

test('Numbers carry the claim "over 95 %" only if they lie above it', () => {
  const count = { decided: 200, from: '2025-01', until: '2025-12' }
  const proves = (granted: number) => isSuccessProved({ successCount: { ...count, granted } })
  expect([proves(189), proves(190), proves(191)]).toEqual([false, false, true])
  expect(isSuccessProved({ successCount: null })).toBe(false)
})
