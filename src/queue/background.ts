import workerUrl from './worker.ts?worker&url'

/** Trusted Types policy that permits only the URL of the worker. The Content Security Policy lists its name. */
const POLICY = 'queue-worker'

/** Created only once, because browsers reject a second policy with the same name. */
let policy: ScriptUrlPolicy | undefined

/**
 * Lets the browser send queued messages when it is online again, even if no page is open. The scope of the service
 * worker contains no pages, so it controls none.
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
