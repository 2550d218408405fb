import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#src/app/search-params.ts'

test('Every value is text, a repeated name a list, and undefined is left out', () => {
  const query = '?category=individuals&tag=Doctors&tag=%C3%84rzte+%26+Co&q=18&token=00123e45'
  const search = { category: 'individuals', tag: ['Doctors', 'Ärzte & Co'], q: '18', token: '00123e45' }
  expect(parseSearch(query)).toEqual(search)
  expect(stringifySearch({ ...search, topic: undefined })).toBe(query)
  expect(stringifySearch({ tag: [], q: undefined })).toBe('')
})

test('Written parameters are read back unchanged, with any texts', () => {
  const text = fc.string({ unit: 'grapheme' })
  const value = fc.oneof(text, fc.array(text, { minLength: 2 }))
  fc.assert(
    fc.property(fc.dictionary(text, value), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})
