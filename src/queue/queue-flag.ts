import { KEYS } from '#src/browser/storage.ts'
import { storedText } from '#src/browser/stored-value.ts'

/** Event in the tab that changed the queue. Other tabs get a `storage` event, because the flag's value changes. */
export const QUEUE_CHANGED = 'queuechange'

/**
 * Sets or removes the flag for a filled queue, which saves pages from opening the database, and notifies all tabs.
 *
 * @throws if the browser cannot store it
 */
export function setQueueFlag(isFilled: boolean): void {
  if (isFilled) localStorage.setItem(KEYS.queued, String(Date.now()))
  else localStorage.removeItem(KEYS.queued)
  dispatchEvent(new Event(QUEUE_CHANGED))
}

export const isQueueFlagSet = (): boolean => storedText('localStorage', KEYS.queued).load() !== null
