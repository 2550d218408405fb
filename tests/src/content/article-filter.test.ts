import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ARTICLE_CATEGORIES,
  type ArticleFilter,
  type FilterableArticle,
  filterArticles,
  tagsByFrequency,
} from '#src/content/article-filter.ts'

const TAGS = ['Doctors', 'Recognition', 'EU Blue Card', 'Jobsuche', 'Tanıma (denklik)']
const slug = fc.integer({ min: 0, max: 30 }).map((number) => `article-${number}`)
const tags = fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 })

const entries = fc.uniqueArray<FilterableArticle, string>(
  fc.record({ slug, category: fc.constantFrom(...ARTICLE_CATEGORIES), tags }),
  { selector: (entry) => entry.slug, maxLength: 20 },
)
const filter: fc.Arbitrary<ArticleFilter> = fc.record({
  category: fc.constantFrom('all' as const, ...ARTICLE_CATEGORIES),
  tags,
  found: fc.option(fc.array(slug)),
})

const check = (property: (entries: FilterableArticle[], filter: ArticleFilter) => void) =>
  fc.assert(fc.property(entries, filter, property))

describe('filterArticles', () => {
  test('shows exactly the articles that pass every filter', () =>
    check((all, { category, tags: chosen, found }) => {
      const shown = new Set(filterArticles(all, { category, tags: chosen, found }))
      for (const entry of all) {
        const refused =
          (category !== 'all' && category !== entry.category) ||
          chosen.some((tag) => !entry.tags.includes(tag)) ||
          (found !== null && !found.includes(entry.slug))
        expect(shown.has(entry)).toBe(!refused)
      }
    }))

  test('shows no article twice and none that was not there', () =>
    check((all, chosen) => {
      const shown = filterArticles(all, chosen)
      expect(new Set(shown).size).toBe(shown.length)
      expect(all).toEqual(expect.arrayContaining(shown))
    }))

  test('keeps the order of the articles without a search, and the order of the search with one', () =>
    check((all, chosen) => {
      const order = chosen.found ?? all.map((entry) => entry.slug)
      const places = filterArticles(all, chosen).map((entry) => order.indexOf(entry.slug))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }))

  test('does not change its input', () =>
    check((all, chosen) => {
      const copies = structuredClone({ all, chosen })
      filterArticles(all, chosen)
      expect({ all, chosen }).toEqual(copies)
    }))
})

describe('tagsByFrequency', () => {
  test('names every tag once, and no tag before one that more articles carry', () =>
    check((all) => {
      const names = tagsByFrequency(all)
      const counts = names.map((name) => all.filter((entry) => entry.tags.includes(name)).length)
      expect(new Set(names)).toEqual(new Set(all.flatMap((entry) => entry.tags)))
      expect(new Set(names).size).toBe(names.length)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    }))

  test('lets the first come first among equals', () => {
    expect(tagsByFrequency([{ tags: ['B', 'A'] }, { tags: ['C', 'D'] }, { tags: ['D'] }])).toEqual([
      'D',
      'B',
      'A',
      'C',
    ])
  })
})
