import { fromCallback, fromPromise } from 'xstate'
import { bodyIn, type Draft, type FieldsOf } from '#contracts/forms/form-fields.ts'
import { type FormName, formOf } from '#contracts/forms/forms.ts'
import { inBerlin } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Attempt, ConnectionEvent, QueueEntry, QueueEvent, Receipt, SentForm } from '#machines/form.ts'
import { call } from '#src/browser/api.ts'
import { eraseMessage, findMessage, keepMessage, sendQueued, watchQueue } from '#src/queue/messages.ts'
import type { FormDefinition } from './form-definition.ts'

/**
 * Implements the ports of all form machines. Imports nothing lazily: after a deployment, the imported file could be
 * gone, and a retry would fail.
 */
export const formPorts = <Form extends object>(
  { logSubject, nameOf, draft, receipt }: FormDefinition<Form>,
  language: Language,
) => ({
  actors: {
    send: fromPromise<Receipt, Attempt<Form>>(async ({ input: { form, ...attempt } }) => {
      const name = nameOf(form)
      const options = { language, consentVersion: consentVersionOf(name), ...attempt }
      // Safe cast: the response to each of these forms is a receipt or an empty object.
      return (await call(formOf(name).call, bodyIn(name, form, language), options)) as Receipt
    }),
    connection: fromCallback<ConnectionEvent>(({ sendBack }) => watchConnection(sendBack)),
  },
  actions: {
    saveDraft: ({ context: { form, idempotencyKey } }: { context: Draft<Form> }) =>
      draft.save({ form, idempotencyKey }),
    clearDraft: () => draft.clear(),
    saveReceipt: ({ context: { sent } }: { context: { sent: SentForm<Form> | null } }) => {
      if (sent) receipt?.save(sent)
    },
    clearReceipt: () => receipt?.clear(),
    logFailure: (_: unknown, { error }: { error: unknown }) =>
      // biome-ignore lint/suspicious/noConsole: section 8 requires the failure in the log
      console.error(`${logSubject} was not sent.`, error),
  },
})

type QueuedFormName = Exclude<FormName, 'sign-up' | 'confirmation' | 'your-message'>
interface QueuedFormDefinition<Form extends object> extends FormDefinition<Form> {
  nameOf: (form: Form) => QueuedFormName
}

/**
 * Implements the ports of forms whose messages can wait on this device. A sign-up cannot wait, because its confirmation
 * link would arrive too late.
 */
export const queuePorts = <Form extends FieldsOf<QueuedFormName>>(
  { nameOf, draft }: QueuedFormDefinition<Form>,
  language: Language,
) => ({
  actors: {
    enqueue: fromPromise<void, QueueEntry<Form>>(({ input: { form, idempotencyKey, signals, text } }) => {
      const name = nameOf(form)
      const kept = draft.load()
      return keepMessage({
        key: idempotencyKey,
        body: bodyIn(name, form, language),
        language,
        consentVersion: consentVersionOf(name),
        signals,
        text,
        path: location.pathname + location.search,
        draft: kept && { key: draft.key, kept },
        keptAt: Date.now(),
      })
    }),
    queue: fromCallback<QueueEvent, string>(({ sendBack, input: key }) => {
      const look = async () => {
        const event = await outcomeOf(key)
        if (!event) return
        // Delete the message from the queue after the page has received the outcome.
        sendBack(event)
        await eraseMessage(key)
      }
      const lookSafely = () => void look().catch(() => undefined)
      const watching = new AbortController()
      const { signal } = watching
      watchQueue(lookSafely, signal)
      // The bar of waiting messages also sends the queue, but the browser may not have loaded it.
      addEventListener('online', () => void sendQueued().catch(() => undefined), { signal })
      lookSafely()
      return () => watching.abort()
    }),
  },
  actions: {
    eraseQueued: ({ context: { idempotencyKey } }: { context: Draft<Form> }) =>
      void eraseMessage(String(idempotencyKey)).catch(() => undefined),
  },
})

function consentVersionOf(name: FormName): string | undefined {
  const { consent } = formOf(name).controls
  return consent?.kind === 'consent' ? consent.version : undefined
}

/** Returns the outcome of a queued message; null while it waits. */
async function outcomeOf(key: string): Promise<QueueEvent | null> {
  const message = await findMessage(key)
  // Another tab has taken the message back, or the queue was cleared. Restore the form with its text.
  if (!message || message.state === 'takenBack') return { type: 'takeBack' }
  if (message.state === 'delivered')
    return { type: 'deliver', receipt: message.receipt, now: inBerlin(new Date(message.deliveredAt)) }
  if (message.state === 'refused') return { type: 'giveBack', error: message.failure }
  return message.state === 'expired' ? { type: 'giveBack', error: new Error('No connection in time.') } : null
}

function watchConnection(tell: (event: ConnectionEvent) => void): () => void {
  const report = () => tell({ type: navigator.onLine ? 'goOnline' : 'goOffline' })
  if (!navigator.onLine) report()
  addEventListener('online', report)
  addEventListener('offline', report)
  return () => {
    removeEventListener('online', report)
    removeEventListener('offline', report)
  }
}
