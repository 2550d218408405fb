import { callFailureOf } from '#contracts/calls/call-failure.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import type { QueuedMessage, WrittenMessage } from '#machines/waiting-messages.ts'
import { call } from '#src/browser/api.ts'
import type { MessageStore } from './message-store.ts'

/**
 * Time limit of one attempt, so that it does not block the others; a later arrival is recognised by its key.
 */
const ATTEMPT_LIMIT_MS = 30_000
const DAY_MS = 86_400_000
const LOCK = 'queued-messages'

/**
 * Sends the waiting messages one by one, with one sender at a time among all tabs and the worker. Resolves to
 * true if any still waits.
 */
export const sendWaiting = (store: MessageStore): Promise<boolean> =>
  oneAtATime(async () => {
    for (const { key } of await store.all()) {
      // Read the message again: the previous attempt may have taken half a minute, in which it may have been taken
      // back.
      const message = await store.find(key)
      if (message?.state !== 'waiting') continue
      const then = isOver(message, Date.now())
        ? ({ ...message, state: 'expired' } as const)
        : await attempt(message)
      // An unchanged message means that the attempt failed: skip the others, which would fail too.
      if (then === message) break
      await store.put(then)
    }
    return (await store.all()).some(({ state }) => state === 'waiting')
  })

/**
 * True if a message has expired. If the device's clock was more than a day ahead, the waiting time is
 * unknown, and so is whether the functions still remember its key.
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

/**
 * True if our functions refused the message for good: hosts and proxies send no sentence of ours, and rate
 * limits pass.
 */
const isRefusal = ({ status, sentence }: ReturnType<typeof callFailureOf>): boolean =>
  status !== null && status < 500 && status !== 429 && sentence !== null

/** Browsers without locks rely on the key of the message. */
const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
