/** The languages of the pages, and of the mails to visitors. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: string | null | undefined): value is Language =>
  LANGUAGES.some((language) => language === value)
