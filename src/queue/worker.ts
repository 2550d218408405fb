/*
 * Service worker that sends queued messages when the browser is online again. It intercepts no requests, and
 * unregisters once no message waits.
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
  // If this function rejects, the browser retries later.
  if (isLeft) throw new Error('The connection is not back yet.')
  await registration.unregister()
}

addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sendAll()))
