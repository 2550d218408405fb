import type { Card } from '#src/content/law/law.ts'
import { CARD_HINTS } from './hints.ts'
import { CARD_OUTCOMES } from './outcomes.ts'
import { CARD_GROUPS, CARD_QUESTIONS } from './questions.ts'
import { STEPS } from './steps.ts'
import { GATES, LANGUAGE, POINTS, RESULTS, WAYS } from './tables.ts'

/** The points calculator of the Opportunity Card: §§ 20a, 20b AufenthG with the annex. */
export const CARD: Card = {
  id: 'card',
  path: '/opportunity-card-points',
  validFrom: '2024-06-01',
  minimum: 'opportunityCardPointsNeeded',
  questions: CARD_QUESTIONS,
  groups: CARD_GROUPS,
  gates: GATES,
  ways: WAYS,
  language: LANGUAGE,
  points: POINTS,
  results: RESULTS,
  outcomes: CARD_OUTCOMES,
  hints: CARD_HINTS,
  steps: STEPS,
}
