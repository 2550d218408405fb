import { afterEach, expect, test, vi } from 'vitest'
import { type AnyActorRef, createActor, createMachine, fromCallback, type Snapshot, setup } from 'xstate'
import { cookieConsentMachine } from '#machines/cookie-consent.ts'
import { type WatchedChart, type WatchedSystem, watchSystem } from '#src/dev/panel/watch-system.ts'

const machine = cookieConsentMachine.provide({
  actors: { storage: fromCallback(() => {}) },
  actions: { store: () => {} },
})
const AT = '2026-11-21T09:30:00Z'

let system: WatchedSystem
afterEach(() => system.stop())

const chart = () => system.list()[0] as WatchedChart
const heard = () => chart().steps.map(({ event, snapshot }) => [event.type, snapshot.value])

/** A machine that is watched, after its banner was shown and accepted. */
function accepted(restart?: (from: Snapshot<unknown>) => AnyActorRef) {
  const actor = createActor(machine)
  system = watchSystem(actor, restart)
  actor.start()
  actor.send({ type: 'find', stored: null })
  actor.send({ type: 'accept', at: AT })
  return actor
}

/** What an application does to start its actor again. */
const again = (snapshot: Snapshot<unknown>) => createActor(machine, { snapshot } as object)

const ALL = [
  ['xstate.init', 'looking'],
  ['find', 'asking'],
  ['accept', 'decided'],
]

test('a machine that runs already is watched from where it is', () => {
  const actor = createActor(machine).start()
  actor.send({ type: 'find', stored: null })
  system = watchSystem(actor)
  actor.send({ type: 'accept', at: AT })
  expect(heard()).toEqual([
    ['xstate.init', 'asking'],
    ['accept', 'decided'],
  ])
})

test('going back starts the actor again from an earlier step; the log stays, to go forward in', () => {
  const restart = vi.fn(again)
  accepted(restart)
  system.goTo(chart(), 1)
  chart().actor.start()
  expect(chart().actor.getSnapshot()).toMatchObject({ value: 'asking', context: { stored: null } })
  expect(chart().at).toBe(1)
  expect(heard()).toEqual(ALL)

  chart().actor.send({ type: 'decline', at: AT })
  expect(chart().at).toBe(2)
  expect(heard()).toEqual([...ALL.slice(0, 2), ['decline', 'decided']])
  expect(restart).toHaveBeenCalledTimes(1)
})

test('where nobody starts the actor again, the log is looked back on, and the next event is its end', () => {
  const actor = accepted()
  system.goTo(chart(), 1)
  expect(chart()).toMatchObject({ at: 1, canRestart: false })
  expect(chart().actor).toBe(actor)
  actor.send({ type: 'reopen' })
  expect(chart().at).toBe(3)
  expect(heard()).toEqual([...ALL, ['reopen', 'again']])
})

test('there is no going beyond the ends of the log', () => {
  const restart = vi.fn(again)
  accepted(restart)
  system.goTo(chart(), 3)
  system.goTo(chart(), -1)
  expect(restart).not.toHaveBeenCalled()
})

test('events lead the actor from its start, and the log is theirs', () => {
  accepted(again)
  system.replay([{ type: 'find', stored: null }])
  expect(chart().actor.getSnapshot().value).toBe('asking')
  expect(heard()).toEqual(ALL.slice(0, 2))
})

test('a machine that another one invokes is watched until it is stopped, also where it ran before', () => {
  const child = createMachine({
    id: 'child',
    initial: 'one',
    states: { one: { on: { go: 'two' } }, two: {} },
  })
  const parent = setup({ actors: { child } }).createMachine({
    id: 'parent',
    initial: 'with',
    states: { with: { invoke: { src: 'child', id: 'child' }, on: { leave: 'without' } }, without: {} },
  })
  const ids = () => system.list().map(({ steps }) => steps.at(-1)?.snapshot.machine.id)
  for (const isEarly of [true, false]) {
    const actor = createActor(parent)
    if (isEarly) system = watchSystem(actor)
    actor.start()
    if (!isEarly) system = watchSystem(actor)
    expect(ids()).toEqual(['parent', 'child'])
    actor.getSnapshot().children.child?.send({ type: 'go' })
    expect(system.list()[1]?.steps.map(({ snapshot }) => snapshot.value)).toEqual(['one', 'two'])
    actor.send({ type: 'leave' })
    expect(ids()).toEqual(['parent'])
    system.stop()
  }
})

test('a system that is no longer watched has no charts, and hears nothing', () => {
  const actor = accepted()
  system.stop()
  actor.send({ type: 'reopen' })
  expect(system.list()).toEqual([])
})
