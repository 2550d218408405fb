import { expect, test } from 'vitest'
import { securityTxt } from '#build/site/site-files.ts'

test('security.txt names a contact and expires within a year of the build', () => {
  expect(securityTxt(new Date('2026-11-21T15:00:00Z'))).toBe(
    `Contact: mailto:hello@isarspree.example
Expires: 2027-11-20T00:00:00Z
Preferred-Languages: en, de
Canonical: https://www.isarspree.example/.well-known/security.txt
`,
  )
})
