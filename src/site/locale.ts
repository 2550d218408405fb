import type { LocationRewrite } from '@tanstack/react-router'
import {
  formatTag,
  LANGUAGES,
  type Language,
  localizedPath,
  pathLanguage,
  withoutLanguage,
} from '#contracts/values/language.ts'

/** The languages of the interface: English at the plain URLs, German under `/de`. */
export const LOCALES = LANGUAGES
export type Locale = Language

export { formatTag, pathLanguage as localeOf, withoutLanguage as withoutLocale }

export const withLocale = (pathname: string, locale: Locale): string =>
  localizedPath(withoutLanguage(pathname), locale)

/** Removes the language from the router's paths, so that one route tree and its links serve both languages. */
export const localeRewrite = (locale: Locale): LocationRewrite => ({
  input: ({ url }) => {
    if (pathLanguage(url.pathname) === locale) url.pathname = withoutLanguage(url.pathname)
    return url
  },
  output: ({ url }) => {
    // If the locale is English, a German URL belongs to the 404 page, which must keep its URL.
    if (locale !== 'en') url.pathname = withLocale(url.pathname, locale)
    return url
  },
})
