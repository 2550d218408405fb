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
