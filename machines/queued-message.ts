import type { CallFailure } from '#contracts/calls/call-failure.ts'
import type { RequestOf } from '#contracts/calls/endpoint.ts'
import type { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { FormSignals } from '#contracts/forms/form-signals.ts'
import type { Language } from '#contracts/words/language.ts'
import type { Draft, Receipt } from './form-context.ts'

/**
 * What a visitor wrote and wants sent once the connection is back, for `MESSAGE_WAITS_MS` at most: what the call needs,
 * and the way back into the form.
 */
export interface WrittenMessage {
  /** The idempotency key of the attempt that got no answer, which may have arrived all the same. */
  key: string
  body: RequestOf<typeof sendContactEmail>
  language: Language
  consentVersion: string | undefined
  signals: FormSignals | null
  /** What was written, line by line, as the visitor reads it. */
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
 * `refused` and `expired` are not sent again: only the writer can mend them. `takenBack` is not sent again either: a
 * tab has its draft and opens the form, whose page removes it from the queue.
 */
export type QueuedMessage =
  | (WrittenMessage & { state: 'waiting' | 'expired' | 'takenBack' })
  | (WrittenMessage & { state: 'refused'; failure: CallFailure })
  | { state: 'delivered'; key: string; keptAt: number; deliveredAt: number; receipt: Receipt }

/** A message that the queue has not delivered. */
export type UnsentMessage = Exclude<QueuedMessage, { state: 'delivered' }>

/** Whether it is still to be sent. */
export const isWaiting = (message: QueuedMessage): message is WrittenMessage & { state: 'waiting' } =>
  message.state === 'waiting'
