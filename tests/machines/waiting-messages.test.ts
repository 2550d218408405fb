import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { ListedMessage, QueueContent, QueueReport, TakeBackResult } from '#machines/waiting-messages.ts'
import { waitingMessagesMachine } from '#machines/waiting-messages.ts'
import { COPY_ONLY, DELIVERED, EXPIRED, HELD, KEY, WAITING } from '#src/dev/examples.ts'
import { stateName } from '#src/dev/panel/chart.ts'
import { waitFor } from './wait-for.ts'

const SECOND: ListedMessage = { ...WAITING, key: 'second' }

/** A running machine whose ports are held by the test. */
function start() {
  const calls: string[] = []
  const erased: string[] = []
  const returned: string[] = []
  let sending = Promise.withResolvers<QueueContent>()
  let taking = Promise.withResolvers<TakeBackResult>()
  let report: (event: QueueReport) => void = () => undefined
  const actor = createActor(
    waitingMessagesMachine.provide({
      actors: {
        queue: fromCallback<QueueReport>(({ sendBack }) => {
          report = sendBack
        }),
        send: fromPromise(() => {
          calls.push('send')
          sending = Promise.withResolvers()
          return sending.promise
        }),
        takeBack: fromPromise<TakeBackResult, string>(({ input }) => {
          calls.push('takeBack')
          returned.push(input)
          taking = Promise.withResolvers()
          return taking.promise
        }),
      },
      actions: {
        erase: (_, { key }) => void erased.push(key),
        sendInBackground: () => void calls.push('sendInBackground'),
      },
    }),
  ).start()
  const snapshot = () => actor.getSnapshot()
  const arrivesAt = (state: string) => waitFor(actor, ({ value }) => stateName(value) === state)
  return {
    send: actor.send.bind(actor),
    visit: (...messages: ListedMessage[]) => report({ type: 'visit', messages }),
    find: (...messages: ListedMessage[]) => report({ type: 'find', messages }),
    goOnline: () => report({ type: 'goOnline' }),
    leave: (...messages: ListedMessage[]) => sending.resolve({ messages }),
    failToSend: () => sending.reject(new Error('No storage here.')),
    takenBack: (obstacle: TakeBackResult['obstacle'], ...messages: ListedMessage[]) =>
      taking.resolve({ key: KEY, obstacle, messages }),
    failToTakeBack: () => taking.reject(new Error('No storage here.')),
    arrivesAt,
    calls,
    erased,
    returned,
    state: () => stateName(snapshot().value),
    states: () => snapshot().context.messages.map(({ state }) => state),
    notice: () => snapshot().context.notice,
    isSending: () => snapshot().hasTag('sending'),
  }
}

describe('a page that opens', () => {
  test('sends the waiting messages at once, and leaves them to the browser without an answer', async () => {
    const { visit, leave, arrivesAt, calls, state, isSending, notice } = start()
    visit(WAITING)
    expect(state()).toBe('shown.trying')
    expect(isSending()).toBe(true)
    expect(calls).toEqual(['send'])
    leave(WAITING)
    await arrivesAt('shown.waiting')
    expect(isSending()).toBe(false)
    expect(calls).toEqual(['send', 'sendInBackground'])
    expect(notice()).toBeNull()
  })
})

describe('a message that is kept while the page is open', () => {
  test('is left to the browser as well where another one waits; an unchanged list shows nothing new', () => {
    const { find, calls, states } = start()
    find(WAITING)
    find(WAITING)
    find(WAITING, DELIVERED)
    expect(calls).toEqual(['sendInBackground'])
    expect(states()).toEqual(['waiting', 'delivered'])
    find(WAITING, SECOND)
    expect(calls).toEqual(['sendInBackground', 'sendInBackground'])
    expect(states()).toEqual(['waiting', 'waiting'])
  })

  test('is sent when the connection is back, once', async () => {
    const { find, goOnline, leave, arrivesAt, calls, state } = start()
    find(WAITING)
    goOnline()
    goOnline()
    expect(state()).toBe('shown.trying')
    leave(DELIVERED)
    await arrivesAt('shown.settled')
    expect(calls).toEqual(['sendInBackground', 'send'])
  })
})

describe('sending by hand', () => {
  test('reports a missing connection again each time', async () => {
    const { find, send, leave, arrivesAt, notice, isSending } = start()
    find(WAITING)
    for (const _ of ['once', 'again']) {
      send({ type: 'sendNow' })
      expect(isSending()).toBe(true)
      expect(notice()).toBeNull()
      leave(WAITING)
      await arrivesAt('shown.waiting')
      expect(notice()).toEqual({ name: 'stillNot', key: null })
    }
  })

  test('does not start a second attempt while one is under way, and follows the queue meanwhile', async () => {
    const { find, send, states, state, calls } = start()
    find(WAITING)
    send({ type: 'sendNow' })
    send({ type: 'sendNow' })
    find(WAITING, SECOND)
    expect([state(), states()]).toEqual(['shown.sending', ['waiting', 'waiting']])
    expect(calls.filter((call) => call === 'send')).toHaveLength(1)
  })

  test.for(['visit', 'hand'] as const)('by %s: where the storage fails, the message waits on', async (by) => {
    const { visit, find, send, failToSend, arrivesAt, states } = start()
    if (by === 'visit') visit(WAITING)
    else find(WAITING)
    if (by === 'hand') send({ type: 'sendNow' })
    failToSend()
    await arrivesAt('shown.waiting')
    expect(states()).toEqual(['waiting'])
  })
})

describe('taking a message back', () => {
  test('names it to the port, and shows what the queue has left', async () => {
    const { find, send, takenBack, arrivesAt, returned, state, states } = start()
    find(WAITING, SECOND)
    send({ type: 'takeBack', key: KEY })
    expect(state()).toBe('takingBack')
    expect(returned).toEqual([KEY])
    takenBack(null, HELD)
    await arrivesAt('shown.settled')
    expect(states()).toEqual(['takenBack'])
  })

  test('happens once, however often the button is pressed, and follows the queue meanwhile', () => {
    const { find, send, returned, state, states } = start()
    find(WAITING)
    send({ type: 'takeBack', key: KEY })
    send({ type: 'takeBack', key: KEY })
    find(HELD)
    expect(state()).toBe('takingBack')
    expect(returned).toHaveLength(1)
    expect(states()).toEqual(['takenBack'])
  })

  test('is not possible for a message that no current form can read, nor for a missing one', () => {
    const { find, send, state, calls } = start()
    find(COPY_ONLY)
    send({ type: 'takeBack', key: KEY })
    expect(state()).toBe('shown.settled')
    find(EXPIRED)
    send({ type: 'takeBack', key: 'another' })
    expect(state()).toBe('shown.settled')
    expect(calls).toEqual([])
  })
})

describe('a removed message', () => {
  test('leaves queue and list at once, and the others stay', () => {
    const { find, send, erased, states, state } = start()
    find(DELIVERED, { ...EXPIRED, key: 'second' })
    send({ type: 'remove', key: KEY })
    expect([erased, states(), state()]).toEqual([[KEY], ['expired'], 'shown.settled'])
    send({ type: 'remove', key: 'second' })
    expect([erased, states(), state()]).toEqual([[KEY, 'second'], [], 'none'])
  })
})
