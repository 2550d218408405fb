import type { LocationRewrite } from '@tanstack/react-router'
import { pathLanguage, withoutLanguage } from '#contracts/values/language.ts'
import { type Locale, withLocale } from './locale.ts'

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
