/** Languages that the team speaks but the interface does not have; each has a single page. */
export const SPOKEN_LANGUAGES = {
  ru: { path: '/russian', name: 'Русский' },
  az: { path: '/azerbaijani', name: 'Azərbaycanca' },
} as const

export type SpokenLanguage = keyof typeof SPOKEN_LANGUAGES
