import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#src/app/search-params.ts'

test('a repeated name becomes a list, and every value stays text', () => {
  expect(parseSearch('?category=individuals&tag=Doctors&tag=EU+Blue+Card&q=18&token=00123e45')).toEqual({
    category: 'individuals',
    tag: ['Doctors', 'EU Blue Card'],
    q: '18',
    token: '00123e45',
  })
})

test('a list is written as repeated names, and what is undefined is left out', () => {
  expect(stringifySearch({ category: undefined, tag: ['Doctors', 'Ärzte & Co'], q: 'a=b' })).toBe(
    '?tag=Doctors&tag=%C3%84rzte+%26+Co&q=a%3Db',
  )
  expect(stringifySearch({ tag: [], q: undefined })).toBe('')
})

test('written parameters are read back unchanged, with any texts', () => {
  const text = fc.string({ unit: 'grapheme' })
  const value = fc.oneof(text, fc.array(text, { minLength: 2 }))
  fc.assert(
    fc.property(fc.dictionary(text, value), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})
