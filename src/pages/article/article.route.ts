import { notFound } from '@tanstack/react-router'
import { type Article, loadArticle } from '#src/content/articles.ts'
import { pageMessages, type SiteContext } from '#src/site/i18n.ts'

/** Creates the loader of the page `/information/<page>`. An unknown page leads to the 404 page. */
export const articleLoader =
  (page: string) =>
  async (input: { context: SiteContext }): Promise<Article> => {
    const [article] = await Promise.all([
      loadArticle(page, input.context.locale),
      pageMessages('article')(input),
    ])
    if (!article) throw notFound()
    return article
  }
