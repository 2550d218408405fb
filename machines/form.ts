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
import { missingPort } from './missing-port.ts'

// Context, events and setup of all form machines. Each machine defines its own states and transitions.

/** Notices of all forms. Each machine narrows this type to the notices of its form. */
export type NoticeKind =
  | 'typeFirst'
  | 'consent'
  | 'missing'
  | 'malformed'
  | 'failed'
  | 'sent'
  | 'queued'
  | 'notStored'

/** An attempt to send a form. The ports `send` and `enqueue` turn `form` into the request body. */
export interface Attempt<Form> {
  form: Form
  idempotencyKey: string
  signals: FormSignals | null
}

/** A message for the queue. `text` is the message as displayed to the visitor. */
export interface QueueEntry<Form> extends Attempt<Form> {
  text: string
}

/**
 * The response to a sent form. `answerBy` is the day by which the team replies (`YYYY-MM-DD`); `messageToken`
 * identifies the stored message.
 */
export interface Receipt {
  reference?: string | undefined
  answerBy?: string | undefined
  receipt?: ReceiptMail | undefined
  messageToken?: string | undefined
}

/** The last sent message, for the visitor to read, print or save. */
export interface SentForm<Form> {
  form: Form
  reference: string | null
  answerBy: string | null
  /** Time of sending, in German time: `YYYY-MM-DDTHH:MM`. */
  at: string
  /** Absent if unknown, as in data stored by an older version. */
  receipt?: ReceiptMail | undefined
  /** Absent if unknown, or if the message is not stored. */
  messageToken?: string | undefined
}

export interface FormContext<Form, Notice extends NoticeKind = NoticeKind> extends Draft<Form> {
  /** Problems with the fields. A submission or rejected file adds them; other changes to the form only remove them. */
  problems: Problems<Form>
  /** A new object for each notice, so that a repeated notice is announced again. */
  notice: { kind: Notice } | null
  failure: CallFailure | null
  sent: SentForm<Form> | null
  isOffline: boolean
  /** True if the connection has returned after a failed attempt. */
  isBackOnline: boolean
  /** Signals of the last attempt. */
  signals: FormSignals | null
  /** Time of the last submission, in German time: `YYYY-MM-DDTHH:MM`. */
  now: string
}

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

/**
 * `idempotencyKey` is a new UUID for each submission. The machine keeps the first one until the form changes, so that
 * the server recognises a retry.
 */
export interface Submit {
  type: 'submit'
  idempotencyKey: string
  signals: FormSignals | null
  now: string
  /** Fields with a partly entered day or time. */
  unfinished?: readonly string[]
}

/**
 * Events of a message that waits for a connection. The visitor adds it to the queue (`enqueue`), takes it back, or
 * leaves it there. The queue delivers it, or gives it back if it was refused or has waited too long.
 */
export type QueueEvent =
  | { type: 'enqueue'; text: string }
  | { type: 'takeBack' }
  | { type: 'leave' }
  | { type: 'deliver'; receipt: Receipt; now: string }
  | { type: 'giveBack'; error: unknown }
export type ConnectionEvent = { type: 'goOffline' } | { type: 'goOnline' }

/** `restore` loads the draft. `recall` loads the confirmation of a message sent from this tab. */
export type FormEvent<Form> =
  | { type: 'restore'; draft: Draft<Form> }
  | { type: 'recall'; sent: SentForm<Form> }
  | { type: 'change'; form: Partial<Form> }
  | Submit
  | QueueEvent
  | ConnectionEvent

/** Returns the setup for the machine of one form. `Extra` is the type of its additional events. */
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
 * Returns the setup for a form machine. For machines of one form, use `formSetup`. The contact dialog has two forms.
 *
 * `problemsAt` returns the problems that prevent sending. Its `now` is the time in Germany, `YYYY-MM-DDTHH:MM`;
 * `unfinished` are fields with a partly entered day or time.
 *
 * The flow replaces the actions that call `missingPort`, and provides these actors:
 *
 * - `send` posts an attempt.
 * - `enqueue` adds a message to this device's queue. It rejects if the browser cannot store the message.
 * - `queue` reports what becomes of a queued message.
 * - `connection` reports whether the device is online.
 * - `address` watches the URL and sends events. Only the contact dialog uses it.
 */
export function fieldsSetup<
  Form extends object,
  Notice extends NoticeKind,
  Extra extends EventObject = never,
>(blank: Form, problemsAt: (form: Form, now: string, unfinished?: readonly string[]) => Problems<Form>) {
  let cached: { form: Form; submit: Submit; problems: Problems<Form> } | null = null
  /** Caches the problems found for a `submit` event, because several guards and an action need them. */
  const problemsOf = (form: Form, submit: Submit): Problems<Form> => {
    if (cached?.form !== form || cached.submit !== submit)
      cached = { form, submit, problems: problemsAt(form, submit.now, submit.unfinished) }
    return cached.problems
  }
  return setup({
    types: {} as {
      context: FormContext<Form, Notice>
      events: FormEvent<Form> | Extra
      tags: 'sending' | 'enqueuing' | 'queued'
    },
    actors: {
      send: fromPromise<Receipt, Attempt<Form>>(() => missingPort('send')),
      enqueue: fromPromise<void, QueueEntry<Form>>(() => missingPort('enqueue')),
      queue: fromCallback<QueueEvent, string>(() => missingPort('queue')),
      connection: fromCallback<ConnectionEvent>(() => missingPort('connection')),
      address: fromCallback(() => missingPort('address')),
    },
    actions: {
      saveDraft: () => missingPort('saveDraft'),
      clearDraft: () => missingPort('clearDraft'),
      saveReceipt: () => missingPort('saveReceipt'),
      clearReceipt: () => missingPort('clearReceipt'),
      eraseQueued: () => missingPort('eraseQueued'),
      logFailure: (_, _params: { error: unknown }) => missingPort('logFailure'),
      // A draft stored by an older version may lack fields.
      takeDraft: assign(({ event }) => {
        const { form, idempotencyKey } = assertType<Form, 'restore'>(event, 'restore').draft
        return { form: { ...blank, ...form }, idempotencyKey, problems: {} }
      }),
      takeSent: assign(({ event }) => {
        const { sent } = assertType<Form, 'recall'>(event, 'recall')
        return { sent: { ...sent, form: { ...blank, ...sent.form } } }
      }),
      /** Discards the idempotency key if a value changes. Removes fixed problems, but adds no new ones. */
      fillIn: assign(({ context: { form, idempotencyKey, problems, now }, event }) => {
        const filled = { ...form, ...assertType<Form, 'change'>(event, 'change').form }
        const fields = Object.keys(filled) as (keyof Form)[]
        // Some browsers fill in the same values again after navigating back, which is no change.
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
      refuse: assign(({ context, event }, { notice }: { notice: Notice }) => {
        const submit = assertType<Form, 'submit'>(event, 'submit')
        const { now } = submit
        const problems = problemsOf(context.form, submit)
        return { ...NO_FAILURE, problems, now, notice: { kind: notice } }
      }),
      keepAttempt: assign(({ context, event }) => {
        const { idempotencyKey, signals, now } = assertType<Form, 'submit'>(event, 'submit')
        return { idempotencyKey: context.idempotencyKey ?? idempotencyKey, signals, now }
      }),
      keepFailure: assign(({ context }, { error }: { error: unknown }) => {
        const failure = callFailureOf(error)
        // 422: the server has stored another body under this key, so only a new key can succeed.
        const idempotencyKey = failure.status === 422 ? null : context.idempotencyKey
        return { failure, isBackOnline: false, idempotencyKey }
      }),
      /** `now` is the time at which a queued message was sent. It is absent if the message was not queued. */
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
        Object.keys(problemsOf(context.form, assertType<Form, 'submit'>(event, 'submit'))).length === 0,
      isMissingDetails: ({ context, event }) =>
        Object.values(problemsOf(context.form, assertType<Form, 'submit'>(event, 'submit'))).includes(
          'missing',
        ),
      /** True if the message may be queued: the failure has no HTTP status, and the form has not changed since. */
      isUnanswered: ({ context: { failure, idempotencyKey } }) =>
        failure?.status === null && idempotencyKey !== null,
      isFixed: ({ context }) => Object.keys(context.problems).length === 0,
    },
    delays: { sendLimit: 20_000 },
  })
}

/** Narrows the event. In a generic setup, `assertEvent` alone does not. */
function assertType<Form, Type extends FormEvent<Form>['type']>(event: EventObject, type: Type) {
  assertEvent(event, type)
  return event as Extract<FormEvent<Form>, { type: Type }>
}

export const showNotice = <const Notice extends NoticeKind>(notice: Notice) =>
  ({ type: 'showNotice', params: { notice } }) as const
export const refuse = <const Notice extends NoticeKind>(notice: Notice) =>
  ({ type: 'refuse', params: { notice } }) as const

type SubmitContext<Form> = Pick<FormContext<Form>, 'form' | 'idempotencyKey' | 'signals'>

export function attemptOf<Form>({ context }: { context: SubmitContext<Form> }): Attempt<Form> {
  const { form, idempotencyKey, signals } = context
  if (idempotencyKey === null) throw new Error('A form without a key was sent.')
  return { form, idempotencyKey, signals }
}

export const queueEntryOf = <Form>(given: {
  context: SubmitContext<Form>
  event: EventObject
}): QueueEntry<Form> => ({
  ...attemptOf(given),
  text: assertType<Form, 'enqueue'>(given.event, 'enqueue').text,
})

export const keyOf = <Form>(given: { context: SubmitContext<Form> }): string =>
  attemptOf(given).idempotencyKey
