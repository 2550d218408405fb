/** The languages of the pages. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** The languages of visitors: those of the pages, and Turkish, for the free consultation and its mails and pages. */
export const VISITOR_LANGUAGES = [...LANGUAGES, 'tr'] as const
export type VisitorLanguage = (typeof VISITOR_LANGUAGES)[number]

export const isVisitorLanguage = (value: string | null | undefined): value is VisitorLanguage =>
  VISITOR_LANGUAGES.some((language) => language === value)

/** The interface language around content in `language`: Turkish content is shown in the English interface. */
export const pageLanguageOf = (language: VisitorLanguage): Language => (language === 'tr' ? 'en' : language)

/** The path of a page in a language: no prefix for English and Turkish, `/de` for German. */
export const localizedPath = (path: string, language: VisitorLanguage): string => {
  if (language !== 'de') return path
  return path === '/' ? '/de' : `/de${path}`
}

const GERMAN_PREFIX = /^\/de(?=\/|$)/

export const pathLanguage = (path: string): Language => (GERMAN_PREFIX.test(path) ? 'de' : 'en')

export const withoutLanguage = (path: string): string => path.replace(GERMAN_PREFIX, '') || '/'

/** Locale tag of a language for `Intl`: British English, not American. */
export const formatTag = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Reads a `Content-Language` header: `de-AT` counts as `de`; English if it is absent or unknown. */
export const languageOf = (header: string | null): VisitorLanguage =>
  VISITOR_LANGUAGES.find((language) => header?.trim().toLowerCase().split('-')[0] === language) ?? 'en'
