import { notFound, redirect } from '@tanstack/react-router'
import { type Article, loadArticle } from '#src/content/articles.ts'
import { pageMessages } from '#src/i18n.ts'
import type { RouterContext } from '#src/router.tsx'

/**
 * The loader of one article; an unknown slug is the 404 page. A Turkish article stands inside the English interface
 * (section 2): its German URL leads to the English one.
 */
export const articleLoader =
  (slug: string) =>
  async (input: { context: RouterContext }): Promise<Article> => {
    const [article] = await Promise.all([
      loadArticle(slug, input.context.locale),
      pageMessages('article')(input),
    ])
    if (!article) throw notFound()
    if (article.entry.language === 'tr' && input.context.locale !== 'en') {
      throw redirect({ href: `/information/${slug}`, reloadDocument: true, replace: true })
    }
    return article
  }
