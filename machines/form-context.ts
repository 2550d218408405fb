import type { CallFailure } from '#contracts/calls/call-failure.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import type { Problems } from '#contracts/forms/form-fields.ts'
import type { FormSignals } from '#contracts/forms/form-signals.ts'

/** What survives a reload, a crash and the language switch. The key is that of an attempt which may have arrived. */
export interface Draft<Form> {
  form: Form
  idempotencyKey: string | null
}

/** Nothing typed, nothing tried. */
export const blankDraft = <Form>(form: Form): Draft<Form> => ({ form, idempotencyKey: null })

/** One attempt to send: the form, of which the port makes the documented body, and what travels beside it. */
export interface Attempt<Form> {
  form: Form
  idempotencyKey: string
  signals: FormSignals | null
}

/** A message to keep until the connection is back: the attempt, and its text as the visitor reads it. */
export interface Keeping<Form> extends Attempt<Form> {
  text: string
}

/**
 * What a 2xx answer may carry: the lead's reference, the day by which the team answers (`YYYY-MM-DD`), and the token of
 * the stored message.
 */
export interface Receipt {
  reference?: string | undefined
  answerBy?: string | undefined
  receipt?: ReceiptMail | undefined
  messageToken?: string | undefined
}

/** What was sent last, for the visitor to read, print or keep. */
export interface Sent<Form> {
  form: Form
  reference: string | null
  /** The day by which the team answers, `YYYY-MM-DD`. */
  answerBy: string | null
  /** When it was sent, in German time, `YYYY-MM-DDTHH:MM`. */
  at: string
  /** Whether it is confirmed by e-mail; absent where that is not known, as in what an older version kept. */
  receipt?: ReceiptMail | undefined
  /** Opens its page (`contracts/calls/your-message.ts`); absent as above, and where nothing is stored. */
  messageToken?: string | undefined
}

export interface FormContext<Form, Notice extends string> extends Draft<Form> {
  /** The fields to mend, named on submit; typing only removes them. */
  problems: Problems<Form>
  /** The notice that the visitor sees; each showing is a new object, so that a repeated notice is announced again. */
  notice: { name: Notice } | null
  /** Why the last attempt failed. */
  failure: CallFailure | null
  sent: Sent<Form> | null
  isOffline: boolean
  /** How the form was filled in, and the moment of the last submit in German time, `YYYY-MM-DDTHH:MM`. */
  signals: FormSignals | null
  now: string
}

/** `idempotencyKey` is a fresh UUID; the first one stays until the form changes, so that a retry is recognised. */
export interface Submit {
  type: 'submit'
  idempotencyKey: string
  signals: FormSignals | null
  now: string
}
/** `restore` brings back what was being typed, `recall` what this tab has sent. */
export type FormEvent<Form> =
  | { type: 'restore'; draft: Draft<Form> }
  | { type: 'recall'; sent: Sent<Form> }
  | { type: 'change'; form: Partial<Form> }
  | Submit
  | QueueEvent

/**
 * Of a message that waits for the connection. The visitor has it kept, takes it back into the form, or leaves it
 * waiting; the queue delivers it, or returns it with an error that only the visitor can correct.
 */
export type QueueEvent =
  | { type: 'keep'; text: string }
  | { type: 'takeBack' }
  | { type: 'leave' }
  | { type: 'deliver'; receipt: Receipt; now: string }
  | { type: 'giveBack'; error: unknown }
export type ConnectionEvent = { type: 'goOffline' } | { type: 'goOnline' }

/** Nothing filled in, said or sent. */
export const blankContext = <Form, Notice extends string>(form: Form): FormContext<Form, Notice> => ({
  ...blankDraft(form),
  problems: {},
  notice: null,
  failure: null,
  sent: null,
  isOffline: false,
  signals: null,
  now: '',
})
