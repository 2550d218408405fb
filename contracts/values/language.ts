/** Languages of the interface (header, footer and menus). */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Languages of visitors. Turkish exists only for some pages and mails, such as those of the free consultation. */
export const VISITOR_LANGUAGES = [...LANGUAGES, 'tr'] as const
export type VisitorLanguage = (typeof VISITOR_LANGUAGES)[number]

export const isVisitorLanguage = (value: string | null | undefined): value is VisitorLanguage =>
  VISITOR_LANGUAGES.some((language) => language === value)

/** Returns the visitor's language for pages and mails without a Turkish version. Turkish visitors get English. */
export const pageLanguageOf = (language: VisitorLanguage): Language => (language === 'tr' ? 'en' : language)

/** Returns the path with the language's prefix. Only German has one, `/de`. */
export const localizedPath = (path: string, language: VisitorLanguage): string => {
  if (language !== 'de') return path
  return path === '/' ? '/de' : `/de${path}`
}

const GERMAN_PREFIX = /^\/de(?=\/|$)/

export const pathLanguage = (path: string): Language => (GERMAN_PREFIX.test(path) ? 'de' : 'en')

export const withoutLanguage = (path: string): string => path.replace(GERMAN_PREFIX, '') || '/'

/** Returns the locale tag for `Intl`. English is British, not American. */
export const formatTag = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Returns the first language of a header such as `Accept-Language`: `de` for `de-AT`, `en` for an unknown language. */
export const languageOf = (header: string | null): VisitorLanguage =>
  VISITOR_LANGUAGES.find((language) => header?.trim().toLowerCase().split(/[-,;]/)[0] === language) ?? 'en'
