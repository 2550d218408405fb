import workerUrl from './worker.ts?worker&url'

/** The policy that the header names: it knows one address. */
const POLICY = 'queue-worker'

/** A name can be used once. */
let policy: ScriptUrlPolicy | undefined

/**
 * Has the browser send what waits once there is a connection, also when no page is open. The worker's scope is the
 * folder of its own script: it controls no page, and handles no fetch event.
 */
export async function sendInBackground(): Promise<void> {
  if (!('serviceWorker' in navigator && 'SyncManager' in window)) return
  policy ??= window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => workerUrl })
  const url = policy?.createScriptURL(workerUrl) ?? workerUrl
  const registration = await navigator.serviceWorker.register(url, { type: 'module' })
  await activated(registration)
  await registration.sync?.register('send-queued')
}

function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return Promise.resolve()
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve())
  })
}
