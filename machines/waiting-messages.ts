/**
 * The queue of this device: messages that wait for a connection, and what became of them.
 *
 * - `loading`: waits for the content of the queue; nothing is shown.
 * - `none`: the queue is empty.
 * - `shown`: a bar lists the messages.
 *   - `waiting`: some messages wait to be sent. Where the browser supports background sync, it sends them.
 *   - `trying`: tries to send them automatically, at the start of a visit or when the connection returns.
 *   - `sending`: tries to send them because the visitor asked for it. A notice follows if messages still wait.
 *   - `settled`: no message is left to send. Each is delivered, refused, expired or taken back.
 * - `takingBack`: moves a message back into its form, and opens the form. This fails if the tab has another draft of
 *   that form, or cannot store the draft.
 * - `deciding`: transient; picks the next state from the messages.
 */

import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate'
import type { CallFailure } from '#contracts/calls/call-failure.ts'
import type { RequestOf } from '#contracts/calls/endpoint.ts'
import type { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { Draft } from '#contracts/forms/form-fields.ts'
import type { FormSignals } from '#contracts/forms/form-signals.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Receipt } from './form.ts'
import { missingPort } from './missing-port.ts'

/** A message to send when the connection returns, within `MESSAGE_WAITS_MS`. */
export interface WrittenMessage {
  /** Idempotency key of the unanswered attempt. The attempt may have arrived. */
  key: string
  body: RequestOf<typeof sendContactEmail>
  language: Language
  consentVersion: string | undefined
  signals: FormSignals | null
  text: string
  /** URL path of the form's page, with language prefix and query. */
  path: string
  /** The draft, with its key in the session storage; null if the tab stored none. */
  draft: { key: string; kept: Draft<unknown> } | null
  /** When the message was queued (Unix time in milliseconds). */
  keptAt: number
}

/**
 * A message in this device's queue. Only `waiting` messages are sent.
 *
 * - `expired`, `refused`: the visitor decides what happens to the message.
 * - `takenBack`: a tab has the message as a draft. When the page of the form opens, it removes the message from the
 *   queue.
 * - `delivered`: only the receipt is left, until the page of the form shows it or the visitor dismisses it.
 */
export type QueuedMessage =
  | (WrittenMessage & { state: 'waiting' })
  | (WrittenMessage & { state: 'expired' | 'takenBack' })
  | (WrittenMessage & { state: 'refused'; failure: CallFailure })
  | { state: 'delivered'; key: string; keptAt: number; deliveredAt: number; receipt: Receipt }

export type UnsentMessage = Exclude<QueuedMessage, { state: 'delivered' }>

/** `isReadable` is true if this version of the site can read the message's draft. */
export type ListedMessage = QueuedMessage & { isReadable: boolean }

/** Messages of the queue, oldest first. */
export interface QueueContent {
  messages: readonly ListedMessage[]
}

/**
 * Result of taking a message back. This fails if the tab has another draft of the form (`otherDraft`), or if the
 * message's draft is missing or cannot be stored (`notRestored`).
 */
export interface TakeBackResult extends QueueContent {
  key: string
  obstacle: 'otherDraft' | 'notRestored' | null
}

export type WaitingNotice = 'stillWaiting' | 'copied' | NonNullable<TakeBackResult['obstacle']>

/**
 * Both `visit` and `find` report the messages in the queue. The first report is a `visit` if the page opened with
 * messages in the queue, or if an earlier attempt to open the bar failed; all others are `find`.
 */
export type QueueReport = ({ type: 'visit' | 'find' } & QueueContent) | { type: 'goOnline' }
export type WaitingMessagesEvent =
  | QueueReport
  | { type: 'sendNow' }
  | { type: 'takeBack' | 'remove' | 'confirmCopy'; key: string }

const waitingIn = ({ messages }: QueueContent) => messages.filter(({ state }) => state === 'waiting').length

const waitingSetup = setup({
  types: {} as {
    /** `key` identifies the message that the notice is about. */
    context: QueueContent & { notice: { name: WaitingNotice; key: string | null } | null }
    events: WaitingMessagesEvent
    tags: 'sending'
  },
  actors: {
    queue: fromCallback<QueueReport>(() => missingPort('queue')),
    send: fromPromise<QueueContent>(() => missingPort('send')),
    takeBack: fromPromise<TakeBackResult, string>(() => missingPort('takeBack')),
  },
  actions: {
    erase: (_, _params: { key: string }) => missingPort('erase'),
    /** Port: requests a background sync, if the browser supports it. */
    sendInBackground: () => missingPort('sendInBackground'),
    list: assign((_, { messages }: QueueContent) => ({ messages })),
    removeFromList: assign(({ context, event }) => {
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

const LIST = { type: 'list', params: ({ event }: { event: QueueContent }) => event } as const
const LIST_OUTPUT = {
  type: 'list',
  params: ({ event }: { event: { output: QueueContent } }) => event.output,
} as const

export const waitingMessagesMachine = waitingSetup.createMachine({
  id: 'waiting-messages',
  context: { messages: [], notice: null },
  invoke: { id: 'queue', src: 'queue' },
  initial: 'loading',
  on: { find: { target: '.deciding', actions: LIST } },
  states: {
    loading: {
      on: {
        visit: [
          {
            guard: { type: 'areAnyWaiting', params: ({ event }) => event },
            target: 'shown.trying',
            actions: LIST,
          },
          { target: 'deciding', actions: LIST },
        ],
      },
    },
    none: { entry: 'clearNotice' },
    deciding: {
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
            onDone: { target: '#waiting-messages.deciding', actions: LIST_OUTPUT },
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
                actions: [LIST_OUTPUT, { type: 'showNotice', params: { name: 'stillWaiting', key: null } }],
              },
              { target: '#waiting-messages.deciding', actions: LIST_OUTPUT },
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
          target: 'deciding',
          actions: [{ type: 'erase', params: ({ event: { key } }) => ({ key }) }, 'removeFromList'],
        },
        confirmCopy: {
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
          target: 'deciding',
          actions: [
            LIST_OUTPUT,
            {
              type: 'showNotice',
              params: ({ event: { output } }) => ({ name: output.obstacle, key: output.key }),
            },
          ],
        },
        onError: {
          target: 'deciding',
          actions: { type: 'showNotice', params: { name: 'notRestored', key: null } },
        },
      },
      on: { find: { actions: LIST } },
    },
  },
})
