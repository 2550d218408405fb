import { type InLanguages, inLanguage, type Language } from '#contracts/values/language.ts'

export type Audience = 'business' | 'individual'

export interface Guide {
  /** Path without language prefix. */
  path: string
  label: InLanguages<string>
}

/** Returns path and label. A language in which the guide does not exist gets the English label. */
export const guideIn = ({ path, label }: Guide, language: Language) => ({
  path,
  label: inLanguage(label, language),
})

/** Guide for every employer. The guide for an individual depends on their answers (`BY_ANSWER`). */
export const EMPLOYERS_GUIDE: Guide = {
  path: '/information/work-visa-germany-2025',
  label: {
    en: 'Work visas for your staff: types, duties, dates',
    de: 'Arbeitsvisa für Ihre Beschäftigten: Arten, Pflichten, Fristen',
  },
}

const family: Guide = {
  path: '/information/family-reunion-visa-germany',
  label: {
    en: 'Family reunion: who may come, and how',
    de: 'Familiennachzug: wer kommen darf, und wie',
    tr: 'Aile birleşimi: kim gelebilir, nasıl?',
  },
}

const here: Guide = {
  path: '/information/already-in-germany',
  label: {
    en: 'Already in Germany: your permit, your job, the days that count',
    de: 'Schon in Deutschland: Ihr Titel, Ihre Stelle, Ihre Fristen',
  },
}

/**
 * Guides, each for answers that begin alike, such as `where=de_job`, or for the event of a plan. If several match a
 * visitor's answers, the first one counts.
 */
const BY_ANSWER: readonly { question: string; answer: string; guide: Guide }[] = [
  { question: 'plan', answer: 'event=job', guide: here },
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
      label: {
        en: 'Approbation: the licence for doctors',
        de: 'Approbation: Schritt für Schritt',
        tr: 'Approbation: adım adım',
      },
    },
  },
  {
    question: 'who',
    answer: 'nurse',
    guide: {
      path: '/information/nurses-germany',
      label: {
        en: 'Nurses: recognition, exam or course',
        de: 'Pflege: Anerkennung, Prüfung oder Lehrgang',
        tr: 'Hemşirelik: denklik, sınav veya kurs',
      },
    },
  },
  { question: 'where', answer: 'de_', guide: here },
  {
    question: 'goal',
    answer: 'search',
    guide: {
      path: '/information/opportunity-card-germany',
      label: {
        en: 'The Opportunity Card: points and papers',
        de: 'Die Chancenkarte: Punkte und Unterlagen',
        tr: 'Fırsat Kartı: puanlar ve belgeler',
      },
    },
  },
]

/** Returns the guide to read until the team replies: that for employers, or one that matches an individual's answers. */
export function readingFor(
  audience: Audience | null,
  answers: Readonly<Record<string, string>> = {},
): Guide | null {
  if (audience === 'business') return EMPLOYERS_GUIDE
  return BY_ANSWER.find(({ question, answer }) => answers[question]?.startsWith(answer))?.guide ?? null
}
