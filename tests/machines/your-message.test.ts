import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { MessageWish } from '#contracts/calls/your-message.ts'
import { yourMessageMachine } from '#machines/your-message.ts'
import { OWN_MESSAGE } from '#mocks/examples.ts'
import { heldPort } from './held-port.ts'
import { waitFor } from './wait-for.ts'

const DOWN = { status: 503, sentence: 'Later.', retryAfterS: 30 }

function start() {
  const post = heldPort<object, { token: string; wish: MessageWish }>()
  const done: unknown[] = []
  const machine = yourMessageMachine.provide({
    actors: { post: post.port },
    actions: {
      forgetToken: () => void done.push('forgetToken'),
      logFailure: (_, { error }) => void done.push(error),
    },
  })
  const actor = createActor(machine).start()
  const isAt = (place: string) => waitFor(actor, ({ value }) => value === place)
  return { actor, post, done, isAt }
}

async function showMessage() {
  const page = start()
  page.actor.send({ type: 'arrive', token: 'a token' })
  page.post.answer({ message: OWN_MESSAGE })
  await page.isAt('kept')
  return page
}

test('An arrival looks the message up once, and causes no other call', async () => {
  const { actor, post, done } = await showMessage()
  actor.send({ type: 'arrive', token: 'another token' })
  expect(post.calls).toEqual([{ token: 'a token', wish: 'show' }])
  expect(actor.getSnapshot().context.message).toEqual(OWN_MESSAGE)
  expect(done).toEqual([])
})

test('A missing token is never posted, and the browser forgets an earlier one', () => {
  const { actor, post, done } = start()
  actor.send({ type: 'arrive', token: null })
  expect(actor.getSnapshot().status).toBe('done')
  expect([post.calls, done]).toEqual([[], ['forgetToken']])
})

test.for([
  ['takeBack', 'take-back', 'notTakenBack'],
  ['sendAgain', 'send-again', 'notSentAgain'],
] as const)('%s posts on each press, and logs the cause of a failure', async ([press, wish, place]) => {
  const { actor, post, done, isAt } = await showMessage()
  actor.send({ type: press })
  post.fail(DOWN)
  await isAt(place)
  expect(actor.getSnapshot().context.failure).toEqual(DOWN)
  expect(done).toEqual([DOWN])
  actor.send({ type: press })
  expect(post.calls.slice(1)).toEqual([
    { token: 'a token', wish },
    { token: 'a token', wish },
  ])
})
