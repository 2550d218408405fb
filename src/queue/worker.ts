/*
 * Sends what waits when the browser says that there is a connection, and does nothing else: it answers no request and
 * keeps no page. Once nothing waits it goes.
 */
import { browserStore } from './message-store.ts'
import { sendWaiting } from './send-waiting.ts'

interface SyncEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }

async function sendAll(): Promise<void> {
  // The browser tries again later, by its own reckoning.
  if (await sendWaiting(browserStore)) throw new Error('The connection is not back yet.')
  await registration.unregister()
}

addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sendAll()))
