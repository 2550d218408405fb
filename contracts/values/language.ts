/** Languages of the site. English is the default. */
export const LANGUAGES = ['en', 'de', 'tr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Languages of every page that `PAGES` does not name. */
export const MAIN_LANGUAGES = ['en', 'de'] as const satisfies readonly Language[]

export const isMainLanguage = (language: Language): boolean =>
  MAIN_LANGUAGES.some((main) => main === language)

export const isLanguage = (value: string | null | undefined): value is Language =>
  LANGUAGES.some((language) => language === value)

/** Values, such as texts, in the main languages, and in further languages where they exist. */
export type InLanguages<Value> = Readonly<
  Record<(typeof MAIN_LANGUAGES)[number], Value> & Partial<Record<Language, Value>>
>

/** Returns the value in a language. A language without one gets the English value. */
export const inLanguage = <Values extends InLanguages<unknown>>(
  values: Values,
  language: Language,
): NonNullable<Values[keyof Values & Language]> =>
  (values[language] ?? values.en) as NonNullable<Values[keyof Values & Language]>

/** Returns the locale tag for `Intl`. English is British, not American. */
export const formatTag = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Returns the first language of a header such as `Accept-Language`: `de` for `de-AT`, `en` for an unknown language. */
export const languageOf = (header: string | null): Language =>
  LANGUAGES.find((language) => header?.trim().toLowerCase().split(/[-,;]/)[0] === language) ?? 'en'
