import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from '#src/app/search-params.ts'
import { informationSearch } from '#src/pages/information/information.search.ts'
import { SEARCH_TEXT_LENGTH } from '#src/pages/information/search-text-length.ts'

test('An address gives its filters, and unknown values are dropped', () => {
  expect(informationSearch(parseSearch('?category=businesses&tag=Doctors&tag=Doctors&q=blue+card'))).toEqual({
    category: 'businesses',
    tag: ['Doctors'],
    q: 'blue card',
  })
  const nothing = { category: undefined, tag: undefined, q: undefined }
  expect(informationSearch({ category: 'nobody', tag: ['', ' '], q: '  ', page: '7' })).toStrictEqual(nothing)
  expect(informationSearch({ q: 'x'.repeat(5000) }).q).toBe('x'.repeat(SEARCH_TEXT_LENGTH))
})

test('Any query can be read, and reading its result again changes nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('category', 'tag', 'q', 'x'), fc.anything()), (search) => {
      const taken = informationSearch(search)
      expect(informationSearch({ ...taken })).toEqual(taken)
    }),
  )
})
