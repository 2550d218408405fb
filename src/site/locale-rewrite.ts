import type { LocationRewrite } from '@tanstack/react-router'
import type { Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { pathLanguage, withoutLanguage } from '#contracts/values/path-language.ts'

/** Removes the language prefix from URLs before routing, and adds it to links. */
export const localeRewrite = (locale: Language): LocationRewrite => ({
  input: ({ url }) => {
    if (pathLanguage(url.pathname) === locale) url.pathname = withoutLanguage(url.pathname)
    return url
  },
  output: ({ url }) => {
    // An English router adds no prefix. It also leaves a German URL unchanged, as `input` does.
    if (locale !== 'en') url.pathname = localizedPath(url.pathname, locale)
    return url
  },
})
