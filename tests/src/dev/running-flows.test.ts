import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { cookieConsentMachine } from '#machines/cookie-consent.ts'
import { logAsTest } from '#src/dev/log-as-test.ts'
import { type RunningFlow, runningFlows, stepBack } from '#src/dev/running-flows.ts'

const machine = cookieConsentMachine.provide({
  actors: { storage: fromCallback(() => {}) },
  actions: { store: () => {} },
})
const AT = '2026-11-21T09:30:00Z'

let forget = () => {}
afterEach(() => forget())

/** A chart that is watched, after its banner was shown and accepted. */
function accepted(restart: RunningFlow['restart'] = null) {
  const actor = createActor(machine)
  forget = runningFlows.watch(actor, restart)
  actor.start()
  actor.send({ type: 'find', stored: null })
  actor.send({ type: 'accept', at: AT })
  return runningFlows.find('cookie-consent') as RunningFlow
}

test('a watched chart keeps every event with the place it led to', () => {
  const { steps } = accepted()
  expect(steps.map(({ event, snapshot }) => [event.type, snapshot.value])).toEqual([
    ['xstate.init', 'looking'],
    ['find', 'asking'],
    ['accept', 'decided'],
  ])
})

test('a step back starts the chart again from before its last event, and forgets that event', () => {
  const restart = vi.fn<NonNullable<RunningFlow['restart']>>()
  stepBack(accepted(restart))
  const [call] = restart.mock.calls
  if (!call) throw new Error('Nothing was started again.')
  const [from, steps] = call
  const actor = createActor(machine, { snapshot: from })
  expect(actor.getSnapshot().value).toBe('asking')
  expect(actor.getSnapshot().context).toEqual({ stored: null })

  forget()
  forget = runningFlows.watch(actor, restart, steps)
  actor.start()
  expect(runningFlows.find('cookie-consent')?.steps.map(({ event }) => event.type)).toEqual([
    'xstate.init',
    'find',
  ])
})

test('a chart at its start stays there', () => {
  const restart = vi.fn()
  stepBack({ ...accepted(restart), steps: accepted(restart).steps.slice(0, 1) })
  expect(restart).not.toHaveBeenCalled()
})

test('a chart that has stopped is no longer listed', () => {
  accepted()
  forget()
  expect(runningFlows.list()).toEqual([])
})

test('the log is copied as a test that sends what was done and expects where it led', () => {
  expect(logAsTest(accepted())).toBe(`test('cookie-consent: find, accept', async () => {
  actor.send({"type":"find","stored":null})
  await waitFor(actor, ({ value }) => stateName(value) === 'asking')
  actor.send({"type":"accept","at":"${AT}"})
  await waitFor(actor, ({ value }) => stateName(value) === 'decided')
})`)
  const failed = { type: 'xstate.error.actor.send', error: new TypeError('Failed to fetch') }
  const { steps } = accepted()
  const log = logAsTest({ id: 'booking', steps: steps.map((step) => ({ ...step, event: failed })) })
  expect(log).toContain('bringAbout({"type":"xstate.error.actor.send","error":"TypeError: Failed to fetch"})')
})
