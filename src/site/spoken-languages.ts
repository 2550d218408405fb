/** Languages of the team in which the interface does not exist; each has a single page. */
export const SPOKEN_LANGUAGES = {
  ru: { path: '/russian', name: 'Русский' },
  az: { path: '/azerbaijani', name: 'Azərbaycanca' },
} as const

export type SpokenLanguage = keyof typeof SPOKEN_LANGUAGES
