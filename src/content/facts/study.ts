import { type Figure, STATUTES } from './fact.ts'

export const studyWorkDays: Figure = {
  value: 140,
  unit: 'days',
  sources: ['§ 16b Abs. 3 Satz 1 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'Whole days of work a year; student jobs at the university do not count, part-time days count half.',
}

export const trainingSideJob: Figure = {
  value: 20,
  unit: 'hours/week',
  sources: ['§ 16a Abs. 3 Satz 1 AufenthG', '§ 17 Abs. 3 Satz 1 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'Maximum of work that has nothing to do with the training; the same while looking for a place.',
}

export const studyWeeklyWork: Figure = {
  value: 20,
  unit: 'hours/week',
  sources: ['§ 16b Abs. 3 AufenthG'],
  ...STATUTES,
  note: 'In term, instead of counting days.',
}
