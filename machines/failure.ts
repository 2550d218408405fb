import { callFailureOf } from '#contracts/calls/call-failure.ts'

/** Params of an action or guard: the error of a rejected actor. */
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

const record = <Params>(params: Params) =>
  [
    { type: 'keepFailure', params },
    { type: 'logFailure', params },
  ] as const

/** Actions after a rejected call. */
export const recordFailure = record(errorOf)

/** Actions after a call without an answer in time, or with one that lacks what was requested. */
export const recordTimeout = record({ error: new Error('No answer in time.') })

const hasStatus =
  (...statuses: (number | null)[]) =>
  (_: unknown, { error }: { error: unknown }): boolean =>
    statuses.includes(callFailureOf(error).status)

/** Guard of the first call. 400 or 410 means that the link that opened the page is invalid: retrying cannot help. */
export const isLinkInvalid = hasStatus(400, 410)

/** Guard of later calls. 410 means that the message is gone; after 400, the page keeps what is typed. */
export const isMessageGone = hasStatus(410)
