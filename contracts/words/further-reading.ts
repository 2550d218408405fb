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

/**
 * Two guides per audience to read while waiting for the reply: linked in receipts and in answers to native
 * posts.
 */
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

const family: Guide = {
  path: '/information/family-reunion-visa-germany',
  label: { en: 'Family reunion: who may come, and how', de: 'Familiennachzug: wer kommen darf, und wie' },
}

/** Guides by answer of the visitor's sentence (`who=nurse&goal=work`); the first match counts. */
const BY_ANSWER: readonly { question: string; answer: string; guide: Guide }[] = [
  { question: 'goal', answer: 'family', guide: family },
  { question: 'goal', answer: 'bring', guide: family },
  {
    question: 'goal',
    answer: 'german',
    guide: {
      path: '/information/language-course-visa-germany',
      label: { en: 'The visa for a language course', de: 'Das Visum für einen Sprachkurs' },
    },
  },
  {
    question: 'who',
    answer: 'doctor',
    guide: {
      path: '/information/approbation-germany',
      label: { en: 'Approbation: the licence for doctors', de: 'Approbation: Schritt für Schritt' },
    },
  },
  {
    question: 'who',
    answer: 'nurse',
    guide: {
      path: '/information/nurses-germany',
      label: { en: 'Nurses: recognition, exam or course', de: 'Pflege: Anerkennung, Prüfung oder Lehrgang' },
    },
  },
  { question: 'goal', answer: 'search', guide: FURTHER_READING.individual[0] },
]

/** Guides for the success page: those for employers, or the one that matches the visitor's sentence. */
export function readingFor(audience: Audience, answers: Readonly<Record<string, string>>): readonly Guide[] {
  if (audience === 'business') return FURTHER_READING.business
  const found = BY_ANSWER.find(({ question, answer }) => answers[question] === answer)
  return found ? [found.guide] : []
}
