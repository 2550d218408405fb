import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Confirmation } from '#contracts/calls/confirmation.ts'
import type { WaitlistEvent } from '#machines/waitlist-confirm.ts'
import { waitlistConfirmMachine } from '#machines/waitlist-confirm.ts'
import { waitFor } from './wait-for.ts'

const ARRIVAL = { type: 'arrive', token: 'a token', isConfirmed: false, purpose: 'confirm' } as const

/** A running confirmation whose ports are held by the test. */
function confirm() {
  const clock = new SimulatedClock()
  const posts: { token: string; confirmation: Confirmation }[] = []
  const asked: string[] = []
  const failures: unknown[] = []
  let pending = Promise.withResolvers<unknown>()
  const machine = waitlistConfirmMachine.provide({
    actors: {
      post: fromPromise<unknown, { token: string; confirmation: Confirmation }>(({ input }) => {
        posts.push(input)
        pending = Promise.withResolvers()
        return pending.promise
      }),
      gestures: fromCallback<WaitlistEvent>(() => undefined),
    },
    actions: {
      rememberConfirmed: () => void asked.push('rememberConfirmed'),
      forgetToken: () => void asked.push('forgetToken'),
      logFailure: (_, { error }) => {
        asked.push('logFailure')
        failures.push(error)
      },
    },
  })
  const actor = createActor(machine, { clock }).start()
  const bringAbout = (event: AnyEventObject) => {
    if (event.type.startsWith('xstate.done.')) pending.resolve(event.output)
    else if (event.type.startsWith('xstate.error.')) pending.reject(event.error)
    else if (event.type.startsWith('xstate.after.')) clock.increment(20_000)
    else actor.send(event as WaitlistEvent)
  }
  return { actor, asked, bringAbout, failures, posts }
}

test('the token is posted once, however often the page reports its arrival', () => {
  const { actor, posts } = confirm()
  actor.send(ARRIVAL)
  actor.send(ARRIVAL)
  expect(posts).toEqual([{ token: 'a token', confirmation: 'load' }])
})

test('a key press or a touch before the post is sent with it, and so is a manual retry after one', async () => {
  const { actor, bringAbout, posts } = confirm()
  actor.send(ARRIVAL)
  bringAbout({ type: 'xstate.error.actor.confirm', error: new TypeError('Failed to fetch') })
  await waitFor(actor, ({ value }) => value === 'failed')
  actor.send({ type: 'seeGesture' })
  actor.send({ type: 'retry' })
  expect(posts.map(({ confirmation }) => confirmation)).toEqual(['load', 'gesture'])
})

test('what this browser has confirmed is not posted again, and a missing token never', () => {
  const { actor, posts } = confirm()
  actor.send({ ...ARRIVAL, isConfirmed: true })
  expect(actor.getSnapshot().value).toBe('confirmed')
  const other = confirm()
  other.actor.send({ ...ARRIVAL, token: null })
  expect(other.actor.getSnapshot()).toMatchObject({ value: 'missing', status: 'done' })
  expect([...posts, ...other.posts]).toEqual([])
})

test('taking back needs a press, posts the same token, and is forgotten by the browser', async () => {
  const { actor, asked, bringAbout, posts } = confirm()
  actor.send({ ...ARRIVAL, purpose: 'withdraw' })
  expect(posts).toEqual([])
  actor.send({ type: 'withdraw' })
  expect(posts).toEqual([{ token: 'a token', confirmation: 'withdraw' }])
  bringAbout({ type: 'xstate.done.actor.withdraw', output: {} })
  await waitFor(actor, ({ value }) => value === 'withdrawn')
  expect(actor.getSnapshot().status).toBe('done')
  expect(asked).toEqual(['forgetToken'])
})

test('a confirmed sign-up is remembered by this browser, and can be taken back', async () => {
  const { actor, asked, bringAbout, posts } = confirm()
  actor.send(ARRIVAL)
  bringAbout({ type: 'xstate.done.actor.confirm', output: {} })
  await waitFor(actor, ({ value }) => value === 'confirmed')
  expect(asked).toEqual(['rememberConfirmed'])
  actor.send({ type: 'withdraw' })
  expect(posts.at(-1)).toEqual({ token: 'a token', confirmation: 'withdraw' })
})

test.for([
  ['confirm', 'failed'],
  ['withdraw', 'stuck'],
] as const)('no answer to %s for twenty seconds counts as a failure', ([purpose, state]) => {
  const { actor, bringAbout, failures } = confirm()
  actor.send({ ...ARRIVAL, purpose })
  if (purpose === 'withdraw') actor.send({ type: 'withdraw' })
  bringAbout({ type: 'xstate.after.postLimit' })
  expect(actor.getSnapshot()).toMatchObject({ value: state, context: { failure: { status: null } } })
  expect(failures).toEqual([new Error('No answer in time.')])
})
