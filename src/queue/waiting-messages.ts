import { fromCallback, fromPromise } from 'xstate'
import type { QueueContent, QueueReport, TakeBackResult } from '#machines/waiting-messages.ts'
import { waitingMessagesMachine } from '#machines/waiting-messages.ts'
import { sendInBackground } from './background.ts'
import { allMessages, eraseMessage, sendQueued, watchQueue } from './messages.ts'
import { isReadable, releaseTakenBack, takeBack } from './take-back.ts'

/**
 * Connects the machine to the queue on this device. If `sendsAtOnce` is true (see `OpenBar`), the machine tries at once
 * to send the messages that wait.
 */
export const wireWaitingMessages = (sendsAtOnce: boolean) =>
  waitingMessagesMachine.provide({
    actors: {
      queue: fromCallback<QueueReport>(({ sendBack }) => watch(sendsAtOnce, sendBack)),
      send: fromPromise(async () => {
        await sendQueued()
        return readQueue()
      }),
      takeBack: fromPromise<TakeBackResult, string>(async ({ input: key }) => {
        const obstacle = await takeBack(key)
        return { key, obstacle, ...(await readQueue()) }
      }),
    },
    actions: {
      erase: (_, { key }) => void eraseMessage(key).catch(() => undefined),
      sendInBackground: () => void sendInBackground().catch(() => undefined),
    },
  })

/** Reports the queue now and after each change. Returns a function that stops reporting. */
function watch(sendsAtOnce: boolean, report: (event: QueueReport) => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  let type: 'visit' | 'find' = sendsAtOnce ? 'visit' : 'find'
  let reading: Promise<unknown> = sendsAtOnce ? releaseTakenBack().catch(() => undefined) : Promise.resolve()
  const read = async () => {
    const { messages } = await readQueue()
    report({ type, messages })
    type = 'find'
  }
  const look = () => {
    reading = reading.then(read).catch(() => undefined)
  }
  watchQueue(look, signal)
  addEventListener('online', () => report({ type: 'goOnline' }), { signal })
  look()
  return () => watching.abort()
}

async function readQueue(): Promise<QueueContent> {
  const messages = await allMessages()
  return { messages: messages.map((message) => ({ ...message, isReadable: isReadable(message) })) }
}
