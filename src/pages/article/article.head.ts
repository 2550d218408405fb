import { msg } from '@lingui/core/macro'
import type { Article } from '#src/content/articles.ts'
import { pageHead } from '#src/site/seo.ts'

type ArticleHeadInput = Parameters<ReturnType<typeof pageHead>>[0] & { loaderData?: Article | undefined }

/** Returns the head of an article. `alsoPath` is a second path at which the article is served. */
export const articleHead =
  (alsoPath?: string) =>
  ({ loaderData, match }: ArticleHeadInput) => {
    if (!loaderData) return {}
    const { entry, faqs } = loaderData
    const path = `/information/${entry.slug}`
    return pageHead({
      path: alsoPath ?? path,
      canonicalPath: path,
      title: entry.title,
      description: entry.description,
      // A Turkish article, which has no `locales`, exists only at the English URL.
      locales: entry.locales.length > 0 ? entry.locales : ['en'],
      breadcrumbs: [{ name: msg`Information Center`, path: '/information' }],
      faqs,
      hasFeed: true,
      article: {
        headline: entry.title,
        published: entry.published,
        updated: entry.updated,
        language: entry.language,
      },
    })({ match })
  }
