import type { I18n } from '@lingui/core'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { VISITOR_LANGUAGES } from '#contracts/values/language.ts'
import { loadEntries } from '#src/content/articles.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { loadI18n } from '#src/site/i18n.ts'
import { LOCALES, type Locale, localeOf, withLocale } from '#src/site/locale.ts'
import { hasNoPage } from '#src/site/seo.ts'
import { answerPageIn } from './answer-page.tsx'
import { answerPageTexts } from './answer-page-texts.ts'
import { createSiteRouter } from './router.tsx'

/** A path without a route; its pages become `404.html` in each language. */
const NOT_FOUND_PATH = '/404'

/** The public path of every page to prerender, in both languages. */
export async function pagePaths(): Promise<string[]> {
  const router = createSiteRouter({ locale: 'en', i18n: await loadI18n('en') })
  const articles = (await loadEntries('en')).map(({ slug }) => `/information/${slug}`)
  const paths = [...Object.keys(router.routesByPath).filter((path) => !path.includes('$')), ...articles]
  return LOCALES.flatMap((locale) => [...paths, NOT_FOUND_PATH].map((path) => withLocale(path, locale)))
}

/** The tags in the head of a rendered page, as declared by its routes. */
export interface HeadTags {
  meta: ComponentProps<'meta'>[]
  links: ComponentProps<'link'>[]
}

export interface RenderedPage {
  html: string
  head: HeadTags
  /** The matched route, such as `/information/$slug`. */
  route: string
}

/**
 * Prerenders one public path; undefined for a redirect.
 *
 * @throws if a component of the page throws, or the path has no page
 */
export async function render(path: string): Promise<RenderedPage | undefined> {
  const locale = localeOf(path)
  const { router, page } = await loadedPage(path, locale, await loadI18n(locale))
  const { matches } = router.state
  const last = matches.at(-1)
  if (!last) return undefined
  if (hasNoPage(matches) !== path.endsWith(NOT_FOUND_PATH)) throw new Error(`${path} has no page.`)
  return {
    // React's markers are kept only on pages that React hydrates.
    html: isActing(path) ? await renderHydratable(page) : `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
    head: {
      meta: matches.flatMap(({ meta }) => (meta ?? []).filter((tag) => tag !== undefined)),
      links: matches.flatMap(({ links }) => (links ?? []).filter((tag) => tag !== undefined)),
    },
    route: last.routeId,
  }
}

async function loadedPage(path: string, locale: Locale, i18n: I18n) {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ locale, i18n, history, isServer: true })
  await router.load()
  return { router, page: <RouterProvider router={router} /> }
}

/** The page that answers a native form post, in each language of visitors: a Mustache template, and its texts. */
export const renderAnswerPages = () =>
  Promise.all(
    VISITOR_LANGUAGES.map(async (language) => {
      const { i18n, page, documentOf } = await answerPageIn(language)
      const html = documentOf(`<!DOCTYPE html>${renderToStaticMarkup(page)}`)
      return { language, html, words: answerPageTexts(i18n) }
    }),
  )

async function renderHydratable(page: React.ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(page, {
    onError: (error) => void errors.push(error),
    // Above the default size React would stream large content out of order, with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude as ReadableStream).text()
  if (errors.length > 0) throw new AggregateError(errors, 'A page could not be rendered.')
  return html
}
