import fc from 'fast-check'
import { expect, test } from 'vitest'
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

test('Exactly the articles that pass every filter are shown, in the order of the list or of the search', () => {
  fc.assert(
    fc.property(entries, filter, (all, chosen) => {
      const { category, tags: wanted, found } = chosen
      const before = structuredClone({ all, chosen })
      const passing = all.filter(
        (entry) =>
          (category === 'all' || category === entry.category) &&
          wanted.every((tag) => entry.tags.includes(tag)) &&
          (found === null || found.includes(entry.slug)),
      )
      const order = found ?? all.map((entry) => entry.slug)
      const place = (entry: FilterableArticle) => order.indexOf(entry.slug)
      expect(filterArticles(all, chosen)).toEqual(passing.toSorted((one, other) => place(one) - place(other)))
      expect({ all, chosen }).toEqual(before)
    }),
  )
})

test('Tags are listed once, the most frequent first, and the first come first among equals', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const given = all.flatMap((entry) => entry.tags)
      const count = (tag: string) => given.filter((one) => one === tag).length
      const byCount = [...new Set(given)].toSorted((one, other) => count(other) - count(one))
      expect(tagsByFrequency(all)).toEqual(byCount)
    }),
  )
})
