/** Languages that the team speaks and the interface lacks. Each has a single page. */
export const SPOKEN_LANGUAGES = {
  ru: { path: '/russian', name: 'Русский' },
  az: { path: '/azerbaijani', name: 'Azərbaycanca' },
} as const

export type SpokenLanguage = keyof typeof SPOKEN_LANGUAGES
