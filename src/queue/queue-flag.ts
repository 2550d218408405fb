import { KEYS } from '#src/browser/storage.ts'
import { storedText } from '#src/browser/stored-value.ts'

/** Event dispatched in the tab that changes the queue. Other tabs receive a `storage` event. */
export const QUEUE_CHANGED = 'queuechange'

/**
 * Sets or removes the flag for a non-empty queue, and notifies all tabs. Because of the flag, pages need not open an
 * empty database.
 *
 * @throws if the browser cannot store the flag
 */
export function setQueueFlag(isFilled: boolean): void {
  if (isFilled) localStorage.setItem(KEYS.queued, String(Date.now()))
  else localStorage.removeItem(KEYS.queued)
  dispatchEvent(new Event(QUEUE_CHANGED))
}

export const isQueueFlagSet = (): boolean => storedText('localStorage', KEYS.queued).load() !== null
