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
  await waitUntilActive(registration)
  await registration.sync?.register('send-queued')
}

function waitUntilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const next = installing ?? waiting
  if (active || !next) return Promise.resolve()
  return new Promise((resolve) => {
    next.addEventListener('statechange', () => next.state === 'activated' && resolve())
  })
}
