export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

const record = <Params>(params: Params) =>
  [
    { type: 'keepFailure', params },
    { type: 'logFailure', params },
  ] as const

export const recordFailure = record(errorOf)

export const recordTimeout = record({ error: new Error('No answer in time.') })
