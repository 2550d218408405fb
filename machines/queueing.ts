import { attemptOf, type Sendable } from './attempt.ts'
import type { Keeping, Receipt } from './form-context.ts'

// What the machine of every form does with a message that waits for the connection; each decides which state follows.

/** What a machine hands to its `keep` port: what it would send, and the text that came with the event. */
const keepingOf = <Form>({ context, event }: { context: Sendable<Form>; event: object }): Keeping<Form> => ({
  ...attemptOf({ context }),
  text: 'text' in event ? String(event.text) : '',
})

/** The state in which a message goes into the queue: beside `queued`, and `editing.unkept` where nothing is kept. */
export const KEEPING = {
  tags: 'keeping',
  invoke: { id: 'keep', src: 'keep', input: keepingOf, onDone: 'queued', onError: 'editing.unkept' },
} as const

/** What a machine hands to its `queue` port: the key of the message that waits. */
const keyOf = <Form>({ context }: { context: Sendable<Form> }): string =>
  attemptOf({ context }).idempotencyKey

/** What `queued` invokes: it reports what becomes of the message there. */
export const QUEUE = { id: 'queue', src: 'queue', input: keyOf } as const
/** The form has the message again, and the queue no more. */
export const TAKE_BACK = { target: 'editing', actions: ['hush', 'saveDraft', 'eraseQueued'] } as const
/** The form has it again, because only the visitor can mend it. */
export const GIVE_BACK = { target: 'editing.failed', actions: 'saveDraft' } as const
/** The receipt of a message that the queue delivered, at the time it did. */
export const KEEP_DELIVERED = {
  type: 'keepSent',
  params: ({ event }: { event: { receipt: Receipt; now: string } }) => ({ ...event.receipt, now: event.now }),
} as const
