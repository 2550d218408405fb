import { type Figure, STATUTES, UNDATED } from './fact.ts'

/** Language courses that prepare for no study: § 16f Abs. 1 AufenthG. */
export const LANGUAGE_COURSE = {
  languageCourseWork: {
    value: 20,
    unit: 'hours/week',
    sources: ['§ 16f AufenthG'],
    ...STATUTES,
    validFrom: '2024-03-01',
    note: 'Maximum.',
  },
  languageCourseLessons: {
    value: 18,
    unit: 'lessons/week',
    sources: ['embassyPristina'],
    ...UNDATED,
    note: 'Minimum for an intensive course.',
  },
  languageCourseStay: {
    value: 12,
    unit: 'months',
    sources: ['embassyPristina', 'embassyRabatCourse'],
    ...UNDATED,
    note: 'Maximum in practice.',
  },
  languageCoursePassportValidity: {
    value: 6,
    unit: 'months',
    sources: ['embassyPristina'],
    ...UNDATED,
    note: 'Asked by one embassy; others may differ.',
  },
} as const satisfies Record<string, Figure>
