import { callFailureOf } from '#contracts/calls/call-failure.ts'

export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

const record = <Params>(params: Params) =>
  [
    { type: 'keepFailure', params },
    { type: 'logFailure', params },
  ] as const

export const recordFailure = record(errorOf)

export const recordTimeout = record({ error: new Error('No answer in time.') })

/** Guard. 400 means that the link that opened the page is invalid, so retrying cannot help. */
export const isLinkInvalid = (_: unknown, { error }: { error: unknown }): boolean =>
  callFailureOf(error).status === 400
