import type { Check } from '#src/content/law/law.ts'
import { BRING_OUTCOMES, BRING_ROWS } from './bring.ts'
import { EU_OUTCOMES, EU_ROWS } from './eu.ts'
import { FAMILY_OUTCOMES, FAMILY_ROWS } from './family.ts'
import { GATES_OUTCOMES, PEOPLE_GATES } from './gates.ts'
import { GERMAN_OUTCOMES, GERMAN_ROWS } from './german.ts'
import { PEOPLE_HINTS } from './hints.ts'
import { MARRIAGE_OUTCOMES, MARRIAGE_ROWS } from './marriage.ts'
import { MOBILITY_GATES, MOBILITY_OUTCOMES } from './mobility.ts'
import { OTHER_OUTCOMES, OTHER_ROWS } from './other.ts'
import { PEOPLE_QUESTIONS } from './questions.ts'
import { RECOGNITION_OUTCOMES, RECOGNITION_ROWS } from './recognition.ts'
import { SEARCH_OUTCOMES, SEARCH_ROWS } from './search.ts'
import { STUDY_OUTCOMES, STUDY_ROWS } from './study.ts'
import { WORK_OUTCOMES, WORK_ROWS } from './work.ts'

/** The quick check for people: who, from where, what for, where they are now, and a question that depends on that. */
export const PEOPLE: Check = {
  id: 'you',
  path: '/quick-check',
  questions: PEOPLE_QUESTIONS,
  sentence: ['who', 'country', 'goal'],
  listed: [
    'goal',
    'country',
    'where',
    'eu_kind',
    'plan',
    'relation',
    'holder',
    'else',
    'marriage',
    'place',
    'who',
    'salary',
    'stage',
  ],
  gates: [...PEOPLE_GATES, ...MOBILITY_GATES],
  rows: [
    ...EU_ROWS,
    ...WORK_ROWS,
    ...SEARCH_ROWS,
    ...RECOGNITION_ROWS,
    ...GERMAN_ROWS,
    ...FAMILY_ROWS,
    ...BRING_ROWS,
    ...STUDY_ROWS,
    ...OTHER_ROWS,
    ...MARRIAGE_ROWS,
  ],
  outcomes: {
    ...GATES_OUTCOMES,
    ...EU_OUTCOMES,
    ...WORK_OUTCOMES,
    ...SEARCH_OUTCOMES,
    ...RECOGNITION_OUTCOMES,
    ...GERMAN_OUTCOMES,
    ...FAMILY_OUTCOMES,
    ...BRING_OUTCOMES,
    ...STUDY_OUTCOMES,
    ...OTHER_OUTCOMES,
    ...MARRIAGE_OUTCOMES,
    ...MOBILITY_OUTCOMES,
  },
  hints: PEOPLE_HINTS,
}
