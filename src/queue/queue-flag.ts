import { KEYS } from '#src/browser/storage.ts'
import { storedText } from '#src/browser/stored-value.ts'

/**
 * Fired in the tab that changed the queue; other tabs get a `storage` event, because the flag is written
 * again.
 */
export const QUEUE_CHANGED = 'queuechange'

/**
 * Sets the flag that the queue is not empty, so that other pages need not open the database, and notifies all
 * tabs.
 *
 * @throws if the browser cannot store it
 */
export function setQueueFlag(isFilled: boolean): void {
  if (isFilled) localStorage.setItem(KEYS.queued, String(Date.now()))
  else localStorage.removeItem(KEYS.queued)
  dispatchEvent(new Event(QUEUE_CHANGED))
}

export const isQueueFlagSet = (): boolean => storedText('localStorage', KEYS.queued).load() !== null
