/**
 * The messages of this device that wait for the connection, and what becomes of them (decision 0078).
 *
 * - `looking`: the queue is being read; nothing is shown.
 * - `none`: the queue is empty.
 * - `shown`: the bar lists the messages. `waiting`: some are still to be sent, and the browser sends them by itself
 *   where it can. `trying`: they are on their way, because a visit began or the connection is back. `sending`: the same,
 *   because the visitor wants it, who then learns that there is no connection yet. `settled`: nothing waits; each
 *   message is delivered, refused, expired or back in its form.
 * - `takingBack`: a message goes back into its form, which opens; a message whose form has changed since cannot.
 * - `weighing`: left at once, for the state that fits the messages.
 */

import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate'
import type { CallFailure } from '#contracts/calls/call-failure.ts'
import type { RequestOf } from '#contracts/calls/endpoint.ts'
import type { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { Draft } from '#contracts/forms/form-fields.ts'
import type { FormSignals } from '#contracts/forms/form-signals.ts'
import type { Language } from '#contracts/words/language.ts'
import type { Receipt } from './form.ts'
import { unwired } from './unwired.ts'

/**
 * A message that a visitor wants sent once the connection is back, for `MESSAGE_WAITS_MS` at most: what the call needs,
 * and the way back into the form.
 */
export interface WrittenMessage {
  /** The idempotency key of the attempt that got no answer, which may have arrived all the same. */
  key: string
  body: RequestOf<typeof sendContactEmail>
  language: Language
  consentVersion: string | undefined
  signals: FormSignals | null
  /** The message, line by line, as the visitor reads it. */
  text: string
  /** The address of its form, with language and query. */
  path: string
  /** The draft it came from, and its key in the tab's storage; null where the tab keeps none. */
  draft: { key: string; kept: Draft<unknown> } | null
  /** Milliseconds since 1970. */
  keptAt: number
}

/**
 * A message in the queue of this device. Once delivered only the receipt is left of it, until its writer has seen it.
 * `refused` and `expired` are not sent again: only the writer can correct them. `takenBack` is not sent again either: a
 * tab has its draft and opens the form, whose page removes it from the queue.
 */
export type QueuedMessage =
  | (WrittenMessage & { state: 'waiting' })
  | (WrittenMessage & { state: 'expired' | 'takenBack' })
  | (WrittenMessage & { state: 'refused'; failure: CallFailure })
  | { state: 'delivered'; key: string; keptAt: number; deliveredAt: number; receipt: Receipt }

/** A message that the queue has not delivered. */
export type UnsentMessage = Exclude<QueuedMessage, { state: 'delivered' }>

/** A message of the queue; `isReadable` says whether a form of today reads the draft that it came from. */
export type ListedMessage = QueuedMessage & { isReadable: boolean }

/** The messages of the queue, the oldest first. */
export interface QueueContent {
  messages: readonly ListedMessage[]
}

/** Result of taking a message back: it stays where the tab has another draft of that form, or no room for one. */
export interface TakenBack extends QueueContent {
  key: string
  obstacle: 'otherDraft' | 'notKept' | null
}

/** The sentence of the bar beside its list. */
export type WaitingNotice = 'stillNot' | 'copied' | NonNullable<TakenBack['obstacle']>

/** Reports of the queue: `visit` once, where a page opens and finds it filled; `find` at every other reading. */
export type QueueReport = ({ type: 'visit' | 'find' } & QueueContent) | { type: 'goOnline' }
export type WaitingMessagesEvent =
  | QueueReport
  | { type: 'sendNow' }
  | { type: 'takeBack' | 'remove' | 'copied'; key: string }

const waitingIn = ({ messages }: QueueContent) => messages.filter(({ state }) => state === 'waiting').length

const waitingSetup = setup({
  types: {} as {
    /** `key` of a notice names the message that it is about. */
    context: QueueContent & { notice: { name: WaitingNotice; key: string | null } | null }
    events: WaitingMessagesEvent
    tags: 'sending'
  },
  actors: {
    queue: fromCallback<QueueReport>(() => unwired('queue')),
    send: fromPromise<QueueContent>(() => unwired('send')),
    takeBack: fromPromise<TakenBack, string>(() => unwired('takeBack')),
  },
  actions: {
    erase: (_, _params: { key: string }) => unwired('erase'),
    /** A port: the browser sends without a page, where it can. */
    sendInBackground: () => unwired('sendInBackground'),
    list: assign((_, { messages }: QueueContent) => ({ messages })),
    strike: assign(({ context, event }) => {
      assertEvent(event, 'remove')
      return { messages: context.messages.filter(({ key }) => key !== event.key) }
    }),
    showNotice: assign((_, { name, key }: { name: WaitingNotice | null; key: string | null }) => ({
      notice: name && { name, key },
    })),
    clearNotice: assign({ notice: null }),
  },
  guards: {
    isEmpty: ({ context }) => context.messages.length === 0,
    isAnyWaiting: ({ context }) => waitingIn(context) > 0,
    areAnyWaiting: (_, content: QueueContent) => waitingIn(content) > 0,
    areAsManyWaiting: ({ context, event }) => {
      assertEvent(event, 'find')
      return waitingIn(event) === waitingIn(context)
    },
    isReadable: ({ context, event }) => {
      assertEvent(event, 'takeBack')
      return context.messages.some(({ key, isReadable }) => key === event.key && isReadable)
    },
  },
})

/** Lists what the queue reported. */
const LIST = { type: 'list', params: ({ event }: { event: QueueContent }) => event } as const
/** Lists what an attempt has left in the queue. */
const LIST_LEFT = {
  type: 'list',
  params: ({ event }: { event: { output: QueueContent } }) => event.output,
} as const

export const waitingMessagesMachine = waitingSetup.createMachine({
  id: 'waiting-messages',
  context: { messages: [], notice: null },
  invoke: { id: 'queue', src: 'queue' },
  initial: 'looking',
  on: { find: { target: '.weighing', actions: LIST } },
  states: {
    looking: {
      on: {
        visit: [
          {
            guard: { type: 'areAnyWaiting', params: ({ event }) => event },
            target: 'shown.trying',
            actions: LIST,
          },
          { target: 'weighing', actions: LIST },
        ],
      },
    },
    none: { entry: 'clearNotice' },
    weighing: {
      always: [
        { guard: 'isEmpty', target: 'none' },
        { guard: 'isAnyWaiting', target: 'shown.waiting' },
        { target: 'shown.settled' },
      ],
    },
    shown: {
      initial: 'waiting',
      states: {
        waiting: {
          entry: 'sendInBackground',
          on: {
            find: { guard: 'areAsManyWaiting', actions: LIST },
            goOnline: 'trying',
            sendNow: { target: 'sending', actions: 'clearNotice' },
          },
        },
        trying: {
          tags: 'sending',
          invoke: {
            id: 'send',
            src: 'send',
            onDone: { target: '#waiting-messages.weighing', actions: LIST_LEFT },
            onError: 'waiting',
          },
          on: { find: { actions: LIST } },
        },
        sending: {
          tags: 'sending',
          invoke: {
            id: 'send',
            src: 'send',
            onDone: [
              {
                guard: { type: 'areAnyWaiting', params: ({ event }) => event.output },
                target: 'waiting',
                actions: [LIST_LEFT, { type: 'showNotice', params: { name: 'stillNot', key: null } }],
              },
              { target: '#waiting-messages.weighing', actions: LIST_LEFT },
            ],
            onError: 'waiting',
          },
          on: { find: { actions: LIST } },
        },
        settled: {},
      },
      on: {
        takeBack: { guard: 'isReadable', target: 'takingBack', actions: 'clearNotice' },
        remove: {
          target: 'weighing',
          actions: [{ type: 'erase', params: ({ event: { key } }) => ({ key }) }, 'strike'],
        },
        copied: {
          actions: { type: 'showNotice', params: ({ event: { key } }) => ({ name: 'copied', key }) },
        },
      },
    },
    takingBack: {
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ event }) => {
          assertEvent(event, 'takeBack')
          return event.key
        },
        onDone: {
          target: 'weighing',
          actions: [
            LIST_LEFT,
            {
              type: 'showNotice',
              params: ({ event: { output } }) => ({ name: output.obstacle, key: output.key }),
            },
          ],
        },
        onError: {
          target: 'weighing',
          actions: { type: 'showNotice', params: { name: 'notKept', key: null } },
        },
      },
      on: { find: { actions: LIST } },
    },
  },
})
