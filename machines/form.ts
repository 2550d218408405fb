import { assertEvent, assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate'
import { type CallFailure, callFailureOf } from '#contracts/calls/call-failure.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import {
  blankOf,
  type Draft,
  type FieldsOf,
  type Problems,
  problemsIn,
} from '#contracts/forms/form-fields.ts'
import type { FormSignals } from '#contracts/forms/form-signals.ts'
import type { FormName } from '#contracts/forms/forms.ts'
import { unwired } from './unwired.ts'

// The vocabulary of every form (specification, sections 4 and 5): what a chart remembers, the events it hears, and the
// ports, actions and guards that it names. Which state follows which stands in the chart of each form alone.

/** The notices of section 8 by their kind; each machine shows some of them. */
export type NoticeKind =
  | 'typeFirst'
  | 'consent'
  | 'missing'
  | 'malformed'
  | 'failed'
  | 'sent'
  | 'queued'
  | 'notKept'

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
 * The answer to a form that was sent: the lead's reference, the day by which the team answers (`YYYY-MM-DD`), whether
 * an e-mail confirms it, and the token of the stored message. Each may be absent.
 */
export interface Receipt {
  reference?: string | undefined
  answerBy?: string | undefined
  receipt?: ReceiptMail | undefined
  messageToken?: string | undefined
}

/** The message that was sent last, for the visitor to read, print or keep. */
export interface Sent<Form> {
  form: Form
  reference: string | null
  /** The day by which the team answers, `YYYY-MM-DD`. */
  answerBy: string | null
  /** Moment of sending in German time, `YYYY-MM-DDTHH:MM`. */
  at: string
  /** State of the receipt by e-mail; absent where it is not known, as in what an older version kept. */
  receipt?: ReceiptMail | undefined
  /** Opens its page (`contracts/calls/your-message.ts`); absent as above, and where nothing is stored. */
  messageToken?: string | undefined
}

export interface FormContext<Form, Notice extends NoticeKind = NoticeKind> extends Draft<Form> {
  /** The fields to fix, named on submit; typing only removes them. */
  problems: Problems<Form>
  /** The notice that the visitor sees; each showing is a new object, so that a repeated notice is announced again. */
  notice: { kind: Notice } | null
  /** Reason why the last attempt failed. */
  failure: CallFailure | null
  sent: Sent<Form> | null
  isOffline: boolean
  /** True when the connection came back after a failure: the visitor can send at once. */
  isBackOnline: boolean
  /** Signals of the last submit, and its moment in German time, `YYYY-MM-DDTHH:MM`. */
  signals: FormSignals | null
  now: string
}

/** The context of a form in which nothing was typed, shown or sent. */
export const blankContext = <Form, Notice extends NoticeKind>(form: Form): FormContext<Form, Notice> => ({
  form,
  idempotencyKey: null,
  problems: {},
  notice: null,
  failure: null,
  sent: null,
  isOffline: false,
  isBackOnline: false,
  signals: null,
  now: '',
})

const NO_FAILURE = { failure: null, isBackOnline: false } as const

/** `idempotencyKey` is a fresh UUID; the first one stays until the form changes, so that a retry is recognised. */
export interface Submit {
  type: 'submit'
  idempotencyKey: string
  signals: FormSignals | null
  now: string
  /** The fields whose day or time is begun and not finished; absent where there is none. */
  unfinished?: readonly string[]
}

/**
 * Events of a message that waits for the connection. The visitor has it kept, takes it back into the form, or leaves it
 * waiting; the queue delivers it, or returns it with an error that only the visitor can correct.
 */
export type QueueEvent =
  | { type: 'keep'; text: string }
  | { type: 'takeBack' }
  | { type: 'leave' }
  | { type: 'deliver'; receipt: Receipt; now: string }
  | { type: 'giveBack'; error: unknown }
export type ConnectionEvent = { type: 'goOffline' } | { type: 'goOnline' }

/** `restore` brings back what was being typed, `recall` what this tab has sent. */
export type FormEvent<Form> =
  | { type: 'restore'; draft: Draft<Form> }
  | { type: 'recall'; sent: Sent<Form> }
  | { type: 'change'; form: Partial<Form> }
  | Submit
  | QueueEvent
  | ConnectionEvent

/** The setup of the machine of one form of the table; `Extra` are events of its own. */
export const formSetup = <
  Name extends FormName,
  Notice extends NoticeKind,
  Extra extends EventObject = never,
>(
  name: Name,
) =>
  fieldsSetup<FieldsOf<Name>, Notice, Extra>(blankOf(name), (fields, now, unfinished) =>
    problemsIn(name, fields, now, unfinished),
  )

/**
 * The setup of the machine of every form. A dialog that holds more than one form of the table passes its fields and
 * their problems itself. `problemsAt` names the fields that keep a form from being sent; `now` is the moment of the
 * submit in German time, `unfinished` the fields whose day or time was not finished then.
 *
 * Ports, which a flow provides: `send` posts an attempt. `keep` puts a message into the queue of this device, and
 * rejects where the browser keeps nothing; `queue` reports what becomes of it there. `connection` reports whether there
 * is one. `address` is for a form that the page's address opens; the others do not invoke it.
 */
export function fieldsSetup<
  Form extends object,
  Notice extends NoticeKind,
  Extra extends EventObject = never,
>(blank: Form, problemsAt: (form: Form, now: string, unfinished?: readonly string[]) => Problems<Form>) {
  let judged: { form: Form; submit: Submit; problems: Problems<Form> } | null = null
  /** The problems of a submit. Guards and action ask for the same ones: they are looked for once. */
  const problemsOf = (form: Form, submit: Submit): Problems<Form> => {
    if (judged?.form !== form || judged.submit !== submit)
      judged = { form, submit, problems: problemsAt(form, submit.now, submit.unfinished) }
    return judged.problems
  }
  return setup({
    types: {} as {
      context: FormContext<Form, Notice>
      events: FormEvent<Form> | Extra
      tags: 'sending' | 'keeping' | 'queued'
    },
    actors: {
      send: fromPromise<Receipt, Attempt<Form>>(() => unwired('send')),
      keep: fromPromise<void, Keeping<Form>>(() => unwired('keep')),
      queue: fromCallback<QueueEvent, string>(() => unwired('queue')),
      connection: fromCallback<ConnectionEvent>(() => unwired('connection')),
      address: fromCallback(() => unwired('address')),
    },
    actions: {
      saveDraft: () => unwired('saveDraft'),
      clearDraft: () => unwired('clearDraft'),
      saveReceipt: () => unwired('saveReceipt'),
      clearReceipt: () => unwired('clearReceipt'),
      eraseQueued: () => unwired('eraseQueued'),
      logFailure: (_, _params: { error: unknown }) => unwired('logFailure'),
      // What an earlier version kept has no fields that were added since.
      takeDraft: assign(({ event }) => {
        const { form, idempotencyKey } = asserted<Form, 'restore'>(event, 'restore').draft
        return { form: { ...blank, ...form }, idempotencyKey, problems: {} }
      }),
      takeSent: assign(({ event }) => {
        const { sent } = asserted<Form, 'recall'>(event, 'recall')
        return { sent: { ...sent, form: { ...blank, ...sent.form } } }
      }),
      /** Takes up what was typed. A change drops the key and the problems that it fixes; it names no new one. */
      fillIn: assign(({ context: { form, idempotencyKey, problems, now }, event }) => {
        const filled = { ...form, ...asserted<Form, 'change'>(event, 'change').form }
        const fields = Object.keys(filled) as (keyof Form)[]
        // On the way back a browser fills in the same values once more; that is no change.
        const isSame = fields.every((field) => filled[field] === form[field])
        const left: Problems<Form> = Object.keys(problems).length > 0 ? problemsAt(filled, now) : {}
        const isLeft = (field: keyof Form) =>
          problems[field] === 'unfinished' ? filled[field] === form[field] : problems[field] === left[field]
        const stillNamed = fields.filter((field) => problems[field] && isLeft(field))
        return {
          form: filled,
          idempotencyKey: isSame ? idempotencyKey : null,
          problems: Object.fromEntries(stillNamed.map((field) => [field, problems[field]])) as Problems<Form>,
        }
      }),
      /** Names the fields to fix, and shows the visitor why the form was not sent. */
      refuse: assign(({ context, event }, { notice }: { notice: Notice }) => {
        const submit = asserted<Form, 'submit'>(event, 'submit')
        const { now } = submit
        const problems = problemsOf(context.form, submit)
        return { ...NO_FAILURE, problems, now, notice: { kind: notice } }
      }),
      keepAttempt: assign(({ context, event }) => {
        const { idempotencyKey, signals, now } = asserted<Form, 'submit'>(event, 'submit')
        return { idempotencyKey: context.idempotencyKey ?? idempotencyKey, signals, now }
      }),
      keepFailure: assign(({ context }, { error }: { error: unknown }) => {
        const failure = callFailureOf(error)
        // After 422 the key belongs to another body: only a new one can succeed.
        const idempotencyKey = failure.status === 422 ? null : context.idempotencyKey
        return { failure, isBackOnline: false, idempotencyKey }
      }),
      /** Keeps what was sent and its receipt. It was sent at `now`, or at the moment of the submit. */
      keepSent: assign(({ context }, { now, ...answer }: Receipt & { now?: string }) => {
        const { reference = null, answerBy = null, receipt, messageToken } = answer
        return {
          sent: {
            form: context.form,
            reference,
            answerBy,
            at: now ?? context.now,
            ...(receipt && { receipt }),
            ...(messageToken && { messageToken }),
          },
        }
      }),
      startOver: assign(() => ({ ...NO_FAILURE, form: blank, idempotencyKey: null, problems: {} })),
      /** Shows the visitor a notice (section 8). */
      showNotice: assign((_, { notice }: { notice: Notice }) => ({ notice: { kind: notice } })),
      clearNotice: assign(() => ({ ...NO_FAILURE, notice: null })),
      noteOffline: assign(() => ({ isOffline: true, isBackOnline: false })),
      noteOnline: assign(({ context: { failure } }) => ({
        isOffline: false,
        isBackOnline: failure !== null,
      })),
    },
    guards: {
      isComplete: ({ context, event }) =>
        Object.keys(problemsOf(context.form, asserted<Form, 'submit'>(event, 'submit'))).length === 0,
      isMissingDetails: ({ context, event }) =>
        Object.values(problemsOf(context.form, asserted<Form, 'submit'>(event, 'submit'))).includes(
          'missing',
        ),
      /** No server answered for the form's present content: only then does keeping it help. */
      isUnanswered: ({ context: { failure, idempotencyKey } }) =>
        failure?.status === null && idempotencyKey !== null,
      isMended: ({ context }) => Object.keys(context.problems).length === 0,
    },
    delays: { sendLimit: 20_000 },
  })
}

/** The event that an action or a guard belongs to. In a setup that is generic, `assertEvent` alone does not narrow it. */
function asserted<Form, Type extends FormEvent<Form>['type']>(event: EventObject, type: Type) {
  assertEvent(event, type)
  return event as Extract<FormEvent<Form>, { type: Type }>
}

export const showNotice = <const Notice extends NoticeKind>(notice: Notice) =>
  ({ type: 'showNotice', params: { notice } }) as const
export const refuse = <const Notice extends NoticeKind>(notice: Notice) =>
  ({ type: 'refuse', params: { notice } }) as const

type Sendable<Form> = Pick<FormContext<Form>, 'form' | 'idempotencyKey' | 'signals'>

/** The input of `send`: the form, under the key of its submit. */
export function attemptOf<Form>({ context }: { context: Sendable<Form> }): Attempt<Form> {
  const { form, idempotencyKey, signals } = context
  if (idempotencyKey === null) throw new Error('A form without a key was sent.')
  return { form, idempotencyKey, signals }
}

/** The input of `keep`: the attempt, and the text that came with the event. */
export const keepingOf = <Form>(given: { context: Sendable<Form>; event: EventObject }): Keeping<Form> => ({
  ...attemptOf(given),
  text: asserted<Form, 'keep'>(given.event, 'keep').text,
})

/** The input of `queue`: the key of the message that waits there. */
export const keyOf = <Form>(given: { context: Sendable<Form> }): string => attemptOf(given).idempotencyKey
