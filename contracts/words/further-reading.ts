import type { Language } from './language.ts'

/** The audience of a form: employers or individuals. */
export type Audience = 'business' | 'individual'

/** A guide of the site. */
export interface Guide {
  /** Path from the root of the site, without a language. */
  path: string
  label: Readonly<Record<Language, string>>
}

/** The comparison of the visas, for every profession. */
const COMPARISON: Guide = {
  path: '/information/job-seeker-visa-vs-blue-card',
  label: {
    en: 'Opportunity Card and EU Blue Card compared',
    de: 'Chancenkarte und Blaue Karte EU im Vergleich',
  },
}

/** Two guides for each audience, to read until the answer comes: on the page after a success, and in its receipt. */
export const FURTHER_READING: Readonly<Record<Audience, readonly [Guide, Guide]>> = {
  business: [
    {
      path: '/information/work-visa-germany-2025',
      label: {
        en: 'Work visas for your staff: types, duties, dates',
        de: 'Arbeitsvisa für Ihre Beschäftigten: Arten, Pflichten, Fristen',
      },
    },
    COMPARISON,
  ],
  individual: [
    {
      path: '/information/opportunity-card-germany',
      label: {
        en: 'The Opportunity Card: points and papers',
        de: 'Die Chancenkarte: Punkte und Unterlagen',
      },
    },
    COMPARISON,
  ],
}
