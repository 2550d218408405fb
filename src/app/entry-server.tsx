import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { isActing } from '#src/acting-pages.ts'
import { loadEntries } from '#src/content/articles.ts'
import { loadI18n } from '#src/i18n.ts'
import { LOCALES, localeOf, withLocale } from '#src/locale.ts'
import { isMissing } from '#src/seo.ts'
import { createSiteRouter } from './router.tsx'

/** A path that no route has; its pages become `404.html` in each language. */
const NOT_FOUND_PATH = '/404'

/** The public path of every page to prerender, in both languages. */
export async function pagePaths(): Promise<string[]> {
  const router = createSiteRouter({ locale: 'en', i18n: await loadI18n('en') })
  const articles = (await loadEntries('en')).map(({ slug }) => `/information/${slug}`)
  const paths = [...Object.keys(router.routesByPath).filter((path) => !path.includes('$')), ...articles]
  return LOCALES.flatMap((locale) => [...paths, NOT_FOUND_PATH].map((path) => withLocale(path, locale)))
}

/** The tags in the head of a rendered page, as its routes declare them. */
export interface HeadTags {
  meta: ComponentProps<'meta'>[]
  links: ComponentProps<'link'>[]
}

export interface RenderedPage {
  html: string
  head: HeadTags
  /** The route that shows it, such as `/information/$slug`. */
  route: string
}

/**
 * Renders one public path to finished HTML; undefined where the path leads to another.
 *
 * @throws when any component of the page does, or when the path has no page
 */
export async function render(path: string): Promise<RenderedPage | undefined> {
  const locale = localeOf(path)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ locale, i18n: await loadI18n(locale), history, isServer: true })
  await router.load()
  const { matches } = router.state
  const last = matches.at(-1)
  if (!last) return undefined
  if (isMissing(matches) !== path.endsWith(NOT_FOUND_PATH)) throw new Error(`${path} has no page.`)
  const page = <RouterProvider router={router} />
  return {
    // What React would find its way by stands only where it comes.
    html: isActing(path) ? await hydratable(page) : `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
    head: {
      meta: matches.flatMap(({ meta }) => (meta ?? []).filter((tag) => tag !== undefined)),
      links: matches.flatMap(({ links }) => (links ?? []).filter((tag) => tag !== undefined)),
    },
    route: last.routeId,
  }
}

async function hydratable(page: React.ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(page, {
    onError: (error) => void errors.push(error),
    // Past its default, React moves large content out of place and back in by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude as ReadableStream).text()
  if (errors.length > 0) throw new AggregateError(errors, 'A page could not be rendered.')
  return html
}
