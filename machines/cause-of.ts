/** Why a machine enters `failed`: the error of its call, or that there was no answer before the time limit. */
const causeOf = ({ event }: { event: object }) => ({
  error: 'error' in event ? event.error : new Error('No answer in time.'),
})

/** The machine keeps the cause of a failure. */
export const KEEP_FAILURE = { type: 'keepFailure', params: causeOf } as const
/** What every machine does on entering `failed`: it keeps the cause, and logs it. */
export const FAIL = [KEEP_FAILURE, { type: 'logFailure', params: causeOf }] as const
