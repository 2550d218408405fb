import { callFailureOf } from '#contracts/calls/call-failure.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import type { QueuedMessage, WrittenMessage } from '#machines/waiting-messages.ts'
import { call } from '#src/browser/api.ts'
import type { MessageStore } from './message-store.ts'

/** Time limit of one attempt, so that none blocks the others. If it arrives later, the functions recognise its key. */
const ATTEMPT_LIMIT_MS = 30_000
const DAY_MS = 86_400_000
const LOCK = 'queued-messages'

/**
 * Sends the waiting messages one by one; of all tabs and the worker, only one sends at a time. Resolves to true if a
 * message still waits.
 */
export const sendWaiting = (store: MessageStore): Promise<boolean> =>
  oneAtATime(async () => {
    for (const { key } of await store.all()) {
      // Read the message again: the visitor may have taken it back during the previous attempt, which can take long.
      const message = await store.find(key)
      if (message?.state !== 'waiting') continue
      const then = isOver(message, Date.now())
        ? ({ ...message, state: 'expired' } as const)
        : await attempt(message)
      // An unchanged entry means that no server answered: skip the other messages, which would fail too.
      if (then === message) break
      await store.put(then)
    }
    return (await store.all()).some(({ state }) => state === 'waiting')
  })

/**
 * True if a message has waited too long, or was written more than a day in the future: then the device's clock was
 * wrong, and the functions may no longer remember the message's key.
 */
const isOver = ({ keptAt }: WrittenMessage, now: number): boolean =>
  now - keptAt >= MESSAGE_WAITS_MS || keptAt - now > DAY_MS

/** The message in its next state; the same object if it should be tried again. */
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
 * True if our functions refused the message for good. An error of a host or proxy lacks our error sentence, and a rate
 * limit (429) is only temporary.
 */
const isRefusal = ({ status, sentence }: ReturnType<typeof callFailureOf>): boolean =>
  status !== null && status < 500 && status !== 429 && sentence !== null

/** In browsers without locks, a message may be sent twice: the functions then recognise its key. */
const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
