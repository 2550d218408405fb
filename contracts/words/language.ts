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

/** Reads a `Content-Language` header: `de-AT` counts as `de`; English without one, or for an unknown one. */
export const languageOf = (header: string | null): Language =>
  LANGUAGES.find((language) => header?.trim().toLowerCase().split('-')[0] === language) ?? 'en'
