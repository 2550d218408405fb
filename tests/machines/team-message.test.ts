import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { TalkStatus } from '#contracts/calls/talk-status.ts'
import type { TeamMessage, TeamRequest } from '#contracts/calls/team-message.ts'
import { type TeamAnswer, teamMessageMachine } from '#machines/team-message.ts'
import { heldPort } from './held-port.ts'
import { waitFor } from './wait-for.ts'

const REFUSED = { status: 400, sentence: 'Check the fields.', retryAfterS: null }
const START = '2026-12-08T09:00:00.000Z'
const LATER = '2026-12-08T13:00:00.000Z'
const PHONE = { way: 'phone' } as const

const messageIn = (talk: Partial<TalkStatus> = {}): TeamMessage => ({
  reference: 'IS-7K3F-9QXD',
  form: 'appointment',
  language: 'de',
  receivedAt: '2026-11-23T08:30:00.000Z',
  hasPhone: true,
  isUndelivered: false,
  others: [],
  days: ['2026-12-08'],
  talk: { round: 2, state: 'waiting', ...talk },
})
const PROPOSED = messageIn({
  state: 'proposed',
  proposal: { times: [{ start: START, isOpen: true }], how: PHONE },
})
const AGREED = messageIn({ state: 'agreed', agreed: { start: START, how: PHONE, hasBegun: false } })

function start() {
  const post = heldPort<TeamAnswer, TeamRequest>()
  const done: unknown[] = []
  const machine = teamMessageMachine.provide({
    actors: { post: post.port },
    actions: {
      keepDevice: (_, { device }) => void done.push(device),
      forgetToken: () => void done.push('forgetToken'),
      logFailure: (_, { error }) => void done.push(error),
    },
  })
  const actor = createActor(machine).start()
  const isAt = (place: unknown) => waitFor(actor, (snapshot) => snapshot.matches(place as never))
  return { actor, post, done, isAt, context: () => actor.getSnapshot().context }
}

async function open(message: TeamMessage, device: string | null = 'a device') {
  const page = start()
  page.actor.send({ type: 'arrive', token: 'a token', device })
  page.post.answer({ message, outcome: 'done' })
  await page.isAt(
    device === null ? 'unproved' : message.talk.state === 'waiting' ? 'open' : message.talk.state,
  )
  return page
}

test('Opening the page only reads, and a link without a token reads nothing', async () => {
  const { actor, post } = await open(messageIn())
  actor.send({ type: 'arrive', token: 'another', device: null })
  expect(post.calls).toEqual([{ token: 'a token', wish: 'show', device: 'a device' }])
  const empty = start()
  empty.actor.send({ type: 'arrive', token: null, device: null })
  expect([empty.post.calls, empty.done]).toEqual([[], ['forgetToken']])
})

test('A device without proof sees the status, and acts only after the digits', async () => {
  const { actor, post, done, isAt } = await open(messageIn(), null)
  actor.send({ type: 'markAnswered' })
  actor.send({ type: 'askForCode' })
  post.answer({ outcome: 'code-sent' })
  await isAt({ unproved: 'enteringCode' })
  actor.send({ type: 'enterCode', digits: '000000' })
  post.answer({ outcome: 'code-refused' })
  await isAt({ unproved: 'enteringCode' })
  actor.send({ type: 'enterCode', digits: '123456' })
  post.answer({ device: 'proof', message: messageIn() })
  await isAt('open')
  actor.send({ type: 'markAnswered' })
  expect(post.calls.slice(1)).toEqual([
    { token: 'a token', wish: 'know-device' },
    { token: 'a token', wish: 'know-device', digits: '000000' },
    { token: 'a token', wish: 'know-device', digits: '123456' },
    { token: 'a token', wish: 'answered', round: 2, device: 'proof' },
  ])
  expect(done).toEqual(['proof'])
})

test('A proposal has one to four times and a complete way, and is previewed', async () => {
  const { actor, post, isAt, context } = await open(messageIn())
  actor.send({ type: 'choose' })
  actor.send({ type: 'preview' })
  expect([post.calls.length, context().problem]).toEqual([1, 'noTime'])
  const others = ['10', '11', '12'].map((hour) => `2026-12-08T${hour}:00:00.000Z`)
  for (const at of [LATER, START, ...others]) actor.send({ type: 'pick', start: at })
  expect(context().draft.times).toEqual([
    START,
    '2026-12-08T10:00:00.000Z',
    '2026-12-08T11:00:00.000Z',
    LATER,
  ])
  for (const at of others) actor.send({ type: 'pick', start: at })
  actor.send({ type: 'pick', start: others[2] as string })
  actor.send({ type: 'describe', details: { way: 'video', link: 'meet.example', line: 'See you' } })
  actor.send({ type: 'preview' })
  expect(context().problem).toBe('noLink')
  actor.send({ type: 'describe', details: { link: 'https://meet.example/7' } })
  actor.send({ type: 'preview' })
  post.answer({ preview: { subject: 'Times', text: 'Choose one' } })
  await isAt({ choosing: 'reviewing' })
  actor.send({ type: 'propose' })
  const how = { way: 'video', link: 'https://meet.example/7' }
  const proposal = {
    token: 'a token',
    device: 'a device',
    round: 2,
    times: [START, LATER],
    how,
    line: 'See you',
  }
  expect(post.calls.slice(1)).toEqual([
    { ...proposal, wish: 'preview' },
    { ...proposal, wish: 'propose' },
  ])
  post.answer({ outcome: 'done', message: PROPOSED })
  await isAt('proposed')
  expect(context().draft.times).toEqual([])
})

test('A refused time leads back to the proposal, which keeps its choices', async () => {
  const { actor, post, isAt, context } = await open(messageIn())
  actor.send({ type: 'choose' })
  actor.send({ type: 'pick', start: START })
  actor.send({ type: 'preview' })
  post.answer({ outcome: 'time-refused', refused: { start: START, because: 'dayOff' } })
  await isAt({ choosing: 'picking' })
  expect([context().draft.times, context().refused?.because]).toEqual([[START], 'dayOff'])
})

test.for([
  [{ type: 'withdraw' }, PROPOSED, { wish: 'withdraw' }],
  [{ type: 'agreeByMail', start: START }, PROPOSED, { wish: 'agreed-by-mail', start: START }],
  [{ type: 'markAnswered' }, PROPOSED, { wish: 'answered' }],
  [{ type: 'cancel', line: 'Ill' }, AGREED, { wish: 'cancel', line: 'Ill' }],
  [
    { type: 'changeWay', details: { way: 'office', link: '', city: 'berlin' } },
    AGREED,
    { wish: 'change-way', how: { way: 'office', city: 'berlin' } },
  ],
  [{ type: 'reopen' }, messageIn({ state: 'answered' }), { wish: 'reopen' }],
] as const)(
  '%j is sent once, again after a refusal, and with its round',
  async ([event, message, request]) => {
    const { actor, post, done, isAt } = await open(message)
    actor.send(event)
    actor.send(event)
    post.fail(REFUSED)
    await isAt('notSent')
    actor.send({ type: 'retry' })
    const sent = { token: 'a token', device: 'a device', round: 2, ...request }
    expect(post.calls.slice(1)).toEqual([sent, sent])
    expect(done).toEqual([REFUSED])
  },
)

test('A talk that has begun can no longer be cancelled', async () => {
  const begun = messageIn({ state: 'agreed', agreed: { start: START, how: PHONE, hasBegun: true } })
  const { actor, post } = await open(begun)
  actor.send({ type: 'cancel', line: '' })
  expect(post.calls).toHaveLength(1)
})
