import { LOCALES, type Locale, localeOf, withoutLocale } from '#src/site/locale.ts'
import { builtPage, pagePaths } from '#tests/support/built-site.ts'
import { articleFileOn } from '#tests/support/source-texts.ts'

export interface BuiltPage {
  url: string
  /** Path without language prefix. */
  path: string
  locale: Locale
  html: string
  document: Document
}

const readPage = (url: string): BuiltPage => {
  const html = builtPage(url)
  const document = new DOMParser().parseFromString(html, 'text/html')
  return { url, path: withoutLocale(url), locale: localeOf(url), html, document }
}

export const pages: readonly BuiltPage[] = pagePaths().map(readPage)
export const missingPage: BuiltPage = readPage('/404')

export function mainOf(path: string, locale: Locale): Element {
  const page = pages.find((one) => one.path === path && one.locale === locale)
  const main = page?.document.querySelector('main')
  if (!main) throw new Error(`${path} was not built in ${locale}.`)
  return main
}

export function articleOn({ path, locale }: BuiltPage) {
  const { article, inLanguage } = articleFileOn(path, locale)
  if (!article) return undefined
  const locales = LOCALES.filter((target) => inLanguage(target))
  const english: readonly Locale[] = ['en']
  return { ...article, locales: locales.length > 0 ? locales : english }
}

/** Returns the language of a page's text: `tr` on Turkish pages, `en` for untranslated guides, else the locale. */
export const languageOf = (page: BuiltPage) =>
  articleOn(page)?.language ?? (/-turkish(\/|$)/.test(page.path) ? 'tr' : page.locale)
