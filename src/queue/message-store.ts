import { createStore, del, get, set, values } from 'idb-keyval'
import type { QueuedMessage } from '#machines/waiting-messages.ts'
import { KEYS } from '#src/browser/storage.ts'

/** Where the messages of this device wait. Everything may reject: storage can be full, blocked, or missing. */
export interface MessageStore {
  all(): Promise<QueuedMessage[]>
  find(key: string): Promise<QueuedMessage | undefined>
  /** Resolves once the message would survive a crash; another one of its key is replaced. */
  put(message: QueuedMessage): Promise<void>
  erase(key: string): Promise<void>
}

const queue = createStore(KEYS.queue, 'messages')

/** IndexedDB, which pages and service workers share. */
export const browserStore: MessageStore = {
  all: () => values(queue),
  find: (key) => get(key, queue),
  put: (message) => set(message.key, message, queue),
  erase: (key) => del(key, queue),
}
