import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { ListedMessage, QueueContent, QueueReport, TakeBackResult } from '#machines/waiting-messages.ts'
import { waitingMessagesMachine } from '#machines/waiting-messages.ts'
import { COPY_ONLY, DELIVERED, EXPIRED, HELD, KEY, WAITING } from '#mocks/examples.ts'
import { heldPort } from './held-port.ts'
import { waitFor } from './wait-for.ts'

const SECOND: ListedMessage = { ...WAITING, key: 'second' }

function start() {
  const sending = heldPort<QueueContent>()
  const takingBack = heldPort<TakeBackResult, string>()
  const done: string[] = []
  let report: (event: QueueReport) => void = () => undefined
  const actor = createActor(
    waitingMessagesMachine.provide({
      actors: {
        queue: fromCallback<QueueReport>(({ sendBack }) => {
          report = sendBack
        }),
        send: sending.port,
        takeBack: takingBack.port,
      },
      actions: {
        erase: (_, { key }) => void done.push(`erase ${key}`),
        sendInBackground: () => void done.push('sendInBackground'),
      },
    }),
  ).start()
  return {
    send: actor.send.bind(actor),
    visit: (...messages: ListedMessage[]) => report({ type: 'visit', messages }),
    find: (...messages: ListedMessage[]) => report({ type: 'find', messages }),
    goOnline: () => report({ type: 'goOnline' }),
    sending,
    takingBack,
    done,
    messageStates: () => actor.getSnapshot().context.messages.map(({ state }) => state),
    untilIdle: () => waitFor(actor, ({ value, tags }) => !tags.has('sending') && value !== 'takingBack'),
  }
}

test('A new page sends the waiting messages at once', async () => {
  const { visit, sending, untilIdle, done } = start()
  visit(WAITING)
  expect([sending.calls.length, done]).toEqual([1, []])
  sending.answer({ messages: [WAITING] })
  await untilIdle()
  expect([sending.calls.length, done]).toEqual([1, ['sendInBackground']])
})

test('Each new waiting message starts sending in the background once', () => {
  const { find, done, messageStates } = start()
  find(WAITING)
  find(WAITING)
  find(WAITING, DELIVERED)
  expect(done).toEqual(['sendInBackground'])
  expect(messageStates()).toEqual(['waiting', 'delivered'])
  find(WAITING, SECOND)
  expect(done).toEqual(['sendInBackground', 'sendInBackground'])
})

test('A waiting message is sent once when the connection returns', async () => {
  const { find, goOnline, sending, untilIdle, messageStates } = start()
  find(WAITING)
  goOnline()
  goOnline()
  sending.answer({ messages: [DELIVERED] })
  await untilIdle()
  expect(sending.calls).toHaveLength(1)
  expect(messageStates()).toEqual(['delivered'])
})

test('A second press of "Send now" starts no second attempt', () => {
  const { find, send, sending, messageStates } = start()
  find(WAITING)
  send({ type: 'sendNow' })
  send({ type: 'sendNow' })
  find(WAITING, SECOND)
  expect(sending.calls).toHaveLength(1)
  expect(messageStates()).toEqual(['waiting', 'waiting'])
})

test('A message is taken back once, however often the button is pressed', async () => {
  const { find, send, takingBack, untilIdle, messageStates } = start()
  find(WAITING, SECOND)
  send({ type: 'takeBack', key: KEY })
  send({ type: 'takeBack', key: KEY })
  find(WAITING)
  expect(messageStates()).toEqual(['waiting'])
  takingBack.answer({ key: KEY, obstacle: null, messages: [HELD] })
  await untilIdle()
  expect(takingBack.calls).toEqual([KEY])
  expect(messageStates()).toEqual(['takenBack'])
})

test('An unreadable or missing message cannot be taken back', () => {
  const { find, send, takingBack } = start()
  find(COPY_ONLY)
  send({ type: 'takeBack', key: KEY })
  find(EXPIRED)
  send({ type: 'takeBack', key: 'another' })
  expect(takingBack.calls).toEqual([])
})

test('A removed message leaves queue and list at once, and the others stay', () => {
  const { find, send, done, messageStates } = start()
  find(DELIVERED, { ...EXPIRED, key: 'second' })
  send({ type: 'remove', key: KEY })
  expect([done, messageStates()]).toEqual([[`erase ${KEY}`], ['expired']])
})
