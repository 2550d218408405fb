/**
 * Somebody follows the link of the confirmation mail, or of the welcome mail (specification, sections 2, 4 and 8).
 *
 * - `loading`: the page as it is delivered. `arriving`: lasts until the page reports the link, and never ends while the
 *   page is only being prerendered. `confirming`: posts the token, once.
 * - `missing`: the link holds no token.
 * - `refused`: the link is not valid, or too old.
 * - `failed`: confirming failed; it can be tried again.
 * - `confirmed`: the sign-up is confirmed; it can be taken back.
 * - `asking`: the link asks to take the sign-up back, which needs a press.
 * - `withdrawing`: posts that press.
 * - `stuck`: withdrawing failed; it can be tried again.
 * - `withdrawn`: the sign-up is taken back.
 */

import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate'
import { type CallFailure, callFailureOf } from '#contracts/calls/call-failure.ts'
import type { Confirmation } from '#contracts/calls/confirmation.ts'
import { errorOf, recordFailure, recordTimeout } from './failure.ts'
import { unwired } from './unwired.ts'

/** Arrival of the visitor: the token, its use so far, and the action of the link. */
export interface ConfirmationArrival {
  token: string | null
  /** True when this browser has already confirmed with it: a reload, or back. */
  isConfirmed: boolean
  /** `withdraw` when the link of the welcome mail asks to take the sign-up back. */
  purpose: 'confirm' | 'withdraw'
}

export type WaitlistEvent =
  | ({ type: 'arrive' } & ConfirmationArrival)
  | { type: 'seeGesture' }
  | { type: 'retry' }
  | { type: 'withdraw' }
  | { type: 'keepSignUp' }

const waitlistSetup = setup({
  types: {} as {
    context: {
      token: string
      /** True when a key, a pointer or a touch was seen before the token was posted. */
      isGestureSeen: boolean
      failure: CallFailure | null
    }
    events: WaitlistEvent
  },
  actors: {
    post: fromPromise<unknown, { token: string; confirmation: Confirmation }>(() => unwired('post')),
    gestures: fromCallback<WaitlistEvent>(() => unwired('gestures')),
  },
  actions: {
    rememberConfirmed: () => unwired('rememberConfirmed'),
    forgetToken: () => unwired('forgetToken'),
    logFailure: (_, _params: { error: unknown }) => unwired('logFailure'),
    keepToken: assign(({ event }) => {
      assertEvent(event, 'arrive')
      return { token: event.token ?? '' }
    }),
    noteGesture: assign({ isGestureSeen: true }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: callFailureOf(error) })),
  },
  guards: {
    isTokenMissing: ({ event }) => {
      assertEvent(event, 'arrive')
      return !event.token
    },
    isConfirmed: ({ event }) => {
      assertEvent(event, 'arrive')
      return event.isConfirmed
    },
    isTakingBack: ({ event }) => {
      assertEvent(event, 'arrive')
      return event.purpose === 'withdraw'
    },
    /** The link itself is of no use: 400 is the one answer that trying again cannot change. */
    isLinkRefused: (_, { error }: { error: unknown }) => callFailureOf(error).status === 400,
  },
  delays: { postLimit: 20_000 },
})

export const waitlistConfirmMachine = waitlistSetup.createMachine({
  id: 'waitlist-confirm',
  context: { token: '', isGestureSeen: false, failure: null },
  invoke: { id: 'gestures', src: 'gestures' },
  on: { seeGesture: { actions: 'noteGesture' } },
  initial: 'loading',
  states: {
    loading: {
      initial: 'arriving',
      states: {
        arriving: {
          on: {
            arrive: [
              { guard: 'isTokenMissing', target: '#waitlist-confirm.missing' },
              { guard: 'isTakingBack', target: '#waitlist-confirm.asking', actions: 'keepToken' },
              { guard: 'isConfirmed', target: '#waitlist-confirm.confirmed', actions: 'keepToken' },
              { target: 'confirming', actions: 'keepToken' },
            ],
          },
        },
        confirming: {
          invoke: {
            id: 'confirm',
            src: 'post',
            input: ({ context: { token, isGestureSeen } }) => ({
              token,
              confirmation: isGestureSeen ? 'gesture' : 'load',
            }),
            onDone: { target: '#waitlist-confirm.confirmed', actions: 'rememberConfirmed' },
            onError: [
              {
                guard: { type: 'isLinkRefused', params: errorOf },
                target: '#waitlist-confirm.refused',
                actions: { type: 'keepFailure', params: errorOf },
              },
              { target: '#waitlist-confirm.failed', actions: recordFailure },
            ],
          },
          after: { postLimit: { target: '#waitlist-confirm.failed', actions: recordTimeout } },
        },
      },
    },
    missing: { type: 'final' },
    refused: { type: 'final' },
    failed: { on: { retry: 'loading.confirming' } },
    confirmed: { on: { withdraw: 'withdrawing' } },
    asking: { on: { withdraw: 'withdrawing', keepSignUp: 'confirmed' } },
    withdrawing: {
      invoke: {
        id: 'withdraw',
        src: 'post',
        input: ({ context: { token } }) => ({ token, confirmation: 'withdraw' }),
        onDone: { target: 'withdrawn', actions: 'forgetToken' },
        onError: { target: 'stuck', actions: recordFailure },
      },
      after: { postLimit: { target: 'stuck', actions: recordTimeout } },
    },
    stuck: { on: { withdraw: 'withdrawing' } },
    withdrawn: { type: 'final' },
  },
})
