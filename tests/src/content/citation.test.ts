import { expect, test } from 'vitest'
import { unbroken } from '#src/content/citation.ts'

test('No line breaks between a section sign and its number', () => {
  expect(unbroken('§§ 16d, 18g Abs. 1 Nr. 2 AufenthG; Art. 6 DSGVO, Satz 3 von § a')).toBe(
    '§§\u00a016d, 18g Abs.\u00a01 Nr.\u00a02 AufenthG; Art.\u00a06 DSGVO, Satz\u00a03 von § a',
  )
  expect(unbroken('6–12 months, 1-2 days, B2-level')).toBe('6–\u206012 months, 1-\u20602 days, B2-level')
})
