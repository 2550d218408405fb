import type { PlanEvent } from '#machines/plan.ts'

/** Sends a choice of the reader to the machine. */
export type SendPlan = (event: PlanEvent) => void
