import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate'
import { callFailureOf } from '#contracts/calls/call-failure.ts'
import { blankOf, type FieldsOf, type Problems, problemsIn } from '#contracts/forms/form-fields.ts'
import type { FormName } from '#contracts/forms/forms.ts'
import { FAIL } from './cause-of.ts'
import { filledIn } from './filled-in.ts'
import type {
  Attempt,
  ConnectionEvent,
  Draft,
  FormContext,
  FormEvent,
  Keeping,
  QueueEvent,
  Receipt,
  Sent,
  Submit,
} from './form-context.ts'
import { typed } from './typed.ts'
import { unwired } from './unwired.ts'

/** The setup of the machine of one form of the table; `Extra` are events of its own. */
export const formSetup = <Name extends FormName, Notice extends string, Extra extends EventObject = never>(
  name: Name,
) => fieldsSetup<FieldsOf<Name>, Notice, Extra>(blankOf(name), (fields, now) => problemsIn(name, fields, now))

/**
 * What the machine of every form is set up with (specification, sections 4 and 5); each machine has its own states.
 * A dialog that holds more than one form of the table passes its fields and their problems itself.
 * `problemsAt` names the fields that keep a form from being sent; `now` is the moment of the submit in German time.
 * `address` is for a form that the page's address opens; the others do not invoke it. `keep` puts a message into the
 * queue of this device, and rejects where the browser keeps nothing; `queue` reports what becomes of it there.
 */
export function fieldsSetup<Form extends object, Notice extends string, Extra extends EventObject = never>(
  blank: Form,
  problemsAt: (form: Form, now: string) => Problems<Form>,
) {
  return setup({
    types: typed<{
      context: FormContext<Form, Notice>
      events: FormEvent<Form> | ConnectionEvent | Extra
      tags: 'sending' | 'keeping' | 'queued'
    }>(),
    actors: {
      send: fromPromise<Receipt, Attempt<Form>>(() => unwired('send')),
      connection: fromCallback<ConnectionEvent>(() => unwired('connection')),
      address: fromCallback(() => unwired('address')),
      keep: fromPromise<void, Keeping<Form>>(() => unwired('keep')),
      queue: fromCallback<QueueEvent, string>(() => unwired('queue')),
    },
    actions: {
      saveDraft: () => unwired('saveDraft'),
      clearDraft: () => unwired('clearDraft'),
      saveReceipt: () => unwired('saveReceipt'),
      clearReceipt: () => unwired('clearReceipt'),
      eraseQueued: () => unwired('eraseQueued'),
      logFailure: (_, _params: { error: unknown }) => unwired('logFailure'),
      takeDraft: assign((_, { draft }: { draft: Draft<Form> }) => draft),
      fillIn: assign(({ context }, { form }: { form: Partial<Form> }) => filledIn(context, form, problemsAt)),
      keepAttempt: assign(({ context }, { idempotencyKey, signals, now }: Submit) => ({
        idempotencyKey: context.idempotencyKey ?? idempotencyKey,
        signals,
        now,
      })),
      nameProblems: assign(({ context }, { now }: Submit) => ({
        problems: problemsAt(context.form, now),
        now,
        failure: null,
      })),
      keepFailure: assign(({ context }, { error }: { error: unknown }) => {
        const failure = callFailureOf(error)
        // After 422 the key belongs to another body: only a new one can succeed.
        return { failure, idempotencyKey: failure.status === 422 ? null : context.idempotencyKey }
      }),
      keepSent: assign(
        ({ context }, { reference, answerBy, receipt, messageToken, now }: Receipt & { now?: string }) => ({
          sent: {
            form: context.form,
            reference: reference ?? null,
            answerBy: answerBy ?? null,
            at: now ?? context.now,
            ...(receipt && { receipt }),
            ...(messageToken && { messageToken }),
          },
        }),
      ),
      takeSent: assign((_, { sent }: { sent: Sent<Form> }) => ({ sent })),
      startOver: assign(() => ({ form: blank, idempotencyKey: null, problems: {}, failure: null })),
      say: assign((_, { notice }: { notice: Notice }) => ({ notice: { name: notice } })),
      hush: assign(() => ({ notice: null, failure: null })),
      noteOffline: assign(() => ({ isOffline: true })),
      noteOnline: assign(() => ({ isOffline: false })),
    },
    guards: {
      isComplete: ({ context }, { now }: Submit) => Object.keys(problemsAt(context.form, now)).length === 0,
      isMissingDetails: ({ context }, { now }: Submit) =>
        Object.values(problemsAt(context.form, now)).includes('missing'),
      /** No server answered for the form's present content: only then does keeping it help. */
      isUnanswered: ({ context: { failure, idempotencyKey } }) =>
        failure?.status === null && idempotencyKey !== null,
      isMended: ({ context }) => Object.keys(context.problems).length === 0,
    },
    delays: { sendLimit: 20_000 },
  })
}

/** Shows the visitor a notice (section 8). */
export const say = <const Notice extends string>(notice: Notice) =>
  ({ type: 'say', params: { notice } }) as const

/** What the machine of every form does on entering `failed`: it keeps and logs the cause, and shows the visitor a notice. */
export const fail = <const Notice extends string>(notice: Notice) => [...FAIL, say(notice)] as const
