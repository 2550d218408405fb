import type { Language } from '#contracts/values/language.ts'
import { pathLanguage, withoutLanguage } from '#contracts/values/path-language.ts'
import { builtPage, pagePaths } from '#tests/support/built-site.ts'
import { articleFileOn } from '#tests/support/source-texts.ts'

export interface BuiltPage {
  url: string
  /** Path without language prefix. */
  path: string
  locale: Language
  html: string
  document: Document
}

const readPage = (url: string): BuiltPage => {
  const html = builtPage(url)
  const document = new DOMParser().parseFromString(html, 'text/html')
  return { url, path: withoutLanguage(url), locale: pathLanguage(url), html, document }
}

export const pages: readonly BuiltPage[] = pagePaths().map(readPage)
export const missingPage: BuiltPage = readPage('/404')

export function mainOf(path: string, locale: Language): Element {
  const page = pages.find((one) => one.path === path && one.locale === locale)
  const main = page?.document.querySelector('main')
  if (!main) throw new Error(`${path} was not built in ${locale}.`)
  return main
}

export const articleOn = ({ path, locale }: BuiltPage) => articleFileOn(path, locale)
