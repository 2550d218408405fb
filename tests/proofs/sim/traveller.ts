import type { AnyActorRef } from 'xstate'
import { sendWaiting } from '#src/queue/send-waiting.ts'
import { wireWaitingMessages } from '#src/queue/waiting-messages.ts'
import { inTab, openDevice, openTab, runChart, setOnline } from './browser.ts'
import { DAY, MINUTE, SECOND } from './calendar.ts'
import { type Doing, doAs, doing, WHAT_WAITS } from './chance.ts'
import { type Person, SITE_FORMS, type SiteForm } from './forms.ts'
import { openPage } from './page.ts'
import { readMail } from './visitors.ts'
import type { Device, Tab, World } from './world.ts'

/** README, privacy policy: "for up to seven days". */
const WAITS = 7 * DAY
/** The network that the platform sees. */
const NETWORK = '198.51.100.77, [fd00::1]:443'
/** A sign-up cannot wait: its opt-in mail would come too late. */
const QUEUEABLE = Object.keys(SITE_FORMS).filter((name) => name !== 'sign-up')

/** A message that waits on the device, as its writer remembers it. */
interface Kept {
  key: string
  form: Record<string, unknown>
  at: number
  /** True if a page of its form has it, or had it: the form's own, left open, or one that it was taken back into. */
  isElsewhere: boolean
}

/**
 * Somebody whose connection goes while the form is sent: the message waits on the device, until a page of a later visit
 * or the browser's worker sends it, or until it is taken back.
 */
export async function travel(world: World, who: Doing, person: Person): Promise<void> {
  const { clock, story } = world
  const { draw } = who
  const owner = `${who.name}, ${person.name}`
  const device = openDevice()
  const language = draw.one(['en', 'de'])
  const formName = draw.one(QUEUEABLE)
  const form = SITE_FORMS[formName] as SiteForm
  world.mailboxes.expect(person.email, (mail) => readMail(world, owner, mail))
  const open = (path: string, session?: ReadonlyMap<string, string>) =>
    openTab(owner, { language, path, forwardedFor: NETWORK }, session, device)

  const tab = open(form.path)
  const page = openPage(world, tab, form)
  story.tell(owner, `opens the ${formName} in ${language} as ${person.email}`)
  page.type(form.filledIn(person, draw, new Date()))
  await clock.sleep(draw.stretch(SECOND, 5 * MINUTE))
  // The connection may go before the call, or while it is under way: then the message may have arrived.
  const goesLate = draw.is(0.5)
  if (!goesLate) setOnline(tab, false)
  page.submit(draw)
  if (goesLate) {
    await clock.sleep(draw.between(1, 300))
    setOnline(tab, false)
  }
  if (await page.settled()) return void page.leave()
  const written = await page.keep()
  if (!written) return void page.leave()
  const isLeft = draw.is(0.6)
  const kept: Kept = { ...written, at: clock.now(), isElsewhere: !isLeft }
  story.tell(owner, 'has the message wait on the device')
  if (isLeft) {
    page.leave()
    device.tabs.delete(tab)
  } else clock.after(draw.stretch(SECOND, DAY), () => setOnline(tab, true))

  const isFarAway = draw.is(0.3)
  for (let visits = 0; visits < 6; visits += 1) {
    await clock.sleep(
      isFarAway && visits === 0 ? draw.between(5 * DAY, 12 * DAY) : draw.stretch(MINUTE, 5 * DAY),
    )
    if (draw.is(0.4)) void background(world, device, open('/'), kept)
    if (await comesBack(world, device, { tab: open('/'), kept, form })) return
  }
  story.tell(owner, 'comes back no more')
}

/** A visit of any page: sends what waits, reads what became of it. Resolves with whether nothing is left to do. */
async function comesBack(
  world: World,
  device: Device,
  { tab, kept, form }: { tab: Tab; kept: Kept; form: SiteForm },
): Promise<boolean> {
  const { clock, promises, story } = world
  const { draw, name } = doing()
  const actor: AnyActorRef = runChart(clock, tab, wireWaitingMessages(true))
  await doAs({ ...world.chance.doing(`${name}, ${WHAT_WAITS} ${clock.now()}`) }, async () => {
    story.tell(tab.owner, 'opens a page of the site')
    inTab(tab, () => actor.start())
    await clock.sleep(MINUTE)
    while (actor.getSnapshot().hasTag('sending')) await clock.sleep(SECOND)
  })
  const message = await device.messages.find(kept.key)
  const end = (): true => {
    inTab(tab, () => actor.stop())
    device.tabs.delete(tab)
    return true
  }
  if (!message && !kept.isElsewhere)
    promises.broke('typed text stays', `${tab.owner} finds the message nowhere`)
  if (!message) return end()
  if (message.state === 'delivered') {
    const { reference, answerBy, receipt } = message.receipt
    story.tell(tab.owner, `reads that it has been sent, as ${reference}`)
    promises.acknowledged(tab, kept.key, {
      form: kept.form,
      reference: reference ?? null,
      answerBy: answerBy ?? null,
      receipt,
      messageToken: message.receipt.messageToken,
    })
    inTab(tab, () => actor.send({ type: 'remove', key: kept.key }))
    await clock.sleep(SECOND)
    return end()
  }
  const missing = Object.values(kept.form).find(
    (text) =>
      typeof text === 'string' && text !== '' && !JSON.stringify(message).includes(JSON.stringify(text)),
  )
  if (missing !== undefined)
    promises.broke('typed text stays', `${tab.owner} misses ${JSON.stringify(missing)} on the device`)
  const isOver = clock.now() - kept.at > WAITS
  if (message.state === 'waiting' && isOver)
    promises.broke('a message waits seven days at most', `that of ${tab.owner} still waits`)
  if (message.state === 'waiting' && draw.is(0.8)) {
    end()
    return false
  }
  story.tell(tab.owner, `takes it back, which is ${message.state}`)
  inTab(tab, () => actor.send({ type: 'takeBack', key: kept.key }))
  await clock.sleep(MINUTE)
  const draft = message.draft && tab.session.get(message.draft.key)
  if (!draft && (await device.messages.find(kept.key)) === undefined)
    promises.broke('typed text stays', `${tab.owner} finds it neither in the form nor on the device`)
  end()
  if (!draft) return true
  // The tab may be closed before the form has opened.
  if (draw.is(0.3)) return false
  kept.isElsewhere = true
  const again = { ...tab, url: new URL(message.path, tab.url), listeners: new Set<never>() } as Tab
  const page = openPage(world, again, form)
  const reader = runChart(clock, again, wireWaitingMessages(true))
  inTab(again, () => reader.start())
  page.submit(draw)
  await page.settled()
  inTab(again, () => reader.stop())
  page.leave()
  return true
}

/** The browser's own work once there is a connection, with no page open. */
async function background(world: World, device: Device, tab: Tab, kept: Kept): Promise<void> {
  const who = world.chance.doing(`${doing().name}, ${WHAT_WAITS} without a page ${world.clock.now()}`)
  if (world.clock.now() - kept.at > WAITS) return
  await doAs(who, () => inTab(tab, () => sendWaiting(device.messages))).catch(() => {})
  device.tabs.delete(tab)
}
