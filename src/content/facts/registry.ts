import { ALREADY_HERE } from './already-here.ts'
import { APPLICATION } from './application.ts'
import { BLUE_CARD } from './blue-card.ts'
import { DOCTORS } from './doctors.ts'
import { EMPLOYERS } from './employers.ts'
import type { Figure } from './fact.ts'
import { FAMILY } from './family.ts'
import { FEES } from './fees.ts'
import { JOB_SEARCH } from './job-search.ts'
import { LANGUAGE_COURSE } from './language-course.ts'
import { LIVING_COSTS } from './living-costs.ts'
import { OPPORTUNITY_CARD } from './opportunity-card.ts'
import { RECOGNITION } from './recognition.ts'
import { SETTLEMENT } from './settlement.ts'
import { STUDY } from './study.ts'
import { WORK_PERMITS } from './work-permits.ts'

/** All figures of the articles and pages, each with its values. Texts refer to them by name and never repeat a number. */
export const FIGURES = {
  ...BLUE_CARD,
  ...WORK_PERMITS,
  ...RECOGNITION,
  ...EMPLOYERS,
  ...OPPORTUNITY_CARD,
  ...JOB_SEARCH,
  ...LIVING_COSTS,
  ...LANGUAGE_COURSE,
  ...STUDY,
  ...FAMILY,
  ...DOCTORS,
  ...SETTLEMENT,
  ...FEES,
  ...APPLICATION,
  ...ALREADY_HERE,
} as const satisfies Record<string, Figure>
