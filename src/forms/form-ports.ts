import { fromCallback, fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import type { Endpoint, RequestOf } from '#contracts/endpoint.ts'
import { inBerlin } from '#contracts/german-time.ts'
import type { sendContactEmail } from '#contracts/send-contact-email.ts'
import type {
  Attempt,
  ConnectionEvent,
  Draft,
  Keeping,
  QueueEvent,
  Receipt,
  Sent,
} from '#machines/form-context.ts'
import { call } from '#src/browser/api.ts'
import { eraseMessage, findMessage, keepMessage, watchQueue } from '#src/queue/messages.ts'
import type { Locale } from '#src/site/locale.ts'
import type { DraftStore } from './draft.ts'
import type { ReceiptStore } from './receipt.ts'

/** An endpoint that answers a form: with the lead's receipt, or with nothing. */
type FormEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType<Receipt>>

interface FormWiring<Form, E extends FormEndpoint, Body extends RequestOf<E>> {
  /** Who says in the log that something was not sent: "The booking". */
  what: string
  endpoint: E
  language: Locale
  draft: DraftStore<Form>
  /** Where a chart that keeps receipts keeps them. */
  receipt?: ReceiptStore<Form>
  consentVersion?: string
  /** The body as it goes out, where the chart's own needs wording. */
  wordBody?: (body: Body) => Body
}

/**
 * The ports that every form's chart declares, on the API, the session's storage, the browser's connection and the
 * console. A chart fits only the endpoint that takes its body. Nothing on the way of a message is loaded late: a retry
 * must be able to succeed after a deployment.
 */
export const formPorts = <Form, E extends FormEndpoint, Body extends RequestOf<E> = RequestOf<E>>({
  what,
  endpoint,
  language,
  draft,
  receipt,
  consentVersion,
  wordBody = (body) => body,
}: FormWiring<Form, E, Body>) => ({
  actors: {
    send: fromPromise<Receipt, Attempt<Body>>(({ input: { body, idempotencyKey, signals } }) =>
      call<E>(endpoint, wordBody(body), { language, idempotencyKey, consentVersion, signals }),
    ),
    connection: fromCallback<ConnectionEvent>(({ sendBack }) => watchConnection(sendBack)),
  },
  actions: {
    saveDraft: ({ context: { form, idempotencyKey } }: { context: Draft<Form> }) =>
      draft.save({ form, idempotencyKey }),
    clearDraft: () => draft.clear(),
    saveReceipt: ({ context: { sent } }: { context: { sent: Sent<Form> | null } }) => {
      if (sent) receipt?.save(sent)
    },
    clearReceipt: () => receipt?.clear(),
    logFailure: (_: unknown, { error }: { error: unknown }) =>
      // biome-ignore lint/suspicious/noConsole: section 8 asks for the failure in the log
      console.error(`${what} was not sent.`, error),
  },
})

/**
 * The ports of a message that waits for the connection, on the queue of this device. Only what the team reads can wait
 * there: a link that confirms a sign-up would come too late.
 */
export const queuePorts = <Form, Body extends RequestOf<ContactEndpoint> = RequestOf<ContactEndpoint>>({
  language,
  draft,
  consentVersion,
  wordBody = (body) => body,
}: FormWiring<Form, ContactEndpoint, Body>) => ({
  actors: {
    keep: fromPromise<void, Keeping<Body>>(({ input: { body, idempotencyKey, signals, text } }) => {
      const kept = draft.load()
      return keepMessage({
        key: idempotencyKey,
        body: wordBody(body),
        language,
        consentVersion,
        signals,
        text,
        path: location.pathname + location.search,
        draft: kept && { key: draft.key, kept },
        keptAt: Date.now(),
      })
    }),
    queue: fromCallback<QueueEvent, string>(({ sendBack, input: key }) => {
      const look = async () => {
        const event = await newsOf(key)
        if (!event) return
        // First the page has it, then the queue lets it go.
        sendBack(event)
        await eraseMessage(key)
      }
      const lookSafely = () => void look().catch(() => undefined)
      const watching = new AbortController()
      watchQueue(lookSafely, watching.signal)
      lookSafely()
      return () => watching.abort()
    }),
  },
  actions: {
    eraseQueued: ({ context: { idempotencyKey } }: { context: Draft<Form> }) =>
      void eraseMessage(String(idempotencyKey)).catch(() => undefined),
  },
})

type ContactEndpoint = typeof sendContactEmail

/** What has become of a message in the queue; null while it waits. */
async function newsOf(key: string): Promise<QueueEvent | null> {
  const message = await findMessage(key)
  // Taken back elsewhere, or cleared away: the form still has it.
  if (!message) return { type: 'takeBack' }
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
