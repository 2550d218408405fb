/**
 * A visitor opens the page of their own message through the link in the receipt mail.
 *
 * - `loading`: the page as prerendered.
 *   - `arriving`: waits for the page to report the token in the URL.
 *   - `reading`: looks the message up, without changing it.
 * - `kept`: shows the status of the message.
 * - `gone`: the link has no token, or its token belongs to no stored message.
 * - `failed`: the message could not be looked up; the visitor can retry.
 * - `takingBack`: requests that the message be erased.
 * - `takenBack`: the message is erased.
 * - `notTakenBack`: erasing failed; the visitor can retry.
 * - `sendingAgain`: requests the receipt once more.
 * - `sentAgain`: the receipt is queued.
 * - `noReceipt`: no receipt can be sent, for instance because the mailbox has reached its daily limit.
 * - `notSentAgain`: the request failed; the visitor can retry.
 */

import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { type CallFailure, callFailureOf } from '#contracts/calls/call-failure.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import type { MessageStatus, MessageWish } from '#contracts/calls/your-message.ts'
import { errorOf, recordFailure, recordTimeout } from './failure.ts'
import { missingPort } from './missing-port.ts'

interface MessageAnswer {
  message?: MessageStatus | undefined
  receipt?: ReceiptMail | undefined
}

/** `arrive` reports the token in the link, or null if the link has none. */
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
    post: fromPromise<MessageAnswer, { token: string; wish: MessageWish }>(() => missingPort('post')),
  },
  actions: {
    forgetToken: () => missingPort('forgetToken'),
    logFailure: (_, _params: { error: unknown }) => missingPort('logFailure'),
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
    hasNoReceipt: (_, { receipt }: MessageAnswer) => receipt === 'none',
    /** 400 means that no such message exists, so retrying cannot help. */
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
          { guard: { type: 'hasNoReceipt', params: answer }, target: 'noReceipt' },
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
    noReceipt: { on: { back: 'kept' } },
    notSentAgain: { on: { sendAgain: 'sendingAgain', back: 'kept' } },
    gone: { type: 'final', entry: 'forgetToken' },
  },
})
