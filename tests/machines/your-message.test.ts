import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromPromise, SimulatedClock } from 'xstate'
import type { MessageWish } from '#contracts/calls/your-message.ts'
import type { YourMessageEvent } from '#machines/your-message.ts'
import { yourMessageMachine } from '#machines/your-message.ts'
import { OWN_MESSAGE } from '#src/dev/examples.ts'
import { waitFor } from './wait-for.ts'

const DOWN = { status: 503, sentence: 'Later.', retryAfterS: 30 }

/** A running machine whose ports are held by the test. */
function visitor() {
  const clock = new SimulatedClock()
  const posts: { token: string; wish: MessageWish }[] = []
  const done: string[] = []
  const failures: unknown[] = []
  let pending = Promise.withResolvers<object>()
  const machine = yourMessageMachine.provide({
    actors: {
      post: fromPromise<object, { token: string; wish: MessageWish }>(({ input }) => {
        posts.push(input)
        pending = Promise.withResolvers()
        return pending.promise
      }),
    },
    actions: {
      forgetToken: () => void done.push('forgetToken'),
      logFailure: (_, { error }) => {
        done.push('logFailure')
        failures.push(error)
      },
    },
  })
  const actor = createActor(machine, { clock }).start()
  return {
    actor,
    done,
    failures,
    posts,
    send: (event: YourMessageEvent) => actor.send(event),
    timeOut: () => clock.increment(20_000),
    async answer(output: object, place: string) {
      pending.resolve(output)
      return waitFor(actor, ({ value }) => value === place)
    },
    async refuse(error: AnyEventObject | object, place: string) {
      pending.reject(error)
      return waitFor(actor, ({ value }) => value === place)
    },
  }
}

/** A machine that shows the message. */
async function reader() {
  const one = visitor()
  one.send({ type: 'arrive', token: 'a token' })
  await one.answer({ message: OWN_MESSAGE }, 'kept')
  return one
}

test('an arrival looks the message up once, and changes nothing', async () => {
  const { posts, send, actor } = await reader()
  send({ type: 'arrive', token: 'another token' })
  expect(posts).toEqual([{ token: 'a token', wish: 'show' }])
  expect(actor.getSnapshot().context.message).toEqual(OWN_MESSAGE)
})

test('a missing token is never posted', () => {
  const { actor, posts, send } = visitor()
  send({ type: 'arrive', token: null })
  const nothing = { token: '', message: null, failure: null }
  expect(actor.getSnapshot()).toMatchObject({ value: 'gone', status: 'done', context: nothing })
  expect(posts).toEqual([])
})

test.for(['takeBack', 'sendAgain'] as const)('%s needs a press', async (press) => {
  const { posts, send } = await reader()
  expect(posts).toHaveLength(1)
  send({ type: press })
  expect(posts[1]).toEqual({ token: 'a token', wish: press === 'takeBack' ? 'take-back' : 'send-again' })
})

test('a message that was taken back ends the visit, and the browser forgets the token', async () => {
  const { actor, answer, done, send } = await reader()
  send({ type: 'takeBack' })
  await answer({}, 'takenBack')
  expect([actor.getSnapshot().status, done]).toEqual(['done', ['forgetToken']])
})

test.for([
  ['takeBack', 'notTakenBack'],
  ['sendAgain', 'notSentAgain'],
] as const)('%s that fails can be pressed again, with the reason kept', async ([press, place]) => {
  const { actor, done, failures, posts, refuse, send, timeOut } = await reader()
  send({ type: press })
  await refuse(DOWN, place)
  expect([actor.getSnapshot().context.failure, done]).toEqual([DOWN, ['logFailure']])
  send({ type: press })
  timeOut()
  expect(actor.getSnapshot()).toMatchObject({ value: place, context: { failure: { status: null } } })
  expect(done).toEqual(['logFailure', 'logFailure'])
  expect(failures).toEqual([DOWN, new Error('No answer in time.')])
  send({ type: 'back' })
  expect([actor.getSnapshot().value, posts.length]).toEqual(['kept', 3])
})
