import type { QueuedMessage, UnsentMessage, WrittenMessage } from '#machines/waiting-messages.ts'
import { KEYS } from '#src/browser/storage.ts'
import { browserStore, type MessageStore } from './message-store.ts'
import { isQueueFlagSet, QUEUE_CHANGED, setQueueFlag } from './queue-flag.ts'
import { sendWaiting } from './send-waiting.ts'

/** Time limit for storage, which hangs in some browsers; after it the visitor reads that nothing is kept. */
const STORAGE_LIMIT_MS = 5_000

let store: MessageStore = browserStore
let sending: Promise<unknown> | undefined

/** Lets development and tests keep messages elsewhere, before any is kept. */
export const keepMessagesIn = (other: MessageStore): void => {
  store = other
  sending = undefined
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
    setQueueFlag(true)
  } catch (error) {
    // A message that is stored after all, too late, would be sent although its writer has read that it is not kept.
    void kept.then(() => store.erase(message.key)).catch(() => undefined)
    throw error
  }
}

export const findMessage = (key: string): Promise<QueuedMessage | undefined> => store.find(key)

export async function eraseMessage(key: string): Promise<void> {
  await store.erase(key)
  await reportChange()
}

/** Stops the sending of a message that a tab has taken back; it stays in the queue until the page of its form opens. */
export async function holdMessage(message: UnsentMessage): Promise<void> {
  await store.put({ ...message, state: 'takenBack' })
  await reportChange()
}

/** All that is in the queue, the oldest first. */
export async function allMessages(): Promise<QueuedMessage[]> {
  return (await store.all()).sort((one, other) => one.keptAt - other.keptAt)
}

/** Sends what waits; resolves when every attempt has its answer, and then reports the change to all tabs. */
export async function sendQueued(): Promise<void> {
  const all = sending ?? sendWaiting(store)
  sending = all
  try {
    await all
  } finally {
    if (sending === all) sending = undefined
  }
  await reportChange()
}

/** Calls `look` for each change of the queue, by a tab or the worker, until the signal aborts. */
export function watchQueue(look: () => unknown, signal: AbortSignal): void {
  const lookIfSeen = () => {
    if (!document.hidden) look()
  }
  const lookIfFlagged = ({ key }: StorageEvent) => {
    if (key === KEYS.queued) look()
  }
  addEventListener(QUEUE_CHANGED, look, { signal })
  addEventListener('storage', lookIfFlagged, { signal })
  addEventListener('pageshow', lookIfSeen, { signal })
  document.addEventListener('visibilitychange', lookIfSeen, { signal })
  navigator.serviceWorker?.addEventListener('message', look, { signal })
}

/** Reports a change to every tab; the flag goes with the last message. */
async function reportChange(): Promise<void> {
  const isFilled = async () => (await store.all()).length > 0
  setQueueFlag(await isFilled())
  // Another tab may have kept one between reading and setting.
  if (!isQueueFlagSet() && (await isFilled())) setQueueFlag(true)
}

const tooLong = (): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The storage did not answer.')), STORAGE_LIMIT_MS),
  )
