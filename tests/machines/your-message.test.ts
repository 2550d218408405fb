import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SuccessOf } from '#contracts/calls/endpoint.ts'
import type { TalkStatus } from '#contracts/calls/talk-status.ts'
import type { MessageRequest, yourMessage } from '#contracts/calls/your-message.ts'
import { yourMessageMachine } from '#machines/your-message.ts'
import { OWN_MESSAGE } from '#mocks/examples.ts'
import { heldPort } from './held-port.ts'
import { waitFor } from './wait-for.ts'

const DOWN = { status: 503, sentence: 'Later.', retryAfterS: 30 }

function start() {
  const post = heldPort<SuccessOf<typeof yourMessage>, MessageRequest>()
  const done: unknown[] = []
  const machine = yourMessageMachine.provide({
    actors: { post: post.port },
    actions: {
      forgetToken: () => void done.push('forgetToken'),
      logFailure: (_, { error }) => void done.push(error),
    },
  })
  const actor = createActor(machine).start()
  const isAt = (place: string) => waitFor(actor, (snapshot) => snapshot.matches(place as never))
  return { actor, post, done, isAt }
}

async function showMessage(talk?: TalkStatus) {
  const page = start()
  page.actor.send({ type: 'arrive', token: 'a token' })
  page.post.answer({ message: { ...OWN_MESSAGE, ...(talk && { talk }) } })
  await page.isAt('shown')
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
  ['take-back', 'notTakenBack', ['takeBack', 'confirm'], 'retry'],
  ['send-again', 'notSentAgain', ['sendAgain'], 'sendAgain'],
] as const)('%s is posted by the last press, and again', async ([wish, place, presses, again]) => {
  const { actor, post, done, isAt } = await showMessage()
  for (const type of presses) {
    expect(post.calls).toHaveLength(1)
    actor.send({ type })
  }
  post.fail(DOWN)
  await isAt(place)
  expect(actor.getSnapshot().context.failure).toEqual(DOWN)
  expect(done).toEqual([DOWN])
  actor.send({ type: again })
  const request = { token: 'a token', wish }
  expect(post.calls.slice(1)).toEqual([request, request])
})

const START = '2026-12-08T09:00:00.000Z'
const PHONE = { way: 'phone' } as const
const PROPOSED: TalkStatus = {
  round: 3,
  state: 'proposed',
  proposal: { times: [{ start: START, isOpen: true }], how: PHONE },
}
const agreed = (hasBegun: boolean): TalkStatus => ({
  round: 4,
  state: 'agreed',
  agreed: { start: START, how: PHONE, hasBegun },
})

test('An answer to a proposal names the round that the page showed', async () => {
  const { actor, post, isAt } = await showMessage(PROPOSED)
  actor.send({ type: 'agree', start: START, phone: ' ' })
  expect(post.calls.at(-1)).toEqual({ token: 'a token', wish: 'agree', round: 3, start: START })
  post.answer({ outcome: 'done', message: { ...OWN_MESSAGE, talk: agreed(false) } })
  await isAt('shown')
  expect(actor.getSnapshot().context.outcome).toBe('done')
})

test('A refused answer keeps its typed text, and can be sent again', async () => {
  const { actor, post, isAt } = await showMessage(PROPOSED)
  actor.send({ type: 'decline', line: 'Only after six' })
  post.fail({ ...DOWN, status: 400 })
  await isAt('notAnswered')
  actor.send({ type: 'retry' })
  const declined = { token: 'a token', wish: 'decline', round: 3, line: 'Only after six' }
  expect(post.calls.slice(1)).toEqual([declined, declined])
})

test('A talk can be cancelled until it begins', async () => {
  const before = await showMessage(agreed(false))
  before.actor.send({ type: 'cancelTalk', line: '' })
  expect(before.post.calls.at(-1)).toEqual({ token: 'a token', wish: 'cancel-talk', round: 4, line: '' })
  const after = await showMessage(agreed(true))
  after.actor.send({ type: 'cancelTalk', line: '' })
  expect(after.post.calls).toHaveLength(1)
})
