import { expect, test } from 'vitest'
import { unbroken } from '#src/content/citation.ts'

test('The number of a paragraph stays on the line of its sign; other spaces may break', () => {
  expect(unbroken('§§ 16d, 18g Abs. 1 Nr. 2 AufenthG; Art. 6 DSGVO, Satz 3 von § a')).toBe(
    '§§\u00a016d, 18g Abs.\u00a01 Nr.\u00a02 AufenthG; Art.\u00a06 DSGVO, Satz\u00a03 von § a',
  )
})

test('A range of numbers never ends a line at its dash; words with a hyphen may', () => {
  expect(unbroken('6–12 months, 1-2 days, B2-level and well-known')).toBe(
    '6–\u206012 months, 1-\u20602 days, B2-level and well-known',
  )
})
