import type { I18n } from '@lingui/core'
import { notFound, redirect } from '@tanstack/react-router'
import { type Article, isTurkish, loadArticle } from '#src/content/articles.ts'
import { loadTurkish, pageMessages, type SiteContext } from '#src/site/i18n.ts'
import type { Locale } from '#src/site/locale.ts'

/** Redirects the German URL of a Turkish article to the English URL, the only one at which the article exists. */
export function redirectToEnglish(slug: string, locale: Locale): void {
  if (locale === 'en' || !isTurkish(slug)) return
  throw redirect({ href: `/information/${slug}`, reloadDocument: true, replace: true })
}

/** Article with the interface texts around it (`frame`), which are Turkish for a Turkish article. */
export interface FramedArticle extends Article {
  frame: I18n
}

/** Creates the loader of an article. An unknown slug leads to the 404 page. */
export const articleLoader =
  (slug: string) =>
  async (input: { context: SiteContext }): Promise<FramedArticle> => {
    const [article, frame] = await Promise.all([
      loadArticle(slug, input.context.locale),
      isTurkish(slug) ? loadTurkish('pages/article') : input.context.i18n,
      pageMessages('article')(input),
    ])
    if (!article) throw notFound()
    return { ...article, frame }
  }
