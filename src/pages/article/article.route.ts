import { notFound, redirect } from '@tanstack/react-router'
import { type Article, isTurkish, loadArticle } from '#src/content/articles.ts'
import type { SiteContext } from '#src/site/i18n.ts'
import { pageMessages } from '#src/site/i18n.ts'
import type { Locale } from '#src/site/locale.ts'

/** Turkish articles use the English interface (section 2); their German URLs redirect to the English ones. */
export function forceEnglish(slug: string, locale: Locale): void {
  if (locale === 'en' || !isTurkish(slug)) return
  throw redirect({ href: `/information/${slug}`, reloadDocument: true, replace: true })
}

/** Loader of one article; an unknown slug is a 404. */
export const articleLoader =
  (slug: string) =>
  async (input: { context: SiteContext }): Promise<Article> => {
    const [article] = await Promise.all([
      loadArticle(slug, input.context.locale),
      pageMessages('article')(input),
    ])
    if (!article) throw notFound()
    return article
  }
