import type { QueuedMessage } from '#machines/waiting-messages.ts'
import type { MessageStore } from '#src/queue/message-store.ts'

/** Full disk, refused access (private window or settings), or a database that another tab blocks. */
export type StorageFault = 'full' | 'refused' | 'hangs' | null

export function memoryStore(): MessageStore & { fails: StorageFault; release: () => void } {
  const messages = new Map<string, QueuedMessage>()
  let held: (() => void)[] = []
  const store = {
    fails: null as StorageFault,
    release() {
      for (const answer of held) answer()
      held = []
    },
    all: () => access(() => [...messages.values()]),
    find: (key: string) => access(() => messages.get(key)),
    put: (message: QueuedMessage) =>
      access(() => void messages.set(message.key, structuredClone(message)), true),
    erase: (key: string) => access(() => void messages.delete(key)),
  }
  async function access<Result>(work: () => Result, isWriting = false): Promise<Result> {
    if (store.fails === 'refused') throw new DOMException('No storage here.', 'SecurityError')
    if (store.fails === 'full' && isWriting) throw new DOMException('The disk is full.', 'QuotaExceededError')
    if (store.fails === 'hangs') await new Promise<void>((resolve) => void held.push(resolve))
    return work()
  }
  return store
}
