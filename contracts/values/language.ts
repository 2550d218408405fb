/** The languages of the pages. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** The languages of visitors: those of the pages, and Turkish, which the free consultation speaks to its end. */
export const VISITOR_LANGUAGES = [...LANGUAGES, 'tr'] as const
export type VisitorLanguage = (typeof VISITOR_LANGUAGES)[number]

export const isVisitorLanguage = (value: string | null | undefined): value is VisitorLanguage =>
  VISITOR_LANGUAGES.some((language) => language === value)

/** The language of the pages around what is written in `language`: Turkish stands inside the English interface. */
export const pageLanguageOf = (language: VisitorLanguage): Language => (language === 'tr' ? 'en' : language)

/** The path of a page in a language: no prefix for English and around Turkish, `/de` for German. */
export const localizedPath = (path: string, language: VisitorLanguage): string => {
  if (language !== 'de') return path
  return path === '/' ? '/de' : `/de${path}`
}

const GERMAN_PREFIX = /^\/de(?=\/|$)/

export const pathLanguage = (path: string): Language => (GERMAN_PREFIX.test(path) ? 'de' : 'en')

export const withoutLanguage = (path: string): string => path.replace(GERMAN_PREFIX, '') || '/'

/** Tag of a language for the platform's formats: British English, not American. */
export const formatTag = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Reads a `Content-Language` header: `de-AT` counts as `de`; English without one, or for an unknown one. */
export const languageOf = (header: string | null): VisitorLanguage =>
  VISITOR_LANGUAGES.find((language) => header?.trim().toLowerCase().split('-')[0] === language) ?? 'en'
