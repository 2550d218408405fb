/** The languages we speak and do not write the site in; each has one page. */
export const SPOKEN_LANGUAGES = {
  ru: { path: '/russian', name: 'Русский' },
  az: { path: '/azerbaijani', name: 'Azərbaycanca' },
} as const

export type SpokenLanguage = keyof typeof SPOKEN_LANGUAGES
