import type { Submit } from './form-context.ts'
import { say } from './form-setup.ts'

// What the machine of every form does with a submit; each decides which state follows.

/** What a submit carries: its moment decides which day is past. */
const submitted = ({ event }: { event: Submit }) => event

export const IS_COMPLETE = { type: 'isComplete', params: submitted } as const
export const IS_MISSING_DETAILS = { type: 'isMissingDetails', params: submitted } as const
export const KEEP_ATTEMPT = { type: 'keepAttempt', params: submitted } as const

/** A submit that is refused names the fields to mend, and shows the visitor why. */
export const refuse = <const Notice extends string>(notice: Notice) =>
  [{ type: 'nameProblems', params: submitted }, say(notice)] as const
