import { FAIL, KEEP_FAILURE } from './cause-of.ts'
import { type Arrival, waitlistSetup } from './waitlist-setup.ts'

const arrival = <Guard extends 'isTokenMissing' | 'isConfirmed' | 'isTakingBack'>(type: Guard) =>
  ({ type, params: ({ event }: { event: { type: 'arrive' } & Arrival }) => event }) as const

/**
 * Somebody follows the link of the confirmation mail, or of the welcome mail (specification, sections 2, 4 and 8).
 *
 * - `loading`: what the finished HTML shows. `arriving` lasts until the page tells with what link one came, and never
 *   ends while the page is only being prerendered; `confirming` posts the token, once.
 * - `missing`: the link holds no token. `refused`: it is not valid, or too old. `failed`: confirming failed; it can be
 *   tried again.
 * - `confirmed`: the sign-up is confirmed; it can be taken back.
 * - `asking`: the link asks to take the sign-up back, which needs a press. `withdrawing` posts that; `stuck` says that
 *   it failed, and can be tried again; `withdrawn` that it is done.
 */
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
              { guard: arrival('isTokenMissing'), target: '#waitlist-confirm.missing' },
              {
                guard: arrival('isTakingBack'),
                target: '#waitlist-confirm.asking',
                actions: { type: 'keepToken', params: ({ event }) => event },
              },
              {
                guard: arrival('isConfirmed'),
                target: '#waitlist-confirm.confirmed',
                actions: { type: 'keepToken', params: ({ event }) => event },
              },
              { target: 'confirming', actions: { type: 'keepToken', params: ({ event }) => event } },
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
                guard: { type: 'isLinkRefused', params: ({ event }) => event },
                target: '#waitlist-confirm.refused',
              },
              { target: '#waitlist-confirm.failed' },
            ],
          },
          after: { postLimit: '#waitlist-confirm.failed' },
        },
      },
    },
    missing: { type: 'final' },
    refused: { type: 'final', entry: KEEP_FAILURE },
    failed: {
      entry: FAIL,
      on: { retry: 'loading.confirming' },
    },
    confirmed: { on: { withdraw: 'withdrawing' } },
    asking: { on: { withdraw: 'withdrawing', keepSignUp: 'confirmed' } },
    withdrawing: {
      invoke: {
        id: 'withdraw',
        src: 'post',
        input: ({ context: { token } }) => ({ token, confirmation: 'withdraw' }),
        onDone: { target: 'withdrawn', actions: 'forgetToken' },
        onError: 'stuck',
      },
      after: { postLimit: 'stuck' },
    },
    stuck: {
      entry: FAIL,
      on: { withdraw: 'withdrawing' },
    },
    withdrawn: { type: 'final' },
  },
})
