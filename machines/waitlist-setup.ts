import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { type CallFailure, callFailureOf } from '#contracts/calls/call-failure.ts'
import type { Confirmation } from '#contracts/calls/confirmation.ts'
import { typed } from './typed.ts'
import { unwired } from './unwired.ts'

/** How the visitor arrived: the token, what was done with it before, and the action of the link. */
export interface Arrival {
  token: string | null
  /** True when this browser has already confirmed with it: a reload, or back. */
  isConfirmed: boolean
  /** `withdraw` when the link of the welcome mail asks to take the sign-up back. */
  purpose: 'confirm' | 'withdraw'
}

export interface WaitlistContext {
  token: string
  /** Whether a key, a pointer or a touch was seen before the token was posted. */
  isGestureSeen: boolean
  failure: CallFailure | null
}

export type WaitlistEvent =
  | ({ type: 'arrive' } & Arrival)
  | { type: 'seeGesture' }
  | { type: 'retry' }
  | { type: 'withdraw' }
  | { type: 'keepSignUp' }

/** The types and ports of the confirmation page's machine. */
export const waitlistSetup = setup({
  types: typed<{ context: WaitlistContext; events: WaitlistEvent }>(),
  actors: {
    post: fromPromise<unknown, { token: string; confirmation: Confirmation }>(() => unwired('post')),
    gestures: fromCallback<WaitlistEvent>(() => unwired('gestures')),
  },
  actions: {
    rememberConfirmed: () => unwired('rememberConfirmed'),
    forgetToken: () => unwired('forgetToken'),
    logFailure: (_, _params: { error: unknown }) => unwired('logFailure'),
    keepToken: assign((_, { token }: { token: string | null }) => ({ token: token ?? '' })),
    noteGesture: assign(() => ({ isGestureSeen: true })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: callFailureOf(error) })),
  },
  guards: {
    isTokenMissing: (_, { token }: Arrival) => !token,
    isConfirmed: (_, { isConfirmed }: Arrival) => isConfirmed,
    isTakingBack: (_, { purpose }: Arrival) => purpose === 'withdraw',
    /** The link itself is of no use: 400 is the one answer that trying again cannot change. */
    isLinkRefused: (_, { error }: { error: unknown }) => callFailureOf(error).status === 400,
  },
  delays: { postLimit: 20_000 },
})
