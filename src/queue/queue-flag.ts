import { KEYS } from '#src/browser/storage.ts'
import { storedText } from '#src/browser/stored.ts'

/** Fired in the tab that changed the queue; the other tabs get a `storage` event, because the flag is stored anew. */
export const QUEUE_CHANGED = 'queuechange'

/**
 * Sets the flag that messages are in the queue, so that a page without any need not open the database, and reports the
 * change to all tabs.
 *
 * @throws where the browser keeps nothing
 */
export function setQueueFlag(isFilled: boolean): void {
  if (isFilled) localStorage.setItem(KEYS.queued, String(Date.now()))
  else localStorage.removeItem(KEYS.queued)
  dispatchEvent(new Event(QUEUE_CHANGED))
}

export const isQueueFlagSet = (): boolean => storedText('localStorage', KEYS.queued).load() !== null
