import type { Check } from '#src/content/law/law.ts'
import { EU_OUTCOMES, EU_ROWS } from './eu.ts'
import { FAMILY_OUTCOMES, FAMILY_ROWS } from './family.ts'
import { GERMAN_OUTCOMES, GERMAN_ROWS } from './german.ts'
import { PEOPLE_HINTS } from './hints.ts'
import { PEOPLE_QUESTIONS } from './questions.ts'
import { RECOGNITION_OUTCOMES, RECOGNITION_ROWS } from './recognition.ts'
import { SEARCH_OUTCOMES, SEARCH_ROWS } from './search.ts'
import { STUDY_OUTCOMES, STUDY_ROWS } from './study.ts'
import { WORK_OUTCOMES, WORK_ROWS } from './work.ts'

/** The quick check for people: who, from where, what for, and a fourth question that depends on the third. */
export const PEOPLE: Check = {
  id: 'you',
  path: '/quick-check',
  questions: PEOPLE_QUESTIONS,
  sentence: ['who', 'country', 'goal'],
  listed: ['goal', 'country', 'salary', 'where', 'stage', 'plan', 'relation', 'place', 'who'],
  rows: [
    ...EU_ROWS,
    ...WORK_ROWS,
    ...SEARCH_ROWS,
    ...RECOGNITION_ROWS,
    ...GERMAN_ROWS,
    ...FAMILY_ROWS,
    ...STUDY_ROWS,
  ],
  outcomes: {
    ...EU_OUTCOMES,
    ...WORK_OUTCOMES,
    ...SEARCH_OUTCOMES,
    ...RECOGNITION_OUTCOMES,
    ...GERMAN_OUTCOMES,
    ...FAMILY_OUTCOMES,
    ...STUDY_OUTCOMES,
  },
  hints: PEOPLE_HINTS,
}
