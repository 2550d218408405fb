import { createStore, del, get, set, values } from 'idb-keyval'
import type { QueuedMessage } from '#machines/waiting-messages.ts'
import { KEYS } from '#src/browser/storage.ts'
import { isQueued } from './is-queued.ts'

/** Queued messages on this device. Each method may reject, because storage can be full, blocked or missing. */
export interface MessageStore {
  /** Omits values that `isQueued` rejects, and leaves them in the store. */
  all(): Promise<QueuedMessage[]>
  find(key: string): Promise<QueuedMessage | undefined>
  put(message: QueuedMessage): Promise<void>
  erase(key: string): Promise<void>
}

const queue = createStore(KEYS.queue, 'messages')

/** Store in IndexedDB, which pages and the service worker share. */
export const browserStore: MessageStore = {
  all: async () => (await values<unknown>(queue)).filter(isQueued),
  find: async (key) => {
    const message: unknown = await get(key, queue)
    return isQueued(message) ? message : undefined
  },
  put: (message) => set(message.key, message, queue),
  erase: (key) => del(key, queue),
}
