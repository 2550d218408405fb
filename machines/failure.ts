/** Parameters of an action or a guard that judges why a call failed. */
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

const record = <Params>(params: Params) =>
  [
    { type: 'keepFailure', params },
    { type: 'logFailure', params },
  ] as const

/** Actions that keep for the page why a call failed or the queue gave a message back, and log it. */
export const recordFailure = record(errorOf)

/** Actions that keep for the page that a call was not answered in time, and log it. */
export const recordTimeout = record({ error: new Error('No answer in time.') })
