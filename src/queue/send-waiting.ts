import { callFailureOf } from '#contracts/calls/call-failure.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import type { QueuedMessage, WrittenMessage } from '#machines/waiting-messages.ts'
import { call } from '#src/browser/api.ts'
import type { MessageStore } from './message-store.ts'

/**
 * Time until an attempt is aborted. If the message arrives nevertheless, the server recognises its key at the next
 * attempt.
 */
const ATTEMPT_LIMIT_MS = 30_000
const DAY_MS = 86_400_000
const LOCK = 'queued-messages'

/**
 * Sends the waiting messages one by one. Only one tab or worker sends at a time. Resolves to true if messages are still
 * waiting.
 */
export const sendWaiting = (store: MessageStore): Promise<boolean> =>
  oneAtATime(async () => {
    for (const { key } of await store.all()) {
      // Read the message again, because the visitor may have taken it back in the meantime.
      const message = await store.find(key)
      if (message?.state !== 'waiting') continue
      const then = isOver(message, Date.now())
        ? ({ ...message, state: 'expired' } as const)
        : await attempt(message)
      // The attempt failed temporarily, and the remaining messages would probably fail too.
      if (then === message) break
      await store.put(then)
    }
    return (await store.all()).some(({ state }) => state === 'waiting')
  })

/**
 * True if a message has waited too long, or is dated more than a day ahead. In the second case, the device had a wrong
 * clock and the real age is unknown.
 */
const isOver = ({ keptAt }: WrittenMessage, now: number): boolean =>
  now - keptAt >= MESSAGE_WAITS_MS || keptAt - now > DAY_MS

/** Returns the message in its next state, or the same object if it should be tried again. */
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
 * True if our function rejected the message for good. Errors of the host or a proxy have no `sentence`, and a rate
 * limit (429) is temporary.
 */
const isRefusal = ({ status, sentence }: ReturnType<typeof callFailureOf>): boolean =>
  status !== null && status < 500 && status !== 429 && sentence !== null

/** Without the Web Locks API, a message may be sent twice. The server then recognises its key. */
const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
