import * as pages from '#src/content/official-pages.ts'
import { type Figure, STATUTES, UNDATED } from './fact.ts'

export const languageCourseWork: Figure = {
  value: 20,
  unit: 'hours/week',
  sources: ['§ 16f AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'Maximum.',
}

export const languageCourseLessons: Figure = {
  value: 18,
  unit: 'lessons/week',
  sources: [pages.embassyPristina],
  ...UNDATED,
  note: 'Minimum for an intensive course.',
}

export const languageCourseStay: Figure = {
  value: 12,
  unit: 'months',
  sources: [pages.embassyPristina, pages.embassyRabatCourse],
  ...UNDATED,
  note: 'Maximum in practice.',
}

export const languageCoursePassportValidity: Figure = {
  value: 6,
  unit: 'months',
  sources: [pages.embassyPristina],
  ...UNDATED,
  note: 'Asked by one embassy; others may differ.',
}
