import { APPLICATION } from '#src/content/facts/application.ts'
import { BLUE_CARD } from '#src/content/facts/blue-card.ts'
import { DOCTORS } from '#src/content/facts/doctors.ts'
import { EMPLOYERS } from '#src/content/facts/employers.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { FAMILY } from '#src/content/facts/family.ts'
import { FEES } from '#src/content/facts/fees.ts'
import { JOB_SEARCH } from '#src/content/facts/job-search.ts'
import { LANGUAGE_COURSE } from '#src/content/facts/language-course.ts'
import { LIVING_COSTS } from '#src/content/facts/living-costs.ts'
import { OPPORTUNITY_CARD } from '#src/content/facts/opportunity-card.ts'
import { RECOGNITION } from '#src/content/facts/recognition.ts'
import { SETTLEMENT } from '#src/content/facts/settlement.ts'
import { WORK_PERMITS } from '#src/content/facts/work-permits.ts'

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
