import type { AnyActorRef } from 'xstate'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { Language } from '#contracts/words/language.ts'
import type { AcceptedMail } from '#mocks/email-service.ts'
import { arrival, wireWaitlistConfirm } from '#src/flows/waitlist-confirm/waitlist-confirm.wiring.ts'
import { inTab, openTab, runChart, setOnline } from './browser.ts'
import { DAY, HOUR, MINUTE, SECOND } from './calendar.ts'
import { type Doing, type Draw, doAs } from './chance.ts'
import { inEachLanguage, type Person, SITE_FORMS, type SiteForm } from './forms.ts'
import { followReceipt, receiptLinkIn } from './own-message.ts'
import { openPage, type Page } from './page.ts'
import { confirmWithoutScript, visitWithoutScript } from './without-script.ts'
import type { Tab, World } from './world.ts'

/** Two people have a mailbox of several names, the domain of one receives no mail, and some share a network. */
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
/** Slow to normalise: no language has so many in a row (UAX #15). */
const MARKS = '\u0301\u0316'.repeat(40)
const wireConfirm = inEachLanguage(wireWaitlistConfirm)
/** The header as it arrives: what the caller forged, the network, and the platform's own hop. */
const forwardedFor = (network: string, forged = '') =>
  [forged, network, '[fd00::1]:443'].filter(Boolean).join(', ')

/** Somebody comes to the site, once in the month, and does there what people do. */
export async function visit(world: World, who: Doing): Promise<void> {
  const { draw } = who
  const person = draw.one(PEOPLE)
  const owner = `${who.name}, ${person.name}`
  const isProgram = draw.is(0.06)
  const from = forwardedFor(draw.one(NETWORKS), draw.is(0.1) ? `10.0.0.1, 8.8.8.${draw.between(1, 250)}` : '')
  world.mailboxes.expect(person.email, (mail) => readMail(world, owner, mail))
  if (draw.is(0.15)) return visitWithoutScript(world, who, { person, forwardedFor: from, isProgram })

  const formName = draw.one(Object.keys(SITE_FORMS))
  const form = SITE_FORMS[formName] as SiteForm
  let tab = openTab(owner, { language: draw.one(['en', 'de']), path: form.path, forwardedFor: from })
  world.story.tell(owner, `opens the ${formName} in ${tab.language} as ${person.email}`)

  let page = openPage(world, tab, form)
  const fillIn = () => page.type(form.filledIn(person, draw, new Date()))
  const loadAnew = (language: Language) => {
    const typed = page.leave()
    tab = { ...tab, language, listeners: new Set() }
    page = openPage(world, tab, form, typed)
  }
  const steps: Record<string, () => Promise<void> | void> = {
    'sends it again at once': () => {},
    'waits a while': () => world.clock.sleep(draw.stretch(MINUTE, 3 * HOUR)),
    'comes back another time': () => world.clock.sleep(draw.between(4 * HOUR, 20 * HOUR)),
    'loads the page anew': () => loadAnew(tab.language),
    'switches the language': () => loadAnew(tab.language === 'en' ? 'de' : 'en'),
    'writes something else': fillIn,
    'sends it in two tabs': () => sendInTwoTabs(world, tab, page, form, draw),
    'loses the connection, sends, and finds it again': async () => {
      inTab(tab, () => setOnline(tab, false))
      await send(page, draw, isProgram)
      inTab(tab, () => setOnline(tab, true))
    },
  }
  fillIn()
  while (draw.is(0.15)) {
    await world.clock.sleep(draw.stretch(SECOND, 5 * MINUTE))
    world.story.tell(owner, 'loads the page anew before it is sent')
    loadAnew(tab.language)
  }
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await world.clock.sleep(draw.stretch(SECOND, 5 * MINUTE))
    world.story.tell(owner, 'sends it')
    if (await send(page, draw, isProgram)) {
      world.story.tell(owner, 'reads that it was sent')
      const token = page.link()
      if (token) followReceipt(world, owner, { token, language: tab.language, forwardedFor: from })
      if (draw.is(0.85)) return void page.leave()
      fillIn()
    } else if (page.isRefused()) fillIn()
    else if (draw.is(0.1)) break
    else {
      const step = draw.one(Object.keys(steps))
      world.story.tell(owner, `reads that it was not sent, and ${step}`)
      await steps[step]?.()
    }
  }
  world.story.tell(owner, 'gives up')
  page.leave()
}

/** One submit, or a double click. */
async function send(page: Page, draw: Draw, isProgram: boolean): Promise<boolean> {
  page.submit(draw, isProgram)
  if (draw.is(0.2)) page.submit(draw, isProgram)
  return page.settled()
}

/** A second tab begins with a copy of what the first one keeps. */
async function sendInTwoTabs(world: World, tab: Tab, page: Page, form: SiteForm, draw: Draw): Promise<void> {
  const second = openPage(world, { ...tab, session: new Map(tab.session), listeners: new Set() }, form)
  page.submit(draw)
  second.submit(draw)
  await Promise.all([page.settled(), second.settled()])
  second.leave()
}

/** A program sends many forms in a short time, in the name of a victim, or in many names. */
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
    const body = isSignUp
      ? { email }
      : {
          formType: 'free-visa-case',
          name: `Program ${index}${draw.is(0.05) ? MARKS : ''}`,
          email,
          message: '',
        }
    const post = {
      path: isSignUp ? notifyJscInterest.path : sendContactEmail.path,
      headers: {
        'content-type': 'application/json',
        'content-language': 'en',
        ...(draw.is(0.5) && { 'idempotency-key': draw.uuid() }),
        ...(isSeen && { 'x-form-signals': 'filled=9; trap=1' }),
        // It forges another address each time; the platform appends the real one.
        'x-forwarded-for': forwardedFor(
          isSignUp ? (ofOne ?? draw.one(NETWORKS)) : '198.51.100.66',
          `8.8.4.${index}`,
        ),
      },
      body: JSON.stringify(body),
    }
    await network.send(post, world.callBy(who.name)).catch(() => {})
  }
}

/** Somebody finds one of our mails about a sign-up, sooner or later, perhaps after a program that follows links. */
export async function readMail(world: World, owner: string, { text }: AcceptedMail): Promise<void> {
  const link = receiptLinkIn(text, forwardedFor(NETWORKS[0] ?? ''))
  if (link) {
    followReceipt(world, owner, link)
    return
  }
  const [, token] = /token=([\w.-]+)/.exec(text) ?? []
  if (!token) return
  const who = world.callBy(`${owner} reads a mail`)
  if (!world.chance.has(who.name)) return
  const { draw } = who
  const takesBack = text.includes('not-me=1')
  await doAs(who, async () => {
    if (takesBack && draw.is(0.6)) return
    const search = `?token=${token}${takesBack ? '&not-me=1' : ''}`
    if (draw.is(0.2)) await followLink(world, `${owner}, a program that follows links`, search, draw, false)
    await world.clock.sleep(draw.stretch(MINUTE, 9 * DAY))
    await followLink(world, owner, search, draw, true)
  })
}

async function followLink(world: World, owner: string, search: string, draw: Draw, isPerson: boolean) {
  const { clock, story, promises } = world
  const language = draw.one(['en', 'de'])
  const path = `/job-seeker-compass/confirm${search}`
  const tab = openTab(owner, { language, path, forwardedFor: forwardedFor(draw.one(NETWORKS)) })
  const actor: AnyActorRef = runChart(clock, tab, wireConfirm(language, tab))
  const place = () => JSON.stringify(actor.getSnapshot().value)
  const tell = (type: string, more: object = {}) => inTab(tab, () => actor.send({ type, ...more }))
  const rest = async () => {
    while (/loading|withdrawing/.test(place())) await clock.sleep(SECOND)
  }
  story.tell(owner, `follows the link to ${search.includes('not-me') ? 'take the sign-up back' : 'confirm'}`)
  if (isPerson && draw.is(0.2)) {
    const became = await confirmWithoutScript(world, tab, search, search.includes('not-me') || draw.is(0.15))
    story.tell(owner, `reads without scripts: ${became ?? 'not now'}`)
    if (became === 'withdrawn') promises.withdrawn(search)
    return
  }
  inTab(tab, () => {
    actor.start()
    if (isPerson && draw.is(0.5)) tell('seeGesture')
    tell('arrive', arrival())
  })
  await rest()
  const wantsBack = isPerson && (search.includes('not-me') || draw.is(0.15))
  for (let attempt = 0; isPerson && attempt < 4; attempt += 1) {
    if (place() === '"failed"') tell('retry')
    else if (wantsBack && /asking|confirmed|stuck/.test(place())) tell('withdraw')
    else break
    await rest()
    await clock.sleep(draw.stretch(SECOND, HOUR))
  }
  story.tell(owner, `reads ${place()}`)
  if (place() === '"withdrawn"') promises.withdrawn(search)
  inTab(tab, () => actor.stop())
}
