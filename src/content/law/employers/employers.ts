import type { Check } from '#src/content/law/law.ts'
import { EMPLOYERS_HINTS } from './hints.ts'
import { JOBS_OUTCOMES, JOBS_ROWS } from './jobs.ts'
import { QUALIFIED_OUTCOMES, QUALIFIED_ROWS } from './qualified.ts'
import { EMPLOYERS_QUESTIONS } from './questions.ts'
import { EMPLOYERS_GATES, WHEREABOUTS_OUTCOMES, WHEREABOUTS_ROWS } from './whereabouts.ts'

/** The quick check for employers: whom, with which passport, where they are now, and what the job pays. */
export const EMPLOYERS: Check = {
  id: 'hire',
  path: '/quick-check/employers',
  questions: EMPLOYERS_QUESTIONS,
  sentence: ['whom', 'passport'],
  listed: ['where', 'hours', 'whom', 'passport', 'salary'],
  gates: EMPLOYERS_GATES,
  rows: [...WHEREABOUTS_ROWS, ...JOBS_ROWS, ...QUALIFIED_ROWS],
  outcomes: { ...WHEREABOUTS_OUTCOMES, ...JOBS_OUTCOMES, ...QUALIFIED_OUTCOMES },
  hints: EMPLOYERS_HINTS,
}
