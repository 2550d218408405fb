import type { AcceptedMail } from '#mocks/email-service.ts'
import { type Action, type Draw, runAs } from './chance.ts'
import { DAY, HOUR, MINUTE, SECOND } from './clock.ts'
import type { Post } from './instance.ts'
import type { Answer, Network } from './network.ts'
import { answerAsVisitor } from './talks.ts'
import type { World } from './world.ts'

export interface Person {
  name: string
  email: string
}

/** Some people have several addresses for one mailbox. Fatma's domain cannot receive mail. */
export const PEOPLE: readonly Person[] = [
  { name: 'Anna', email: 'anna.ozturk@gmail.com' },
  { name: 'Anna', email: 'AnnaOzturk+visa@googlemail.com' },
  { name: 'Anna', email: 'anna.ozturk+de@gmail.com' },
  { name: 'Jonas', email: 'jonas@weber.example' },
  { name: 'Jonas', email: 'Jonas+hr@weber.example' },
  { name: 'Maria', email: 'maria@silva.example' },
  { name: 'Wei', email: 'wei.chen@visitor.example' },
  { name: 'Ali', email: 'ali@visitor.example' },
  { name: 'Fatma', email: 'fatma@visitor.invalid' },
]
const NETWORKS = ['203.0.113.7', '198.51.100.4', '2001:db8:1::/48', '192.0.2.33']
const NETWORK_OF_BOTS = '198.51.100.66'
const BY_A_BOT = { 'x-form-signals': 'filled=9; trap=1' }

interface FilledIn {
  key: string
  post: Post
}

interface Visitor {
  world: World
  network: Network
  owner: string
}

export async function visit(world: World, network: Network, action: Action): Promise<void> {
  const { draw } = action
  const { clock, story } = world
  const person = draw.one(PEOPLE)
  const visitor = { world, network, owner: `${action.name}, ${person.name}` }
  const isTakenForBot = draw.is(0.06)
  const isSignUp = draw.is(0.25)
  world.readers.set(person.email, (mail) => readMail(visitor, mail))
  const fillIn = (): FilledIn => {
    const key = draw.uuid()
    const post = postOf(isSignUp, person, draw)
    return { key, post: { ...post, headers: { 'idempotency-key': key, ...(isTakenForBot && BY_A_BOT) } } }
  }
  let filledIn = fillIn()
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await clock.sleep(draw.stretch(SECOND, 5 * MINUTE))
    story.tell(visitor.owner, `sends ${filledIn.key.slice(0, 8)} as ${person.email}`)
    const answer = await send(visitor, person, filledIn, draw)
    if (answer?.status === 200) {
      if (typeof answer.body.messageToken === 'string') followReceipt(visitor, answer.body.messageToken)
      if (draw.is(0.8)) return
      if (draw.is(0.5)) filledIn = fillIn()
    } else if (draw.is(0.1)) break
    else {
      if (answer?.status === 422 || draw.is(0.1)) filledIn = fillIn()
      const [from, to] = draw.one([
        [1, 2],
        [MINUTE, 3 * HOUR],
        [4 * HOUR, 20 * HOUR],
        [DAY, 9 * DAY],
      ])
      await clock.sleep(draw.stretch(from, to))
    }
  }
  story.tell(visitor.owner, 'gives up')
}

async function send(
  { world, network, owner }: Visitor,
  { email }: Person,
  { key, post }: FilledIn,
  draw: Draw,
): Promise<Answer | null> {
  const isHeld = 'x-form-signals' in post.headers
  const attempt = async () => {
    const answer = await network.call(post)
    if (answer?.status === 200) {
      const { reference = null, messageToken = null } = answer.body as Record<string, string | null>
      const at = world.clock.now()
      world.observers.tell('acknowledged', { owner, key, email, isHeld, at, reference, messageToken })
    }
    return answer
  }
  const answers = await Promise.all(draw.is(0.2) ? [attempt(), attempt()] : [attempt()])
  return answers.find((answer) => answer?.status === 200) ?? answers[0] ?? null
}

function postOf(isSignUp: boolean, { name, email }: Person, draw: Draw): Post {
  const network = draw.one(NETWORKS)
  if (isSignUp) return { call: 'notifyJscInterest', body: { email }, headers: {}, network }
  const body = { formType: 'free-visa-case', name, email, message: `Blue Card ${draw.number()}` }
  return { call: 'sendContactEmail', body, headers: {}, network }
}

export async function flood(
  world: World,
  network: Network,
  action: Action,
  victim: Person | null,
): Promise<void> {
  const { draw, name } = action
  const isSignUp = draw.is(0.5)
  const isSuspected = draw.is(0.5)
  const count = draw.stretch(10, isSignUp ? 130 : 40)
  const what = isSignUp ? 'sign-ups' : 'forms'
  world.story.tell(
    name,
    `is a bot that sends ${count} ${what} for many${victim ? ` and ${victim.email}` : ''}`,
  )
  for (let index = 0; index < count; index += 1) {
    await world.clock.sleep(draw.stretch(100, 6 * MINUTE))
    const stranger = { name: `Stranger ${index}`, email: `stranger${index}@visitor.example` }
    const person = victim && draw.is(0.3) ? victim : stranger
    const headers = {
      ...(draw.is(0.5) && { 'idempotency-key': draw.uuid() }),
      ...(isSuspected && BY_A_BOT),
    }
    const post = { ...postOf(isSignUp, person, draw), headers, network: NETWORK_OF_BOTS }
    await network.send(post, world.chance.next(name)).catch(() => {})
  }
}

function readMail(visitor: Visitor, { to: [email = ''], text }: AcceptedMail): void {
  const [, message] = /\/your-message\?token=([\w.-]+)/.exec(text) ?? []
  if (message && text.includes('Nothing is fixed until'))
    answerAsVisitor(visitor.world, visitor.network, message)
  const [, token] = /token=([\w.-]+)/.exec(text) ?? []
  if (message) followReceipt(visitor, message)
  else if (token) followSignUp(visitor, email, token, text.includes('not-me=1'))
}

/** Follows the link in an opt-in mail (to confirm or to withdraw) or in a welcome mail (to withdraw). */
function followSignUp(
  { world, network, owner }: Visitor,
  email: string,
  token: string,
  isWelcome: boolean,
): void {
  const action = world.chance.next(`${owner} reads a mail`)
  const { draw } = action
  if (isWelcome && draw.is(0.6)) return
  const follow = async () => {
    await world.clock.sleep(draw.stretch(MINUTE, 9 * DAY))
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const isWithdrawal = isWelcome || draw.is(0.15)
      world.story.tell(owner, isWithdrawal ? 'withdraws the sign-up' : 'confirms the sign-up')
      const headers = { 'x-confirmation': isWithdrawal ? 'withdraw' : 'gesture' }
      const post = { call: 'confirmWaitlist', body: { token }, headers, network: draw.one(NETWORKS) } as const
      const answer = await network.call(post)
      if (answer?.status === 200 && isWithdrawal) world.observers.tell('withdrawn', email)
      if (answer && answer.status < 500 && draw.is(0.7)) return
      await world.clock.sleep(draw.stretch(SECOND, HOUR))
    }
  }
  runAs(action, follow).catch((error: unknown) => world.ledger.failed(error))
}

function followReceipt({ world, network, owner }: Visitor, token: string): void {
  const action = world.chance.next(`${owner} and a receipt`)
  const { draw } = action
  if (!draw.is(0.2)) return
  const takeBack = async () => {
    for (let visits = 0; visits < 3; visits += 1) {
      await world.clock.sleep(draw.stretch(MINUTE, 9 * DAY))
      if (world.isCalm) return
      world.story.tell(owner, 'takes the message back')
      const body = { token, wish: 'take-back' }
      const post = { call: 'yourMessage', body, headers: {}, network: draw.one(NETWORKS) } as const
      const answer = await network.call(post)
      if (answer?.status === 200) world.observers.tell('takenBack', token)
      if (draw.is(0.5)) return
    }
  }
  runAs(action, takeBack).catch((error: unknown) => world.ledger.failed(error))
}
