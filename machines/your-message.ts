/**
 * A visitor opens the page of their own message through the link in the receipt mail.
 *
 * - `loading`: the page as prerendered.
 *   - `arriving`: waits for the page to report the token in the URL.
 *   - `reading`: looks the message up, without changing it.
 * - `shown`: shows the status of the message, and of the talk as the server reported it.
 *   - `quiet`: no time is proposed or agreed.
 *   - `proposed`: the visitor can choose one of the proposed times. A talk that was agreed before still stands.
 *   - `agreed`: a time is agreed.
 * - `gone`: the link has no token, or its token belongs to no stored message.
 * - `failed`: the message could not be looked up; the visitor can retry.
 * - `asking`: erasing cannot be undone. The visitor confirms it or keeps the message.
 * - `takingBack`: requests that the message be erased.
 * - `takenBack`: the message is erased.
 * - `notTakenBack`: erasing failed; the visitor can retry.
 * - `sendingAgain`: requests the receipt once more.
 * - `sentAgain`: the receipt is queued.
 * - `noReceipt`: no receipt can be sent, for instance because the mailbox has reached its daily limit.
 * - `notSentAgain`: the request failed; the visitor can retry.
 * - `answering`: posts the visitor's answer to the proposed times, or cancels the talk.
 * - `notAnswered`: the answer failed; the visitor can retry.
 */

import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { type CallFailure, callFailureOf } from '#contracts/calls/call-failure.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import type { TalkState } from '#contracts/calls/talk-status.ts'
import type { MessageRequest, MessageStatus, TalkOutcome } from '#contracts/calls/your-message.ts'
import { errorOf, isLinkInvalid, isMessageGone, recordFailure, recordTimeout } from './failure.ts'
import { missingPort } from './missing-port.ts'

interface MessageAnswer {
  message?: MessageStatus | undefined
  receipt?: ReceiptMail | undefined
  outcome?: TalkOutcome | undefined
}

/** `arrive` reports the token in the link, or null if the link has none. */
export type YourMessageEvent =
  | { type: 'arrive'; token: string | null }
  | { type: 'retry' }
  | { type: 'takeBack' }
  | { type: 'confirm' }
  | { type: 'sendAgain' }
  | { type: 'back' }
  /** Agrees a proposed start (ISO 8601 in UTC). `phone` is empty if none is needed. */
  | { type: 'agree'; start: string; phone: string }
  | { type: 'decline'; line: string }
  | { type: 'cancelTalk'; line: string }

interface MessageContext {
  token: string
  message: MessageStatus | null
  /** Result of the last answer about the talk. */
  outcome: TalkOutcome | null
  /** The answer that is being sent, for a retry. */
  request: MessageRequest | null
  failure: CallFailure | null
}

const messageSetup = setup({
  types: {} as {
    context: MessageContext
    events: YourMessageEvent
  },
  actors: {
    post: fromPromise<MessageAnswer, MessageRequest>(() => missingPort('post')),
  },
  actions: {
    forgetToken: () => missingPort('forgetToken'),
    logFailure: (_, _params: { error: unknown }) => missingPort('logFailure'),
    keepToken: assign(({ event }) => {
      assertEvent(event, 'arrive')
      return { token: event.token ?? '' }
    }),
    keepMessage: assign(({ context }, { message, outcome }: MessageAnswer) => ({
      message: message ?? context.message,
      outcome: outcome ?? null,
      failure: null,
    })),
    prepareAnswer: assign(({ context, event }) => ({ request: requestFor(context, event), outcome: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: callFailureOf(error) })),
  },
  guards: {
    isTokenMissing: ({ event }) => {
      assertEvent(event, 'arrive')
      return !event.token
    },
    isShown: (_, { message }: MessageAnswer) => message !== undefined,
    is: ({ context }, state: TalkState) => context.message?.talk?.state === state,
    canCancel: ({ context }) => context.message?.talk?.agreed?.hasBegun === false,
    hasNoReceipt: (_, { receipt }: MessageAnswer) => receipt === 'none',
    isLinkInvalid,
    isMessageGone,
  },
  delays: { postLimit: 20_000 },
})

/** Builds the request for an event about the talk. */
function requestFor({ token, message }: MessageContext, event: YourMessageEvent): MessageRequest {
  const onRound = { token, round: message?.talk?.round ?? 0 }
  switch (event.type) {
    case 'agree':
      return {
        ...onRound,
        wish: 'agree',
        start: event.start,
        ...(event.phone.trim() && { phone: event.phone }),
      }
    case 'decline':
      return { ...onRound, wish: 'decline', line: event.line }
    case 'cancelTalk':
      return { ...onRound, wish: 'cancel-talk', line: event.line }
    default:
      return { token, wish: 'show' }
  }
}

const answer = ({ event }: { event: { output: MessageAnswer } }) => event.output
const toGone = { guard: { type: 'isMessageGone', params: errorOf }, target: '#your-message.gone' } as const
const answering = { target: '#your-message.answering', actions: 'prepareAnswer' } as const
const cancelling = { guard: 'canCancel', ...answering } as const
export const yourMessageMachine = messageSetup.createMachine({
  id: 'your-message',
  context: { token: '', message: null, outcome: null, request: null, failure: null },
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
                target: '#your-message.shown.deciding',
                actions: { type: 'keepMessage', params: answer },
              },
              { target: '#your-message.failed', actions: recordTimeout },
            ],
            onError: [
              { guard: { type: 'isLinkInvalid', params: errorOf }, target: '#your-message.gone' },
              { target: '#your-message.failed', actions: recordFailure },
            ],
          },
          after: { postLimit: { target: '#your-message.failed', actions: recordTimeout } },
        },
      },
    },
    failed: { on: { retry: 'loading.reading' } },
    shown: {
      on: { takeBack: 'asking', sendAgain: 'sendingAgain' },
      initial: 'deciding',
      states: {
        /** Passes on to the state of the talk as the server reported it. */
        deciding: {
          always: [
            { guard: { type: 'is', params: 'proposed' }, target: 'proposed' },
            { guard: { type: 'is', params: 'agreed' }, target: 'agreed' },
            { target: 'quiet' },
          ],
        },
        quiet: {},
        proposed: { on: { agree: answering, decline: answering, cancelTalk: cancelling } },
        agreed: { on: { cancelTalk: cancelling } },
      },
    },
    asking: { on: { confirm: 'takingBack', back: 'shown.deciding' } },
    takingBack: {
      invoke: {
        id: 'takeBack',
        src: 'post',
        input: ({ context: { token } }) => ({ token, wish: 'take-back' }),
        onDone: 'takenBack',
        onError: [toGone, { target: 'notTakenBack', actions: recordFailure }],
      },
      after: { postLimit: { target: 'notTakenBack', actions: recordTimeout } },
    },
    notTakenBack: { on: { retry: 'takingBack', back: 'shown.deciding' } },
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
        onError: [toGone, { target: 'notSentAgain', actions: recordFailure }],
      },
      after: { postLimit: { target: 'notSentAgain', actions: recordTimeout } },
    },
    sentAgain: { on: { back: 'shown.deciding' } },
    noReceipt: { on: { back: 'shown.deciding' } },
    notSentAgain: { on: { sendAgain: 'sendingAgain', back: 'shown.deciding' } },
    answering: {
      invoke: {
        id: 'answer',
        src: 'post',
        input: ({ context: { request, token } }) => request ?? { token, wish: 'show' },
        onDone: { target: 'shown.deciding', actions: { type: 'keepMessage', params: answer } },
        onError: [toGone, { target: 'notAnswered', actions: recordFailure }],
      },
      after: { postLimit: { target: 'notAnswered', actions: recordTimeout } },
    },
    notAnswered: { on: { retry: 'answering', back: 'shown.deciding' } },
    gone: { type: 'final', entry: 'forgetToken' },
  },
})
