/**
 * Somebody follows the link of a receipt to their own message.
 *
 * - `loading`: the page as it is delivered. `arriving`: lasts until the page reports the token of the address.
 *   `reading`: looks the message up, which changes nothing.
 * - `kept`: shows where the message stands.
 * - `gone`: no message is at the address, for whatever reason.
 * - `failed`: the message could not be looked up; it can be tried again.
 * - `takingBack`: posts the visitor's press. `takenBack`: it is done. `notTakenBack`: it failed; it can be tried again.
 * - `sendingAgain`: posts the wish for the receipt. `sentAgain`: the receipt is on its way. `withheld`: its mailbox has
 *   had its mails for today, or none can arrive there. `notSentAgain`: it failed; it can be tried again.
 */

import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { type CallFailure, callFailureOf } from '#contracts/calls/call-failure.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import type { MessageStatus, MessageWish } from '#contracts/calls/your-message.ts'
import { errorOf, recordFailure, recordTimeout } from './failure.ts'
import { unwired } from './unwired.ts'

/** The body of a 2xx answer of the call, by the wish. */
interface MessageAnswer {
  message?: MessageStatus | undefined
  receipt?: ReceiptMail | undefined
}

/** `arrive` brings the token of the link, null without one. */
export type YourMessageEvent =
  | { type: 'arrive'; token: string | null }
  | { type: 'retry' }
  | { type: 'takeBack' }
  | { type: 'sendAgain' }
  | { type: 'back' }

const messageSetup = setup({
  types: {} as {
    context: { token: string; message: MessageStatus | null; failure: CallFailure | null }
    events: YourMessageEvent
  },
  actors: {
    post: fromPromise<MessageAnswer, { token: string; wish: MessageWish }>(() => unwired('post')),
  },
  actions: {
    forgetToken: () => unwired('forgetToken'),
    logFailure: (_, _params: { error: unknown }) => unwired('logFailure'),
    keepToken: assign(({ event }) => {
      assertEvent(event, 'arrive')
      return { token: event.token ?? '' }
    }),
    keepMessage: assign((_, { message }: MessageAnswer) => ({ message: message ?? null, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: callFailureOf(error) })),
  },
  guards: {
    isTokenMissing: ({ event }) => {
      assertEvent(event, 'arrive')
      return !event.token
    },
    isShown: (_, { message }: MessageAnswer) => message !== undefined,
    isWithheld: (_, { receipt }: MessageAnswer) => receipt === 'none',
    /** No message is at the address: 400 is the one answer that trying again cannot change. */
    isUnknown: (_, { error }: { error: unknown }) => callFailureOf(error).status === 400,
  },
  delays: { postLimit: 20_000 },
})

const answer = ({ event }: { event: { output: MessageAnswer } }) => event.output
export const yourMessageMachine = messageSetup.createMachine({
  id: 'your-message',
  context: { token: '', message: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      initial: 'arriving',
      states: {
        arriving: {
          on: {
            arrive: [
              { guard: 'isTokenMissing', target: '#your-message.gone' },
              { target: 'reading', actions: 'keepToken' },
            ],
          },
        },
        reading: {
          invoke: {
            id: 'read',
            src: 'post',
            input: ({ context: { token } }) => ({ token, wish: 'show' }),
            onDone: [
              {
                guard: { type: 'isShown', params: answer },
                target: '#your-message.kept',
                actions: { type: 'keepMessage', params: answer },
              },
              { target: '#your-message.failed', actions: recordTimeout },
            ],
            onError: [
              { guard: { type: 'isUnknown', params: errorOf }, target: '#your-message.gone' },
              { target: '#your-message.failed', actions: recordFailure },
            ],
          },
          after: { postLimit: { target: '#your-message.failed', actions: recordTimeout } },
        },
      },
    },
    failed: { on: { retry: 'loading.reading' } },
    kept: { on: { takeBack: 'takingBack', sendAgain: 'sendingAgain' } },
    takingBack: {
      invoke: {
        id: 'takeBack',
        src: 'post',
        input: ({ context: { token } }) => ({ token, wish: 'take-back' }),
        onDone: 'takenBack',
        onError: [
          { guard: { type: 'isUnknown', params: errorOf }, target: 'gone' },
          { target: 'notTakenBack', actions: recordFailure },
        ],
      },
      after: { postLimit: { target: 'notTakenBack', actions: recordTimeout } },
    },
    notTakenBack: { on: { takeBack: 'takingBack', back: 'kept' } },
    takenBack: { type: 'final', entry: 'forgetToken' },
    sendingAgain: {
      invoke: {
        id: 'sendAgain',
        src: 'post',
        input: ({ context: { token } }) => ({ token, wish: 'send-again' }),
        onDone: [
          { guard: { type: 'isWithheld', params: answer }, target: 'withheld' },
          { target: 'sentAgain' },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: errorOf }, target: 'gone' },
          { target: 'notSentAgain', actions: recordFailure },
        ],
      },
      after: { postLimit: { target: 'notSentAgain', actions: recordTimeout } },
    },
    sentAgain: { on: { back: 'kept' } },
    withheld: { on: { back: 'kept' } },
    notSentAgain: { on: { sendAgain: 'sendingAgain', back: 'kept' } },
    gone: { type: 'final', entry: 'forgetToken' },
  },
})
