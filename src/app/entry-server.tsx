import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { LANGUAGES, type Language } from '#contracts/values/language.ts'
import { languagesOf, localizedPath } from '#contracts/values/page-address.ts'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { loadEntries } from '#src/content/articles.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { loadI18n } from '#src/site/i18n.ts'
import { hasNoPage } from '#src/site/seo.ts'
import { loadAnswerTexts } from './answer-texts.ts'
import { createSiteRouter } from './router.tsx'

/** Path without a route, which renders the 404 page. */
const NOT_FOUND_PATH = '/404'

/** Returns the addresses of all pages, each in its languages. */
export async function pagePaths(): Promise<string[]> {
  const router = createSiteRouter({ locale: 'en', i18n: await loadI18n('en') })
  const lists = await Promise.all(LANGUAGES.map(loadEntries))
  const guides = new Set(lists.flat().map(({ page }) => `/information/${page}`))
  const routes = Object.entries(router.routesByPath).filter(
    ([path, { options }]) => !path.includes('$') && !options.staticData?.publicPath,
  )
  const paths = [...routes.map(([path]) => path), ...guides, NOT_FOUND_PATH]
  return paths.flatMap((path) => languagesOf(path).map((language) => localizedPath(path, language)))
}

export interface HeadTags {
  meta: ComponentProps<'meta'>[]
  links: ComponentProps<'link'>[]
}

export interface RenderedPage {
  html: string
  head: HeadTags
  /** Id of the matched route, such as `/information/$slug`. */
  route: string
}

/**
 * Prerenders the page at a path, such as `/de/about`. Resolves to undefined for a redirect.
 *
 * @throws if a component throws, or there is no page at the path
 */
export async function render(path: string): Promise<RenderedPage | undefined> {
  const locale = pathLanguage(path)
  const i18n = await loadI18n(locale)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ locale, i18n, history, isServer: true })
  await router.load()
  const page = <RouterProvider router={router} />
  const { matches } = router.state
  const last = matches.at(-1)
  if (!last) return undefined
  if (hasNoPage(matches) !== path.endsWith(NOT_FOUND_PATH)) throw new Error(`${path} has no page.`)
  return {
    // Static pages do not need the markers that React inserts for hydration.
    html: isActing(path) ? await renderHydratable(page) : `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
    head: {
      meta: matches.flatMap(({ meta }) => (meta ?? []).filter((tag) => tag !== undefined)),
      links: matches.flatMap(({ links }) => (links ?? []).filter((tag) => tag !== undefined)),
    },
    route: last.routeId,
  }
}

/** Renders the page that answers a native form post, as a Mustache template (`html`) with its texts (`words`). */
export async function renderAnswer(language: Language) {
  const page = await render(localizedPath('/answer', language))
  if (!page) throw new Error('The page that answers a native form post redirects.')
  return { ...page, language, words: await loadAnswerTexts(language) }
}

async function renderHydratable(page: React.ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(page, {
    onError: (error) => void errors.push(error),
    // Render large content in place. By default, React appends it, and an inline script moves it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude as ReadableStream).text()
  if (errors.length > 0) throw new AggregateError(errors, 'A page could not be rendered.')
  return html
}
