import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { Confirmation } from '#contracts/calls/confirmation.ts'
import { type WaitlistEvent, waitlistConfirmMachine } from '#machines/waitlist-confirm.ts'
import { heldPort } from './held-port.ts'
import { waitFor } from './wait-for.ts'

const ARRIVAL = { type: 'arrive', token: 'a token', isConfirmed: false, purpose: 'confirm' } as const

/** A running machine; `done` lists the calls of its other ports. */
function start() {
  const post = heldPort<unknown, { token: string; confirmation: Confirmation }>()
  const done: unknown[] = []
  const machine = waitlistConfirmMachine.provide({
    actors: { post: post.port, gestures: fromCallback<WaitlistEvent>(() => undefined) },
    actions: {
      rememberConfirmed: () => void done.push('rememberConfirmed'),
      forgetToken: () => void done.push('forgetToken'),
      logFailure: (_, { error }) => void done.push(error),
    },
  })
  const actor = createActor(machine).start()
  const isAt = (place: string) => waitFor(actor, ({ value }) => value === place)
  return { actor, post, done, isAt }
}

test('The token is posted once, however often the page reports its arrival', () => {
  const { actor, post } = start()
  actor.send(ARRIVAL)
  actor.send(ARRIVAL)
  expect(post.calls).toEqual([{ token: 'a token', confirmation: 'load' }])
})

test.for([
  ['a sign-up that this browser has confirmed', { isConfirmed: true }],
  ['a missing token', { token: null }],
] as const)('%s is not posted', ([, arrival]) => {
  const { actor, post } = start()
  actor.send({ ...ARRIVAL, ...arrival })
  expect(post.calls).toEqual([])
})

test('The browser remembers a confirmed sign-up, which can be withdrawn', async () => {
  const { actor, post, done, isAt } = start()
  actor.send(ARRIVAL)
  post.answer({})
  await isAt('confirmed')
  expect(done).toEqual(['rememberConfirmed'])
  actor.send({ type: 'withdraw' })
  expect(post.calls.at(-1)).toEqual({ token: 'a token', confirmation: 'withdraw' })
})
