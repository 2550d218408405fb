import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { prerender } from 'react-dom/static'
import { loadEntries } from '#src/content/articles.ts'
import { LOCALES, localeOf, withLocale } from '#src/locale.ts'
import { loadI18n } from './i18n.ts'
import { createSiteRouter } from './router.tsx'

/** Any path that no route has; its page becomes `404.html`. */
export const NOT_FOUND_PATH = '/404'

/** The public path of every page to prerender, in both languages. */
export async function pagePaths(): Promise<string[]> {
  const router = createSiteRouter({ locale: 'en', i18n: await loadI18n('en') })
  const articles = (await loadEntries('en')).map(({ slug }) => `/information/${slug}`)
  const paths = [...Object.keys(router.routesByPath).filter((path) => !path.includes('$')), ...articles]
  return LOCALES.flatMap((locale) => paths.map((path) => withLocale(path, locale)))
}

/** The tags in the head of a rendered page, as its routes declare them. */
export interface HeadTags {
  meta: ComponentProps<'meta'>[]
  links: ComponentProps<'link'>[]
}

export type Rendered =
  | { type: 'page'; status: number; html: string; head: HeadTags }
  | { type: 'redirect'; status: number; location: string }

/** Renders one public path to finished HTML. Throws when any component of the page throws. */
export async function render(path: string): Promise<Rendered> {
  const locale = localeOf(path)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ locale, i18n: await loadI18n(locale), history, isServer: true })
  await router.load()
  // No public accessor reads the outcome without also serialising all loader data into the page.
  const result = router._serverResult
  if (result?.type === 'redirect') {
    const { status, headers } = result.redirect
    return { type: 'redirect', status, location: headers.get('location') ?? '/' }
  }
  const errors: unknown[] = []
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    onError: (error) => void errors.push(error),
    // Past its default, React moves large content out of place and back in by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude as ReadableStream).text()
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be rendered.`)
  const head = {
    meta: router.state.matches.flatMap(({ meta }) => (meta ?? []).filter((tag) => tag !== undefined)),
    links: router.state.matches.flatMap(({ links }) => (links ?? []).filter((tag) => tag !== undefined)),
  }
  return { type: 'page', status: result?.status ?? 200, html, head }
}
