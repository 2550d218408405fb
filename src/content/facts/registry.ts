import * as alreadyHere from './already-here.ts'
import * as application from './application.ts'
import * as blueCard from './blue-card.ts'
import * as doctors from './doctors.ts'
import * as employers from './employers.ts'
import * as everyday from './everyday.ts'
import type { Figure } from './fact.ts'
import * as family from './family.ts'
import * as fees from './fees.ts'
import * as jobSearch from './job-search.ts'
import * as languageCourse from './language-course.ts'
import * as livingCosts from './living-costs.ts'
import * as opportunityCard from './opportunity-card.ts'
import * as recognition from './recognition.ts'
import * as settlement from './settlement.ts'
import * as study from './study.ts'
import * as workPermits from './work-permits.ts'

/** All figures of articles and pages. Texts refer to a figure by its name, and never repeat the number. */
export const FIGURES = {
  ...blueCard,
  ...workPermits,
  ...recognition,
  ...employers,
  ...opportunityCard,
  ...jobSearch,
  ...livingCosts,
  ...languageCourse,
  ...study,
  ...family,
  ...doctors,
  ...settlement,
  ...fees,
  ...application,
  ...alreadyHere,
  ...everyday,
} satisfies Record<string, Figure>
