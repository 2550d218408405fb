import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { Confirmation } from '#contracts/calls/confirmation.ts'
import { type WaitlistEvent, waitlistConfirmMachine } from '#machines/waitlist-confirm.ts'
import { heldPort } from './held-port.ts'

const ARRIVAL = { type: 'arrive', token: 'a token', isConfirmed: false, purpose: 'confirm' } as const

function start() {
  const { port, calls } = heldPort<unknown, { token: string; confirmation: Confirmation }>()
  const machine = waitlistConfirmMachine.provide({
    actors: { post: port, gestures: fromCallback<WaitlistEvent>(() => undefined) },
  })
  return { actor: createActor(machine).start(), calls }
}

test('The token is posted once, however often the page reports its arrival', () => {
  const { actor, calls } = start()
  actor.send(ARRIVAL)
  actor.send(ARRIVAL)
  expect(calls).toEqual([{ token: 'a token', confirmation: 'load' }])
})

test.for([
  ['a sign-up that this browser has confirmed', { isConfirmed: true }],
  ['a missing token', { token: null }],
] as const)('%s is not posted', ([, arrival]) => {
  const { actor, calls } = start()
  actor.send({ ...ARRIVAL, ...arrival })
  expect(calls).toEqual([])
})
