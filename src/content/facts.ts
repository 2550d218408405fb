import { APPLICATION } from './facts/application.ts'
import { BLUE_CARD } from './facts/blue-card.ts'
import { DOCTORS } from './facts/doctors.ts'
import { EMPLOYERS } from './facts/employers.ts'
import type { Fact } from './facts/fact.ts'
import { FAMILY } from './facts/family.ts'
import { FEES } from './facts/fees.ts'
import { JOB_SEARCH } from './facts/job-search.ts'
import { LANGUAGE_COURSE } from './facts/language-course.ts'
import { LIVING_COSTS } from './facts/living-costs.ts'
import { OPPORTUNITY_CARD } from './facts/opportunity-card.ts'
import { RECOGNITION } from './facts/recognition.ts'
import { SETTLEMENT } from './facts/settlement.ts'
import { WORK_PERMITS } from './facts/work-permits.ts'

/** All figures of the articles and pages. Texts refer to them by name and never repeat a number. */
export const FACTS = {
  ...BLUE_CARD,
  ...WORK_PERMITS,
  ...RECOGNITION,
  ...EMPLOYERS,
  ...OPPORTUNITY_CARD,
  ...JOB_SEARCH,
  ...LIVING_COSTS,
  ...LANGUAGE_COURSE,
  ...FAMILY,
  ...DOCTORS,
  ...SETTLEMENT,
  ...FEES,
  ...APPLICATION,
} as const satisfies Record<string, Fact>

export type FactName = keyof typeof FACTS

/** The same figure with every property a fact may have. */
export const factNamed = (name: FactName): Fact => FACTS[name]
