import { KEYS } from '#src/browser/storage.ts'

/** Heard by the page that changed the queue; other tabs hear that the mark was stored. */
export const QUEUE_CHANGED = 'queuechange'

/**
 * Marks that something is in the queue, so that a page need not open a database to know that nothing is, and tells all
 * tabs that the queue has changed.
 *
 * @throws where the browser keeps nothing
 */
export function markQueue(isUsed: boolean): void {
  if (isUsed) localStorage.setItem(KEYS.queued, String(Date.now()))
  else localStorage.removeItem(KEYS.queued)
  dispatchEvent(new Event(QUEUE_CHANGED))
}

/** Blocked storage counts as unmarked: then nothing could be kept. */
export function isQueueMarked(): boolean {
  try {
    return localStorage.getItem(KEYS.queued) !== null
  } catch {
    return false
  }
}
