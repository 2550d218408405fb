import type { PointsStep } from '#src/content/law/law.ts'
import type { CardAnswers } from './questions.ts'

/** Steps that close a gap, the cheapest first: language before recognition, recognition before years of work. */
export const STEPS = [
  {
    id: 'S-2',
    when: { german: ['none', 'A1'] },
    change: { german: 'A2' },
    en: 'German A2',
    de: 'Deutsch A2',
    tr: 'Almanca A2',
  },
  {
    id: 'S-3',
    when: { german: ['none', 'A1', 'A2'] },
    change: { german: 'B1' },
    en: 'German B1',
    de: 'Deutsch B1',
    tr: 'Almanca B1',
  },
  {
    id: 'S-4',
    when: { german: ['none', 'A1', 'A2', 'B1'] },
    change: { german: 'B2' },
    en: 'German B2',
    de: 'Deutsch B2',
    tr: 'Almanca B2',
  },
  {
    id: 'S-5',
    when: { english: ['below', 'B2'] },
    change: { english: 'C1' },
    en: 'English C1',
    de: 'Englisch C1',
    tr: 'İngilizce C1',
  },
  {
    id: 'S-1',
    when: { qualification: ['degree_home', 'training_home', 'ahk'] },
    change: { qualification: 'partial' },
    en: 'a notice that names missing measures',
    de: 'ein Bescheid, der fehlende Maßnahmen nennt',
    tr: 'eksikleri yazan bir karar (Defizitbescheid)',
  },
  {
    id: 'S-6',
    when: { experience: ['less'] },
    change: { experience: 'two' },
    en: '{opportunityCardShortExperience} of related work',
    de: '{opportunityCardShortExperience} passende Arbeit',
    tr: 'mesleğinizle ilgili {opportunityCardShortExperience} çalışma',
  },
  {
    id: 'S-7',
    when: { experience: ['less', 'two'] },
    change: { experience: 'five' },
    en: '{opportunityCardLongExperience} of related work',
    de: '{opportunityCardLongExperience} passende Arbeit',
    tr: 'mesleğinizle ilgili {opportunityCardLongExperience} çalışma',
  },
  {
    id: 'S-8',
    when: { partner: ['no'] },
    change: { partner: 'yes' },
    en: 'a spouse who also meets the conditions',
    de: 'eine Ehepartnerin oder ein Ehepartner, der die Bedingungen auch erfüllt',
    tr: 'şartları sağlayan ve birlikte başvuran bir eş',
  },
] as const satisfies readonly PointsStep<CardAnswers>[]
