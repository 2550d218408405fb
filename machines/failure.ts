/** Parameters of actions and guards that need the error of an event. */
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

const record = <Params>(params: Params) =>
  [
    { type: 'keepFailure', params },
    { type: 'logFailure', params },
  ] as const

/** Actions that store and log the error of a call or of a queued message. */
export const recordFailure = record(errorOf)

export const recordTimeout = record({ error: new Error('No answer in time.') })
