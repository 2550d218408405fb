import MiniSearch from 'minisearch'
import { SEARCH_OPTIONS } from '#src/content/search-options.ts'
import type { ArticleFile } from './files.ts'
import { plainText } from './structure.ts'

/**
 * MiniSearch's own serialised form; read it back with the same options. The words of `articles` are indexed, and
 * of their versions in `others` the titles and tags, so that "Blaue Karte" finds the Blue Card.
 */
export function searchIndex(articles: readonly ArticleFile[], others: readonly ArticleFile[]): unknown {
  const search = new MiniSearch(SEARCH_OPTIONS)
  search.addAll(
    articles.map(({ slug, language, title, excerpt, tags, tree }) => ({
      slug,
      title,
      excerpt,
      tags: tags.join(' '),
      body: plainText(tree),
      translations: others
        .filter((other) => other.slug === slug && other.language !== language)
        .map((other) => [other.title, ...other.tags].join(' '))
        .join(' '),
    })),
  )
  return search.toJSON()
}
