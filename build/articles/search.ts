import MiniSearch from 'minisearch'
import { SEARCH_OPTIONS } from '#src/content/search-options.ts'
import type { ArticleFile } from './files.ts'
import { plainText } from './structure.ts'

/** MiniSearch's own serialised form; read it back with the same options. */
export function searchIndex(articles: readonly ArticleFile[]): unknown {
  const search = new MiniSearch(SEARCH_OPTIONS)
  search.addAll(
    articles.map(({ slug, title, excerpt, tags, tree }) => ({
      slug,
      title,
      excerpt,
      tags: tags.join(' '),
      body: plainText(tree),
    })),
  )
  return search.toJSON()
}
