import type { AnyActorRef } from 'xstate'
import { yourMessage } from '#contracts/calls/your-message.ts'
import type { Language } from '#contracts/words/language.ts'
import { arrivingToken, wireYourMessage } from '#src/flows/your-message/your-message.wiring.ts'
import { inTab, ORIGIN, openTab, runChart } from './browser.ts'
import { DAY, MINUTE, SECOND } from './calendar.ts'
import { type Doing, type Draw, doAs } from './chance.ts'
import { inEachLanguage } from './forms.ts'
import { answeredBy, formPost } from './native-post.ts'
import type { OwnMessage, Tab, World } from './world.ts'

const MOST_PRESSES = 8
const wireMessage = inEachLanguage(wireYourMessage)

type Wish = OwnMessage['wish']
type Became = OwnMessage['became']

/** The link of a receipt: its language, its token, and the network that opens it. */
export interface ReceiptLink {
  token: string
  language: Language
  forwardedFor: string
}

/** The address of somebody's own message in the text of a receipt; null in any other mail. */
export function receiptLinkIn(text: string, forwardedFor: string): ReceiptLink | null {
  const [, prefix, token] = /(\/de)?\/your-message\?token=([\w.-]+)/.exec(text) ?? []
  return token ? { token, language: prefix ? 'de' : 'en', forwardedFor } : null
}

/** Somebody who holds the address of a receipt opens it, perhaps, in the days that follow. */
export function followReceipt(world: World, owner: string, link: ReceiptLink): void {
  const { promises, chance } = world
  const who = world.callBy(`${owner} and a receipt`)
  if (!who.draw.is(0.35) || !chance.has(who.name)) return
  doAs(who, () => comeBackTo(world, who, owner, link)).catch((error: unknown) =>
    promises.broke('nothing unforeseen happens', String(error)),
  )
}

async function comeBackTo(world: World, { draw }: Doing, owner: string, link: ReceiptLink): Promise<void> {
  for (let visits = 0; visits < 3; visits += 1) {
    await world.clock.sleep(draw.stretch(MINUTE, 9 * DAY))
    const became = await openOwnMessage(world, owner, link, draw)
    if (became === 'shown' && draw.is(0.5)) {
      await readAnswer(world, owner, link)
      await tryLinks(world, owner, forgedFrom(link, draw), draw)
    }
    if (became === 'gone' || became === 'takenBack')
      await tryLinks(world, owner, [link.token, ...forgedFrom(link, draw)], draw)
    if (draw.is(0.5)) return
  }
}

/** A tab with the page of a message. */
export const openMessageTab = (owner: string, { token, language, forwardedFor }: ReceiptLink): Tab =>
  openTab(owner, { language, path: `/your-message?token=${token}`, forwardedFor })

/** One visit; what the page showed last, or null where it could not be reached. */
async function openOwnMessage(
  world: World,
  owner: string,
  link: ReceiptLink,
  draw: Draw,
): Promise<Became | null> {
  const { token, language } = link
  const tab = openMessageTab(owner, link)
  world.story.tell(owner, `opens the link to their message in ${language}`)
  // At the end of the month nothing may start anew.
  const wanted = (): Wish => (world.isCalm ? 'show' : draw.one(['show', 'show', 'send-again', 'take-back']))
  return draw.is(0.3)
    ? pressWithoutScript(world, tab, token, [wanted(), wanted()])
    : pressInApp(world, tab, token, wanted)
}

/** Outcomes by the state of the machine, or by the page without scripts. */
const BECAME: Readonly<Record<string, Became>> = {
  kept: 'shown',
  message: 'shown',
  gone: 'gone',
  takenBack: 'takenBack',
  sentAgain: 'sentAgain',
  withheld: 'withheld',
}

async function pressInApp(world: World, tab: Tab, token: string, wanted: () => Wish): Promise<Became | null> {
  const { clock, promises, story } = world
  const actor: AnyActorRef = runChart(clock, tab, wireMessage(tab.language, tab))
  const place = () => {
    const { value } = actor.getSnapshot()
    return typeof value === 'string' ? value : 'loading'
  }
  let wish: Wish = 'show'
  let wishedAt = clock.now()
  const press = (type: string, next: Wish = wish) => {
    wish = next
    wishedAt = clock.now()
    inTab(tab, () => actor.send({ type }))
  }
  inTab(tab, () => {
    actor.start()
    actor.send({ type: 'arrive', token: arrivingToken() })
  })
  let last: Became | null = null
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    while (/loading|takingBack|sendingAgain/.test(place())) await clock.sleep(SECOND)
    const at = place()
    story.tell(tab.owner, `reads "${at}" about their message`)
    const became = BECAME[at]
    if (became) {
      last = became
      const says = at === 'kept' ? JSON.stringify(actor.getSnapshot().context.message) : ''
      promises.ownMessage({ owner: tab.owner, token, wish, wishedAt, became, says })
    }
    await clock.sleep(10 * SECOND)
    if (at === 'failed') press('retry', 'show')
    else if (at === 'notTakenBack') press('takeBack')
    else if (at === 'notSentAgain') press('sendAgain')
    else {
      const next = at === 'kept' ? wanted() : 'show'
      if (next === 'show') break
      press(next === 'take-back' ? 'takeBack' : 'sendAgain', next)
    }
  }
  inTab(tab, () => actor.stop())
  return last
}

/** The page has a button for each wish, and posts to its own address; the host sends that on. */
export async function pressWithoutScript(
  world: World,
  tab: Tab,
  token: string,
  wishes: readonly Wish[],
): Promise<Became | null> {
  const { clock, promises, story } = world
  let last: Became | null = null
  for (const wish of wishes) {
    const wishedAt = clock.now()
    const request = formPost(`${ORIGIN}${yourMessage.path}`, { wish })
    request.headers.set('x-ms-original-url', tab.url.href)
    const answered = await answeredBy(world, tab, request)
    const says = (await answered?.text()) ?? ''
    const [, screen = ''] = /<title>(\w+)/.exec(says) ?? []
    const became = answered?.status === 400 ? 'gone' : BECAME[screen]
    story.tell(tab.owner, `reads without scripts: ${became ?? 'not now'}`)
    if (became) {
      last = became
      promises.ownMessage({
        owner: tab.owner,
        token,
        wish,
        wishedAt,
        became,
        says: became === 'gone' ? '' : says,
      })
    }
    await clock.sleep(10 * SECOND)
  }
  return last
}

/** Reads the answer itself: it may contain more than the page shows. */
async function readAnswer(world: World, owner: string, { token }: ReceiptLink): Promise<void> {
  const wishedAt = world.clock.now()
  const answer = await press(world, owner, { token, wish: 'show' })
  const { message } = (answer?.status === 200 ? answer.body : {}) as { message?: object }
  const says = JSON.stringify(message)
  if (message) world.promises.ownMessage({ owner, token, wish: 'show', wishedAt, became: 'shown', says })
}

/** A call as a program sends it; null without an answer. */
const press = (world: World, owner: string, body: { token: string; wish: Wish }) =>
  world.network
    .send(
      {
        path: yourMessage.path,
        headers: { 'content-type': 'application/json', 'content-language': 'en' },
        body: JSON.stringify(body),
      },
      world.callBy(`${owner} reads answers`),
    )
    .catch(() => null)

function forgedFrom({ token }: ReceiptLink, draw: Draw): string[] {
  const [version = '', content = '', signature = ''] = token.split('.')
  return [
    `${version}.${content}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`,
    `${version}.${content.slice(1)}.${signature}`,
    draw.uuid(),
  ]
}

/** Forged links and that of a message that is gone must all get the same answer. */
async function tryLinks(world: World, owner: string, tokens: readonly string[], draw: Draw): Promise<void> {
  const { promises, weather } = world
  const wish = draw.one(['show', 'take-back', 'send-again'])
  const mayFail = weather.trouble > 0 || weather.outages.length > 0
  const answers: string[] = []
  for (const token of tokens) {
    const answer = await press(world, owner, { token, wish })
    const isOutage = answer === null || answer.status === 503
    if (!isOutage || !mayFail) answers.push(`${answer?.status} ${JSON.stringify(answer?.body)}`)
  }
  const [first = ''] = answers
  const other = answers.find((answer) => answer !== first || !answer.startsWith('400 '))
  if (other) promises.broke('an invalid link shows nothing', `${owner} reads ${first} and ${other}`)
}
