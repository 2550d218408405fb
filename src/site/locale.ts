import type { LocationRewrite } from '@tanstack/react-router'
import {
  formatTag,
  LANGUAGES,
  type Language,
  localizedPath,
  pathLanguage,
  withoutLanguage,
} from '#contracts/values/language.ts'

/** Languages of the interface. English has no URL prefix, German has `/de`. */
export const LOCALES = LANGUAGES
export type Locale = Language

export { formatTag, pathLanguage as localeOf, withoutLanguage as withoutLocale }

export const withLocale = (pathname: string, locale: Locale): string =>
  localizedPath(withoutLanguage(pathname), locale)

/** Removes the language prefix from URLs before routing, and adds it to links. */
export const localeRewrite = (locale: Locale): LocationRewrite => ({
  input: ({ url }) => {
    if (pathLanguage(url.pathname) === locale) url.pathname = withoutLanguage(url.pathname)
    return url
  },
  output: ({ url }) => {
    // An English router meets a German URL only on the 404 page, which must keep it.
    if (locale !== 'en') url.pathname = withLocale(url.pathname, locale)
    return url
  },
})
