import workerUrl from './worker.ts?worker&url'

/** The Trusted Types policy named in the header, for one URL. */
const POLICY = 'queue-worker'

/** A policy's name can be used only once. */
let policy: ScriptUrlPolicy | undefined

/**
 * Lets the browser send queued messages once it is online, even without an open page. The worker's scope is
 * the folder of its own script: it controls no page, and handles no fetch event.
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
