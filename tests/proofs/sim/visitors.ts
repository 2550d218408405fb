import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { type MessageWish, yourMessage } from '#contracts/calls/your-message.ts'
import type { AcceptedMail } from '#mocks/email-service.ts'
import { DAY, HOUR, MINUTE, SECOND } from './calendar.ts'
import { type Doing, type Draw, doAs } from './chance.ts'
import type { Answer, Post, World } from './world.ts'

export interface Person {
  name: string
  email: string
}

/** Two people have a mailbox with several names, the domain of one receives no mail, and some share a network. */
export const PEOPLE: readonly Person[] = [
  { name: 'Anna', email: 'anna.ozturk@gmail.com' },
  { name: 'Anna', email: 'AnnaOzturk+visa@googlemail.com' },
  { name: 'Anna', email: 'anna.ozturk+de@gmail.com' },
  { name: 'Jonas', email: 'jonas@weber.example' },
  { name: 'Jonas', email: 'Jonas+hr@weber.example' },
  { name: 'Maria', email: 'maria@silva.example' },
  { name: 'Zoë', email: 'zoe@münchen.example' },
  { name: 'Wei', email: 'wei.chen@visitor.example' },
  { name: 'Ali', email: 'ali@visitor.example' },
  { name: 'Fatma', email: 'fatma@visitor.invalid' },
]
const NETWORKS = ['203.0.113.7:50000', '198.51.100.4', '2001:db8:1:2::3', '192.0.2.33:1234']
const TEXTS = ['Blue Card', 'München\nMärz', '漢字 "&"', '"'.repeat(5_000), 'Zoe\u0301\u0316'.repeat(20)]
/** Combining marks that are slow to normalise; no language has so many in a row (UAX #15). */
const MARKS = '\u0301\u0316'.repeat(40)

/** The header as it arrives: what the caller forged, the network, and the platform's own hop. */
const forwardedFor = (network: string, forged = '') =>
  [forged, network, '[fd00::1]:443'].filter(Boolean).join(', ')

/** A filled-in form, with the key of its attempts. */
interface FilledIn {
  key: string
  post: Post
}

/** A visitor sends a form until it is acknowledged, or gives up; then perhaps another one. */
export async function visit(world: World, who: Doing): Promise<void> {
  const { draw } = who
  const person = draw.one(PEOPLE)
  const owner = `${who.name}, ${person.name}`
  const isProgram = draw.is(0.06)
  const isSignUp = draw.is(0.25)
  const network = forwardedFor(
    draw.one(NETWORKS),
    draw.is(0.1) ? `10.0.0.1, 8.8.8.${draw.between(1, 250)}` : '',
  )
  const language = draw.one(['en', 'de'])
  world.mailboxes.expect(person.email, (mail) => readMail(world, owner, mail))
  const fillIn = (): FilledIn => {
    const key = draw.uuid()
    const signals = isProgram ? 'filled=9; trap=1' : `filled=${draw.between(3, 600)}; trap=0`
    return {
      key,
      post: {
        ...(isSignUp
          ? postOf(notifyJscInterest.path, { email: person.email }, network)
          : postOf(sendContactEmail.path, formOf(person, draw), network)),
        headers: {
          ...headersOf(network),
          'content-language': language,
          'idempotency-key': key,
          'x-form-signals': signals,
        },
      },
    }
  }
  let filledIn = fillIn()
  const pauses: Record<string, () => number> = {
    'sends it again at once': () => 0,
    'waits a while': () => draw.stretch(MINUTE, 3 * HOUR),
    'comes back another time': () => draw.between(4 * HOUR, 20 * HOUR),
    // A message that waited on a device.
    'comes back on another day': () => draw.between(DAY, 9 * DAY),
  }
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await world.clock.sleep(draw.stretch(SECOND, 5 * MINUTE))
    world.story.tell(owner, `sends ${filledIn.key.slice(0, 8)} as ${person.email}`)
    const answer = await send(world, owner, filledIn, draw)
    if (answer?.status === 200) {
      followReceipt(world, owner, answer.body.messageToken)
      if (draw.is(0.8)) return
      if (draw.is(0.5)) filledIn = fillIn()
    } else if (draw.is(0.1)) break
    else {
      if (answer?.status === 422 || draw.is(0.1)) filledIn = fillIn()
      const pause = draw.one(Object.keys(pauses))
      world.story.tell(owner, `reads that it was not sent, and ${pause}`)
      await world.clock.sleep(pauses[pause]?.() ?? 0)
    }
  }
  world.story.tell(owner, 'gives up')
}

/** One attempt, or two simultaneous ones; the response to the first, null without one. */
async function send(
  world: World,
  owner: string,
  { key, post }: FilledIn,
  draw: Draw,
): Promise<Answer | null> {
  const attempt = async () => {
    const answer = await world.network.carry(post).catch(() => null)
    if (answer?.status === 200) world.promises.acknowledged(owner, key, answer.body)
    return answer
  }
  const attempts = draw.is(0.2) ? [attempt(), attempt()] : [attempt()]
  const answers = await Promise.all(attempts)
  return answers.find((answer) => answer?.status === 200) ?? answers[0] ?? null
}

const headersOf = (network: string): Record<string, string> => ({
  'content-type': 'application/json',
  'content-language': 'en',
  'x-forwarded-for': network,
})

const postOf = (path: string, body: object, network: string): Post => ({
  path,
  headers: headersOf(network),
  body: JSON.stringify(body),
})

function formOf({ name, email }: Person, draw: Draw) {
  const message = draw.is(0.95) ? `${draw.one(TEXTS.slice(0, 3))} ${draw.number()}` : draw.one(TEXTS)
  const who = { name: `${name} ${draw.is(0.02) ? MARKS.slice(0, 50) : 'Visa'}`, email, message }
  return draw.one([
    { formType: 'appointment', ...who, phone: '', selectedType: 'individual' },
    { formType: 'free-visa-case', ...who },
    { formType: 'consultation', ...who, date: '', time: '' },
    { formType: 'contact', ...who, phone: '', topic: who.name, appointmentDate: '', fileAttached: false },
  ])
}

/** A bot sends many forms in a short time, in a victim's name, or in many names. */
export async function flood(world: World, who: Doing, victim: Person | null): Promise<void> {
  const { draw } = who
  const { clock, network, story } = world
  const isSignUp = draw.is(0.5)
  const isSeen = draw.is(0.5)
  const ofOne = draw.is(0.5) ? draw.one(NETWORKS) : null
  const count = draw.stretch(10, isSignUp ? 130 : 40)
  story.tell(
    who.name,
    `is a program that sends ${count} ${isSignUp ? 'sign-ups' : 'forms'} for ${victim?.email ?? 'many'}`,
  )
  for (let index = 0; index < count; index += 1) {
    await clock.sleep(draw.stretch(100, 6 * MINUTE))
    const email = victim?.email ?? `stranger${index}@visitor.example`
    const name = `Program ${index}${draw.is(0.05) ? MARKS : ''}`
    // It forges another address each time; the platform appends the real one.
    const from = forwardedFor(isSignUp ? (ofOne ?? draw.one(NETWORKS)) : '198.51.100.66', `8.8.4.${index}`)
    const post = isSignUp
      ? postOf(notifyJscInterest.path, { email }, from)
      : postOf(sendContactEmail.path, { formType: 'free-visa-case', name, email, message: '' }, from)
    const headers = {
      ...post.headers,
      ...(draw.is(0.5) && { 'idempotency-key': draw.uuid() }),
      ...(isSeen && { 'x-form-signals': 'filled=9; trap=1' }),
    }
    await network.send({ ...post, headers }, world.callBy(who.name)).catch(() => {})
  }
}

/** A person finds one of our mails, sooner or later, and uses its link. */
async function readMail(world: World, owner: string, { text }: AcceptedMail): Promise<void> {
  const [, message] = /\/your-message\?token=([\w.-]+)/.exec(text) ?? []
  if (message) return followReceipt(world, owner, message)
  const [, token] = /token=([\w.-]+)/.exec(text) ?? []
  if (token) await followSignUp(world, owner, token, text.includes('not-me=1'))
}

/** Follows a link of a sign-up: the opt-in mail's link confirms or withdraws, the welcome mail's link withdraws. */
async function followSignUp(world: World, owner: string, token: string, isWelcome: boolean): Promise<void> {
  const who = world.callBy(`${owner} reads a mail`)
  const { draw } = who
  if (!world.chance.has(who.name) || (isWelcome && draw.is(0.6))) return
  await doAs(who, async () => {
    await world.clock.sleep(draw.stretch(MINUTE, 9 * DAY))
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const isWithdrawal = isWelcome || draw.is(0.15)
      const post = postOf(confirmWaitlist.path, { token }, forwardedFor(draw.one(NETWORKS)))
      const headers = { ...post.headers, 'x-confirmation': isWithdrawal ? 'withdraw' : 'gesture' }
      world.story.tell(owner, isWithdrawal ? 'takes the sign-up back' : 'confirms the sign-up')
      const answer = await world.network.carry({ ...post, headers }).catch(() => null)
      if (answer?.status === 200 && isWithdrawal) world.promises.withdrawn(token)
      if (answer && answer.status < 500 && draw.is(0.7)) return
      await world.clock.sleep(draw.stretch(SECOND, HOUR))
    }
  })
}

/** The holder of a receipt's link may use it in the following days. */
function followReceipt(world: World, owner: string, token: unknown): void {
  if (typeof token !== 'string') return
  const who = world.callBy(`${owner} and a receipt`)
  const { draw } = who
  if (!draw.is(0.35) || !world.chance.has(who.name)) return
  const comeBack = async () => {
    for (let visits = 0; visits < 3; visits += 1) {
      await world.clock.sleep(draw.stretch(MINUTE, 9 * DAY))
      // At the end of the month nothing new may start.
      const wish: MessageWish = world.isCalm ? 'show' : draw.one(['show', 'send-again', 'take-back'])
      world.story.tell(owner, `wishes of their message: ${wish}`)
      const post = postOf(yourMessage.path, { token, wish }, forwardedFor(draw.one(NETWORKS)))
      const answer = await world.network.carry(post).catch(() => null)
      if (answer?.status === 200 && wish === 'take-back') world.promises.takenBack(token)
      if (draw.is(0.5)) return
    }
  }
  doAs(who, comeBack).catch((error: unknown) =>
    world.promises.broke('nothing unforeseen happens', String(error)),
  )
}
