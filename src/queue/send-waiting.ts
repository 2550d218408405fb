import { callFailureOf } from '#contracts/calls/call-failure.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WAITS_MS } from '#contracts/words/limits.ts'
import type { QueuedMessage, WrittenMessage } from '#machines/waiting-messages.ts'
import { call } from '#src/browser/api.ts'
import type { MessageStore } from './message-store.ts'

/** Time limit of one attempt, so that it holds up no others; a later arrival is recognised by its key. */
const ATTEMPT_LIMIT_MS = 30_000
const DAY_MS = 86_400_000
const LOCK = 'queued-messages'

/**
 * Sends what waits, one message after the other, and one sender at a time among all tabs and the worker. Resolves with
 * whether something still waits.
 */
export const sendWaiting = (store: MessageStore): Promise<boolean> =>
  oneAtATime(async () => {
    for (const { key } of await store.all()) {
      // The one before it may have taken half a minute, and its writer may have taken it back since.
      const message = await store.find(key)
      if (message?.state !== 'waiting') continue
      const then = isOver(message, Date.now())
        ? ({ ...message, state: 'expired' } as const)
        : await attempt(message)
      // Not now: nor would the others be taken.
      if (then === message) break
      await store.put(then)
    }
    return (await store.all()).some(({ state }) => state === 'waiting')
  })

/**
 * Tells whether a message has waited long enough. If the device's clock was more than a day ahead, the waiting time is
 * unknown, and with it whether the functions still remember its key.
 */
const isOver = ({ keptAt }: WrittenMessage, now: number): boolean =>
  now - keptAt >= MESSAGE_WAITS_MS || keptAt - now > DAY_MS

/** The next state of a message: unchanged while no server answers. */
async function attempt(message: WrittenMessage & { state: 'waiting' }): Promise<QueuedMessage> {
  const { key, keptAt, body, language, consentVersion, signals } = message
  try {
    const receipt = await call(sendContactEmail, body, {
      language,
      idempotencyKey: key,
      consentVersion,
      signals,
      writtenAt: new Date(keptAt),
      limitMs: ATTEMPT_LIMIT_MS,
    })
    return { state: 'delivered', key, keptAt, deliveredAt: Date.now(), receipt }
  } catch (error) {
    const failure = callFailureOf(error)
    return isRefusal(failure) ? { ...message, state: 'refused', failure } : message
  }
}

/** True when our functions refused for good: a host or a proxy has no sentence of ours, and a limit passes. */
const isRefusal = ({ status, sentence }: ReturnType<typeof callFailureOf>): boolean =>
  status !== null && status < 500 && status !== 429 && sentence !== null

/** Browsers without locks rest on the key of the message alone. */
const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
