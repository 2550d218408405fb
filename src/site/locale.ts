import type { LocationRewrite } from '@tanstack/react-router'
import { LANGUAGES, type Language, localizedPath } from '#contracts/words/language.ts'

/** The languages of the interface: English at the plain URLs, German under `/de`. */
export const LOCALES = LANGUAGES
export type Locale = Language

const GERMAN_PREFIX = /^\/de(?=\/|$)/

/** The locale of a URL path. */
export const localeOf = (pathname: string): Locale => (GERMAN_PREFIX.test(pathname) ? 'de' : 'en')

/** The path in the route tree, without its language prefix. */
export const withoutLocale = (pathname: string): string => pathname.replace(GERMAN_PREFIX, '') || '/'

/** The public path of a page in one locale. */
export const withLocale = (pathname: string, locale: Locale): string =>
  localizedPath(withoutLocale(pathname), locale)

/** Lets one route tree, and every `<Link>` in it, serve both languages. */
export const localeRewrite = (locale: Locale): LocationRewrite => ({
  input: ({ url }) => {
    if (localeOf(url.pathname) === locale) url.pathname = withoutLocale(url.pathname)
    return url
  },
  output: ({ url }) => {
    // An English page at a German address is the 404 page; its address stays.
    if (locale !== 'en') url.pathname = withLocale(url.pathname, locale)
    return url
  },
})
