/*
 * Sends what waits when the browser says that there is a connection, and does nothing else: it answers no request and
 * keeps no page. It unregisters once nothing waits.
 */
import { browserStore } from './message-store.ts'
import { sendWaiting } from './send-waiting.ts'

interface SyncEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Worker {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { includeUncontrolled: true }): Promise<{ postMessage(news: string): void }[]>
  }
}

const { registration, clients } = globalThis as unknown as Worker

async function sendAll(): Promise<void> {
  const isLeft = await sendWaiting(browserStore)
  for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage('look')
  // The browser tries again later, by its own reckoning.
  if (isLeft) throw new Error('The connection is not back yet.')
  await registration.unregister()
}

addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sendAll()))
