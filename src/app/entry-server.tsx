import type { I18n } from '@lingui/core'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { FORM_NAMES, type FormName } from '#contracts/forms/forms.ts'
import { FlowRunner } from '#src/browser/use-flow.ts'
import { loadEntries } from '#src/content/articles.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { loadI18n } from '#src/site/i18n.ts'
import { LOCALES, type Locale, localeOf, withLocale } from '#src/site/locale.ts'
import { isMissing } from '#src/site/seo.ts'
import { FORM_PAGE_SOURCES, type ShownFlow, showing, tagsOf, type Variant, wordsOf } from './form-pages.ts'
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
  const { router, page } = await loadedPage(path, locale, await loadI18n(locale))
  const { matches } = router.state
  const last = matches.at(-1)
  if (!last) return undefined
  if (isMissing(matches) !== path.endsWith(NOT_FOUND_PATH)) throw new Error(`${path} has no page.`)
  return {
    // React's markers stay only where React hydrates.
    html: isActing(path) ? await hydratable(page) : `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
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

/** A form's page in the places that a browser without the app can bring it to, as HTML without scripts. */
export interface FormPageHtml {
  name: FormName
  language: Locale
  plain: string
  variants: (Pick<Variant, 'slots'> & { html: string })[]
  screens: Record<string, string>
  words: ReturnType<typeof wordsOf>
  /** The routes of the form and of what follows it. */
  routes: string[]
}

/** Every form's page in both languages. */
export async function renderFormPages(): Promise<FormPageHtml[]> {
  const pages: FormPageHtml[] = []
  for (const language of LOCALES) {
    for (const name of FORM_NAMES) pages.push(await renderFormPage(name, language))
  }
  return pages
}

async function renderFormPage(name: FormName, language: Locale): Promise<FormPageHtml> {
  const source = FORM_PAGE_SOURCES[name]
  const routes = new Set<string>()
  const loaded = async (path: string) => {
    const i18n = await loadI18n(language)
    return { i18n, ...(await loadedPage(withLocale(path, language), language, i18n)) }
  }
  const htmlOf = async (shown: ShownFlow) => {
    const { i18n, router, page } = await loaded(shown.path)
    routes.add(router.state.matches.at(-1)?.routeId ?? '')
    i18n.load(language, tagsOf(source, i18n))
    return `<!DOCTYPE html>${renderToStaticMarkup(<FlowRunner value={showing(shown)}>{page}</FlowRunner>)}`
  }
  const variants = source.variants.map(async ({ shown, slots }) => ({ slots, html: await htmlOf(shown) }))
  const screens = Object.entries(source.screens).map(async ([screen, shown]) => [screen, await htmlOf(shown)])
  const { i18n } = await loaded(source.plain.path)
  return {
    name,
    language,
    plain: await htmlOf(source.plain),
    variants: await Promise.all(variants),
    screens: Object.fromEntries(await Promise.all(screens)),
    words: wordsOf(source, i18n),
    routes: [...routes],
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
