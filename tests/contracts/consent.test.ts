import { expect, test } from 'vitest'
import { CONSENT_VERSIONS, consentVersionOf } from '#contracts/forms/consent.ts'

test.for([
  ['contact', CONSENT_VERSIONS.contact, CONSENT_VERSIONS.contact],
  ['appointment', CONSENT_VERSIONS.appointment, CONSENT_VERSIONS.appointment],
  ['contact', '2020-01', null],
  ['contact', '2099-01', null],
  ['contact', `1 ${CONSENT_VERSIONS.contact}`, null],
  ['contact', `${CONSENT_VERSIONS.contact} or so`, null],
  ['contact', '', null],
  ['contact', null, null],
  ['free-visa-case', CONSENT_VERSIONS.contact, null],
] as const)('For the form %s with the header %s, the version agreed to is %s', ([form, header, version]) => {
  expect(consentVersionOf(form, header)).toBe(version)
})
