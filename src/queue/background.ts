import workerUrl from './worker.ts?worker&url'

/** Trusted Types policy that the Content-Security-Policy allows; it permits only the worker's URL. */
const POLICY = 'queue-worker'

/** Created once, because the browser refuses a second policy with the same name. */
let policy: ScriptUrlPolicy | undefined

/**
 * Lets the browser send queued messages once it is online, even if no page is open. The service worker's scope is the
 * folder of its script, so it controls no page.
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
