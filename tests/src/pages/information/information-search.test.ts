import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from '#src/app/search-params.ts'
import { informationSearch, SEARCH_TEXT_LENGTH } from '#src/pages/information/information.search.ts'

test('a shared address gives its filters', () => {
  expect(informationSearch(parseSearch('?category=businesses&tag=Doctors&q=blue+card'))).toEqual({
    category: 'businesses',
    tag: ['Doctors'],
    q: 'blue card',
  })
})

test('unknown values are dropped by name, so that the router does not keep them', () => {
  expect(informationSearch({ category: 'nobody', tag: ['', ' '], q: '  ', page: '7' })).toStrictEqual({
    category: undefined,
    tag: undefined,
    q: undefined,
  })
})

test('a tag given twice counts once, and an overlong text is cut', () => {
  const { tag, q } = informationSearch({ tag: ['Doctors', 'Doctors'], q: 'x'.repeat(5000) })
  expect(tag).toEqual(['Doctors'])
  expect(q).toBe('x'.repeat(SEARCH_TEXT_LENGTH))
})

test('any query can be read, and reading its result again changes nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('category', 'tag', 'q', 'x'), fc.anything()), (search) => {
      const taken = informationSearch(search)
      expect(informationSearch({ ...taken })).toEqual(taken)
    }),
  )
})
