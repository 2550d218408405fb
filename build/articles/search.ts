import MiniSearch from 'minisearch'
import { GLOSSARY } from '#src/content/glossary.ts'
import { SEARCH_OPTIONS } from '#src/content/search-options.ts'
import type { ArticleFile } from './files.ts'
import { plainText } from './structure.ts'

/**
 * MiniSearch's own serialised form; read it back with the same options. The words of `articles` are indexed, as
 * `keywords` what people type for the concepts an article is the guide to, and as `related` what they type for those
 * it treats beside, with titles and tags of its versions in `others`, so that "Blaue Karte" finds the Blue Card.
 */
export function searchIndex(articles: readonly ArticleFile[], others: readonly ArticleFile[]): unknown {
  const search = new MiniSearch(SEARCH_OPTIONS)
  const turkish = articles.filter(({ language }) => language === 'tr').map(({ slug }) => slug)
  /** The words that lead to one article first: Turkish terms lead to the article in Turkish where there is one. */
  const leadingTo = (slug: string): string[] =>
    GLOSSARY.filter(({ guides }) => guides.includes(slug)).flatMap(
      ({ term: { tr, ...terms }, typed, guides }) => [
        ...(guides[0] === slug ? [...Object.values(terms), ...typed] : []),
        ...((guides.find((guide) => turkish.includes(guide)) ?? guides[0]) === slug && tr !== terms.en
          ? [tr]
          : []),
      ],
    )
  search.addAll(
    articles.map(({ slug, language, title, excerpt, tags, tree }) => {
      const versions = others.filter((other) => other.slug === slug && other.language !== language)
      return {
        slug,
        keywords: unique(leadingTo(slug).flatMap(spellings)),
        title,
        excerpt,
        tags: tags.join(' '),
        body: plainText(tree),
        related: unique([
          ...GLOSSARY.filter(({ guides }) => guides.slice(1).includes(slug)).flatMap(({ term, typed }) => [
            ...Object.values(term).flatMap(spellings),
            ...typed,
          ]),
          ...versions.flatMap((version) => [version.title, ...version.tags]),
        ]),
      }
    }),
  )
  return search.toJSON()
}

/** The words of a phrase, its neighbours as one word, and all as one, since many type "bluecard". */
function spellings(phrase: string): string[] {
  const words = phrase.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words, ...words.slice(1).map((second, index) => words[index] + second), words.join('')]
}

const unique = (words: readonly string[]): string => [...new Set(words)].join(' ')
