/** The languages of the pages, and of the mails to visitors. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: string | null | undefined): value is Language =>
  LANGUAGES.some((language) => language === value)

/** The path of a page in a language: no prefix for English, `/de` for German. */
export const localizedPath = (path: string, language: Language): string => {
  if (language === 'en') return path
  return path === '/' ? '/de' : `/de${path}`
}

const GERMAN_PREFIX = /^\/de(?=\/|$)/

/** The language of a URL path. */
export const pathLanguage = (path: string): Language => (GERMAN_PREFIX.test(path) ? 'de' : 'en')

/** A URL path without its language prefix. */
export const withoutLanguage = (path: string): string => path.replace(GERMAN_PREFIX, '') || '/'

/** Tag of a language for the platform's formats: British English, not American. */
export const formatTag = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Reads a `Content-Language` header: `de-AT` counts as `de`; English without one, or for an unknown one. */
export const languageOf = (header: string | null): Language =>
  LANGUAGES.find((language) => header?.trim().toLowerCase().split('-')[0] === language) ?? 'en'
