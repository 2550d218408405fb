import { assign, fromPromise, setup } from 'xstate'
import { type CallFailure, callFailureOf } from '#contracts/calls/call-failure.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import type { MessageStatus, MessageWish } from '#contracts/calls/your-message.ts'
import { typed } from './typed.ts'
import { unwired } from './unwired.ts'

/** What a 2xx answer of the call carries, by the wish. */
export interface MessageAnswer {
  message?: MessageStatus | undefined
  receipt?: ReceiptMail | undefined
}

interface MessageContext {
  token: string
  message: MessageStatus | null
  failure: CallFailure | null
}

/** `arrive`: with which token somebody came, null without one. */
export type MessageEvent =
  | { type: 'arrive'; token: string | null }
  | { type: 'retry' }
  | { type: 'takeBack' }
  | { type: 'sendAgain' }
  | { type: 'back' }

/** What the machine of a visitor's own message is set up with. */
export const messageSetup = setup({
  types: typed<{ context: MessageContext; events: MessageEvent }>(),
  actors: {
    post: fromPromise<MessageAnswer, { token: string; wish: MessageWish }>(() => unwired('post')),
  },
  actions: {
    forgetToken: () => unwired('forgetToken'),
    logFailure: (_, _params: { error: unknown }) => unwired('logFailure'),
    keepToken: assign((_, { token }: { token: string | null }) => ({ token: token ?? '' })),
    keepMessage: assign((_, { message }: MessageAnswer) => ({ message: message ?? null, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: callFailureOf(error) })),
  },
  guards: {
    isTokenMissing: (_, { token }: { token: string | null }) => !token,
    isShown: (_, { message }: MessageAnswer) => message !== undefined,
    isWithheld: (_, { receipt }: MessageAnswer) => receipt === 'none',
    /** No message is at the address: 400 is the one answer that trying again cannot change. */
    isUnknown: (_, { error }: { error: unknown }) => callFailureOf(error).status === 400,
  },
  delays: { postLimit: 20_000 },
})
