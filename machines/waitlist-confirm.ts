/**
 * A visitor opens the link in the confirmation mail or in the welcome mail.
 *
 * - `loading`: the page as prerendered.
 *   - `arriving`: waits for the page to report the link. During prerendering, no link is reported.
 *   - `confirming`: posts the token.
 * - `missing`: the link has no token.
 * - `refused`: the link is invalid or expired.
 * - `failed`: confirming failed; the visitor can retry.
 * - `confirmed`: the sign-up is confirmed; the visitor can withdraw it.
 * - `asking`: the link withdraws the sign-up; the visitor must press a button first.
 * - `withdrawing`: posts the withdrawal.
 * - `stuck`: withdrawing failed; the visitor can retry.
 * - `withdrawn`: the sign-up is withdrawn.
 */

import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate'
import { type CallFailure, callFailureOf } from '#contracts/calls/call-failure.ts'
import type { Confirmation } from '#contracts/calls/confirmation.ts'
import { errorOf, isLinkInvalid, recordFailure, recordTimeout } from './failure.ts'
import { missingPort } from './missing-port.ts'

export interface ConfirmationArrival {
  token: string | null
  /** True if this tab has already confirmed the sign-up, for example before a reload. */
  isConfirmed: boolean
  /** `withdraw` for a withdrawal link, such as the one in the welcome mail. */
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
      /** True after the first key, pointer or touch event. */
      isGestureSeen: boolean
      failure: CallFailure | null
    }
    events: WaitlistEvent
  },
  actors: {
    post: fromPromise<unknown, { token: string; confirmation: Confirmation }>(() => missingPort('post')),
    gestures: fromCallback<WaitlistEvent>(() => missingPort('gestures')),
  },
  actions: {
    rememberConfirmed: () => missingPort('rememberConfirmed'),
    forgetToken: () => missingPort('forgetToken'),
    logFailure: (_, _params: { error: unknown }) => missingPort('logFailure'),
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
    isWithdrawalLink: ({ event }) => {
      assertEvent(event, 'arrive')
      return event.purpose === 'withdraw'
    },
    isLinkInvalid,
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
              { guard: 'isWithdrawalLink', target: '#waitlist-confirm.asking', actions: 'keepToken' },
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
                guard: { type: 'isLinkInvalid', params: errorOf },
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
