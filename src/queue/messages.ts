import { KEYS } from '#src/browser/storage.ts'
import { isQueueMarked, markQueue, QUEUE_CHANGED } from './mark.ts'
import { browserStore, type MessageStore } from './message-store.ts'
import type { QueuedMessage, WrittenMessage } from './queued-message.ts'
import { sendWaiting } from './send-waiting.ts'

/** Where storage hangs, as it does in some browsers, the visitor sees a notice after this time. */
const STORAGE_LIMIT_MS = 5_000

let store: MessageStore = browserStore

/** Lets development and tests keep messages elsewhere, before any is kept. */
export const keepMessagesIn = (other: MessageStore): void => {
  store = other
}

/**
 * Keeps a message on this device until the connection is back.
 *
 * @throws where the browser keeps nothing: then nothing of it is kept
 */
export async function keepMessage(message: WrittenMessage): Promise<void> {
  const kept = store.put({ ...message, state: 'waiting' })
  try {
    await Promise.race([kept, tooLong()])
    markQueue(true)
  } catch (error) {
    // A late store would send a message although its writer saw that it is not kept.
    void kept.then(() => store.erase(message.key)).catch(() => undefined)
    throw error
  }
}

export const findMessage = (key: string): Promise<QueuedMessage | undefined> => store.find(key)

export async function eraseMessage(key: string): Promise<void> {
  await store.erase(key)
  await tellAll()
}

/** All that is in the queue, the oldest first. */
export async function allMessages(): Promise<QueuedMessage[]> {
  return (await store.all()).toSorted((one, other) => one.keptAt - other.keptAt)
}

let sending: Promise<unknown> | undefined

/** Sends what waits; resolves when every attempt has its answer. Watchers learn what became of it. */
export async function sendQueued(): Promise<void> {
  sending ??= sendWaiting(store).finally(() => {
    sending = undefined
  })
  await sending
  await tellAll()
}

/**
 * Calls `look` for each change of the queue, by a tab or the worker, and sends when the connection is back, until the
 * signal says stop.
 */
export function watchQueue(look: () => unknown, signal: AbortSignal): void {
  const lookIfSeen = () => {
    if (!document.hidden) look()
  }
  const lookIfMarked = ({ key }: StorageEvent) => {
    if (key === KEYS.queued) look()
  }
  addEventListener('online', () => void sendQueued().catch(() => undefined), { signal })
  addEventListener(QUEUE_CHANGED, look, { signal })
  addEventListener('storage', lookIfMarked, { signal })
  addEventListener('pageshow', lookIfSeen, { signal })
  document.addEventListener('visibilitychange', lookIfSeen, { signal })
  navigator.serviceWorker?.addEventListener('message', look, { signal })
}

/** Tells every tab; the mark goes with the last message. */
async function tellAll(): Promise<void> {
  const isUsed = async () => (await store.all()).length > 0
  markQueue(await isUsed())
  // Another tab may have kept one between looking and marking.
  if (!isQueueMarked() && (await isUsed())) markQueue(true)
}

const tooLong = (): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The storage did not answer.')), STORAGE_LIMIT_MS),
  )
