import { expect, test } from 'vitest'
import { type FilterableArticle, filterArticles, tagsByFrequency } from '#src/content/article-filter.ts'

const ARTICLES: FilterableArticle[] = [
  { slug: 'nurses', category: 'individuals', tags: ['Nurses', 'Recognition'] },
  { slug: 'work', category: 'businesses', tags: ['Compliance', 'Recognition'] },
  { slug: 'doctors', category: 'individuals', tags: ['Doctors', 'Recognition'] },
]

test.for([
  [{ category: 'all', tags: [], found: null }, ['nurses', 'work', 'doctors']],
  [{ category: 'individuals', tags: ['Recognition'], found: null }, ['nurses', 'doctors']],
  [{ category: 'all', tags: ['Recognition', 'Doctors'], found: null }, ['doctors']],
  [{ category: 'all', tags: [], found: ['doctors', 'work', 'gone'] }, ['doctors', 'work']],
  [{ category: 'individuals', tags: [], found: ['work'] }, []],
] as const)('The filter %j shows the articles %j in their order', ([filter, slugs]) => {
  expect(filterArticles(ARTICLES, filter).map(({ slug }) => slug)).toEqual(slugs)
})

test('Tags are listed once, the most frequent first', () => {
  expect(tagsByFrequency(ARTICLES)).toEqual(['Recognition', 'Nurses', 'Compliance', 'Doctors'])
})
