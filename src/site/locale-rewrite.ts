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
    // An English router adds no prefix. It also leaves a German URL unchanged, as `input` does.
    if (locale !== 'en') url.pathname = withLocale(url.pathname, locale)
    return url
  },
})
