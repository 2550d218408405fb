import type { QueuedMessage, UnsentMessage, WrittenMessage } from '#machines/waiting-messages.ts'
import { KEYS } from '#src/browser/storage.ts'
import { browserStore, type MessageStore } from './message-store.ts'
import { isQueueFlagSet, QUEUE_CHANGED, setQueueFlag } from './queue-flag.ts'
import { sendWaiting } from './send-waiting.ts'

/** Storage hangs in some browsers. After this time, storing a message counts as failed. */
const STORAGE_LIMIT_MS = 5_000

let store: MessageStore = browserStore
let sending: Promise<unknown> | undefined

/** Replaces the store in development and tests. */
export const keepMessagesIn = (other: MessageStore): void => {
  store = other
  sending = undefined
}

/**
 * Stores a message on this device, to be sent when the connection returns.
 *
 * @throws if the browser cannot store the message in time
 */
export async function keepMessage(message: WrittenMessage): Promise<void> {
  const kept = store.put({ ...message, state: 'waiting' })
  try {
    await Promise.race([kept, tooLong()])
    setQueueFlag(true)
  } catch (error) {
    // The visitor will be told that the message is not stored, so erase it if it is stored after all.
    void kept.then(() => store.erase(message.key)).catch(() => undefined)
    throw error
  }
}

export const findMessage = (key: string): Promise<QueuedMessage | undefined> => store.find(key)

export async function eraseMessage(key: string): Promise<void> {
  await store.erase(key)
  await reportChange()
}

/** Stops sending a message that the visitor takes back. It stays stored until its form has opened with the text. */
export async function holdMessage(message: UnsentMessage): Promise<void> {
  await store.put({ ...message, state: 'takenBack' })
  await reportChange()
}

export async function allMessages(): Promise<QueuedMessage[]> {
  return (await store.all()).sort((one, other) => one.keptAt - other.keptAt)
}

/** Sends the waiting messages, then notifies all tabs. Concurrent calls share one attempt. */
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

/** Calls `look` when a tab or the service worker has changed the queue, and when the page becomes visible again. */
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

/** Updates the flag, which notifies all tabs. Removes it if the queue is empty. */
async function reportChange(): Promise<void> {
  const isFilled = async () => (await store.all()).length > 0
  setQueueFlag(await isFilled())
  // Another tab may have added a message after the queue was read.
  if (!isQueueFlagSet() && (await isFilled())) setQueueFlag(true)
}

const tooLong = (): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The storage did not answer.')), STORAGE_LIMIT_MS),
  )
