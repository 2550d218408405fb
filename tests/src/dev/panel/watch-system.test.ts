import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { cookieConsentMachine } from '#machines/cookie-consent.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { goTo, type RunningFlow, runningFlows } from '#src/dev/running-flows.ts'

const machine = cookieConsentMachine.provide({
  actors: { storage: fromCallback(() => {}) },
  actions: { store: () => {} },
})
const AT = '2026-11-21T09:30:00Z'

let forget = () => {}
afterEach(() => forget())

/** A chart that is watched, after its banner was shown and accepted. */
function accepted(restart: RunningFlow['restart'] = () => {}) {
  const actor = createActor(machine)
  forget = runningFlows.watch(actor, restart)
  actor.start()
  actor.send({ type: 'find', stored: null })
  actor.send({ type: 'accept', at: AT })
  return runningFlows.find('cookie-consent') as RunningFlow
}

const heard = ({ steps }: Pick<RunningFlow, 'steps'>) =>
  steps.map(({ event, snapshot }) => [event.type, snapshot.value])

test('a watched chart keeps every event with the place it led to', () => {
  expect(heard(accepted())).toEqual([
    ['xstate.init', 'looking'],
    ['find', 'asking'],
    ['accept', 'decided'],
  ])
})

test('going back starts the chart again from an earlier step; what was heard stays in the log, to go forward to', () => {
  const restart = vi.fn<RunningFlow['restart']>()
  goTo(accepted(restart), 1)
  const [[from, log] = []] = restart.mock.calls
  if (!from || !log) throw new Error('Nothing was started again.')
  const actor = createActor(machine, { snapshot: from })
  expect(actor.getSnapshot().value).toBe('asking')
  expect(actor.getSnapshot().context).toEqual({ stored: null })

  forget()
  forget = runningFlows.watch(actor, restart, log)
  actor.start()
  const flow = runningFlows.find('cookie-consent') as RunningFlow
  expect(flow.at).toBe(1)
  expect(heard(flow).map(([event]) => event)).toEqual(['xstate.init', 'find', 'accept'])

  actor.send({ type: 'decline', at: AT })
  const after = runningFlows.find('cookie-consent') as RunningFlow
  expect(after.at).toBe(2)
  expect(heard(after)).toEqual([
    ['xstate.init', 'looking'],
    ['find', 'asking'],
    ['decline', 'decided'],
  ])
})

test('there is no going beyond the ends of the log', () => {
  const restart = vi.fn()
  goTo(accepted(restart), 3)
  goTo(accepted(restart), -1)
  expect(restart).not.toHaveBeenCalled()
})

test('a chart that is started again keeps its place among the others', () => {
  accepted()
  const forgetSignUp = runningFlows.watch(createActor(signUpMachine), () => {})
  forget()
  forget = runningFlows.watch(createActor(machine), () => {})
  expect(runningFlows.list().map(({ id }) => id)).toEqual(['cookie-consent', 'sign-up'])
  forgetSignUp()
})

test('a chart that has stopped is no longer listed', () => {
  accepted()
  forget()
  expect(runningFlows.list()).toEqual([])
})
