import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { isWaiting, type QueuedMessage } from './queued-message.ts'
import { typed } from './typed.ts'
import { unwired } from './unwired.ts'

/** A message of the queue; `isReadable` says whether a form of today reads the draft that it came from. */
export type ListedMessage = QueuedMessage & { isReadable: boolean }
export type Messages = readonly ListedMessage[]
/** What is in the queue after an attempt. */
export interface Left {
  messages: Messages
}

/** Whether a message is back in its form; it is not where the tab has another draft of that form, or no room for one. */
export interface TakenBack extends Left {
  key: string
  obstacle: 'otherDraft' | 'unkept' | null
}
/** What the bar says beside its list. */
export type WaitingNotice = 'stillNot' | 'copied' | NonNullable<TakenBack['obstacle']>

export interface WaitingContext {
  /** The oldest first. */
  messages: Messages
  /** `key` names the message that it is about. */
  notice: { name: WaitingNotice; key: string | null } | null
}

/** What the queue reports: `visit` once, where a page opens and finds it filled; `find` at every other reading. */
export type QueueReport = { type: 'visit' | 'find'; messages: Messages } | { type: 'goOnline' }
export type WaitingMessagesEvent =
  | QueueReport
  | { type: 'sendNow' }
  | { type: 'takeBack' | 'remove' | 'copied'; key: string }

/** What the machine of the waiting messages is set up with. `sendInBackground` has the browser send without a page. */
export const waitingSetup = setup({
  types: typed<{ context: WaitingContext; events: WaitingMessagesEvent; tags: 'sending' }>(),
  actors: {
    queue: fromCallback<QueueReport>(() => unwired('queue')),
    send: fromPromise<Left>(() => unwired('send')),
    takeBack: fromPromise<TakenBack, string>(() => unwired('takeBack')),
  },
  actions: {
    erase: (_, _params: { key: string }) => unwired('erase'),
    sendInBackground: () => unwired('sendInBackground'),
    list: assign((_, { messages }: { messages: Messages }) => ({ messages })),
    strike: assign(({ context }, { key }: { key: string }) => ({
      messages: context.messages.filter((message) => message.key !== key),
    })),
    say: assign((_, { name, key }: { name: WaitingNotice | null; key: string | null }) => ({
      notice: name && { name, key },
    })),
    hush: assign(() => ({ notice: null })),
  },
  guards: {
    isEmpty: ({ context }) => context.messages.length === 0,
    isAnyWaiting: ({ context }) => context.messages.some(isWaiting),
    areAnyWaiting: (_, { messages }: { messages: Messages }) => messages.some(isWaiting),
    areAsManyWaiting: ({ context }, { messages }: { messages: Messages }) =>
      messages.filter(isWaiting).length === context.messages.filter(isWaiting).length,
    isReadable: ({ context }, { key }: { key: string }) =>
      context.messages.some((message) => message.key === key && message.isReadable),
  },
})

/** The list is what was read. */
export const LIST = { type: 'list', params: ({ event }: { event: Left }) => event } as const
/** The list is what an attempt has left. */
export const LIST_LEFT = {
  type: 'list',
  params: ({ event }: { event: { output: Left } }) => event.output,
} as const
/** The message that an event names. */
export const ofKey = ({ event: { key } }: { event: { key: string } }) => ({ key })
