/** Languages that the team speaks and that have only one page each on the site. */
export const SPOKEN_LANGUAGES = {
  ru: { path: '/russian', name: 'Русский' },
  az: { path: '/azerbaijani', name: 'Azərbaycanca' },
} as const

export type SpokenLanguage = keyof typeof SPOKEN_LANGUAGES
