import workerUrl from './worker.ts?worker&url'

/** The policy that the header names: it knows one address. */
const POLICY = 'queue-worker'

/** A name can be used once. */
let policy: ScriptUrlPolicy | undefined

const canSendInBackground = () => 'serviceWorker' in navigator && 'SyncManager' in window

/** Fetches the worker's script while there is a connection, into the browser's own cache: without one it is needed. */
export function fetchWorkerAhead(): void {
  if (!canSendInBackground()) return
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: workerUrl })
  document.head.append(link)
}

/**
 * Has the browser send what waits once there is a connection, also when no page is open. The worker's scope is the
 * folder of its own script: it controls no page, and answers no request.
 */
export async function sendInBackground(): Promise<void> {
  if (!canSendInBackground()) return
  policy ??= window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => workerUrl })
  const url = policy?.createScriptURL(workerUrl) ?? workerUrl
  const registration = await navigator.serviceWorker.register(url, {
    type: 'module',
    // Without a connection its script comes from the browser's cache, which never changes under one name.
    updateViaCache: 'all',
  })
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
