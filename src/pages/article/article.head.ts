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
    const path = `/information/${entry.page}`
    return pageHead({
      path: alsoPath ?? path,
      canonicalPath: path,
      title: entry.title,
      description: entry.description,
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
