import { COSTS } from './costs.ts'
import { OFFICES } from './offices.ts'
import { PAPERS } from './papers.ts'
import { PERIODS } from './periods.ts'
import { STEPS } from './steps.ts'
import { TIMES } from './times.ts'

/** The plan after a result, for all three tools: a result has the lines whose journey and answers are its own. */
export const PLAN = {
  times: TIMES,
  costs: COSTS,
  steps: STEPS,
  periods: PERIODS,
  papers: PAPERS,
  offices: OFFICES,
} as const
