import { domainToUnicode } from 'node:url'
import { readConfig } from '#functions/config.ts'
import { type AcceptedMail, emailService } from '#mocks/email-service.ts'
import { watchOver } from '#tests/proofs/sim/promises/promises.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { DAY, HOUR, MINUTE } from './calendar.ts'
import { Chance, type Doing, type Draw, doAs } from './chance.ts'
import { Clock } from './clock.ts'
import { words } from './faults.ts'
import { startInstance } from './instance.ts'
import { openNetwork } from './network.ts'
import { openOffice } from './office.ts'
import { Story } from './story.ts'
import { flood, PEOPLE, visit } from './visitors.ts'
import type { Broken, Weather, World } from './world.ts'

/** Mails have a plain layout here (`simulate.ts`), so a lower limit counts as large. */
const LARGEST_LETTER = 36 * 1024
const MOST_HAPPENINGS = 200_000
const VISITORS = 30
const ORIGIN = 'https://www.isarspree.example'
const TEAM = 'team@isarspree.example'
const KEY = 'a key of the simulated world that nobody guesses'

export interface Run {
  seed: number
  broken: Broken | null
  story: Story
  /** Actions and faults that took place. */
  met: readonly string[]
}

/**
 * One month of the site, until nothing is under way.
 *
 * @param enter makes this world the current thread's
 * @param left actions and faults to leave out
 */
export async function run(
  seed: number,
  enter: (world: World) => void,
  left?: ReadonlySet<string>,
): Promise<Run> {
  const chance = new Chance(seed, left)
  const draw = chance.draw('the month')
  const start = drawnStart(draw)
  const clock = new Clock(start)
  const world = createWorld(clock, chance, draw, start)
  enter(world)
  const { promises, story } = world
  const underWay = new Set<string>(['the month'])
  live(world, start, underWay).catch((error: unknown) => {
    promises.broke('nothing unforeseen happens', error instanceof Error ? String(error.stack) : String(error))
  })
  try {
    await clock.run(MOST_HAPPENINGS)
  } catch (error) {
    promises.broke('everything comes to rest', String(error))
  }
  if (underWay.size > 0) promises.broke('everything comes to rest', `${[...underWay].join(', ')} never ends`)
  return { seed, broken: promises.broken, story, met: [...chance.met] }
}

function createWorld(clock: Clock, chance: Chance, draw: Draw, start: number): World {
  const story = new Story(clock)
  const weather = drawnWeather(draw, start)
  const config = readConfig(settings(draw))
  const table = memoryTable({ bytesLimit: LARGEST_LETTER })
  const calls = new Map<string, number>()
  const readers = new Map<string, (mail: AcceptedMail) => Promise<void>>()
  const outages = weather.outages.filter(({ name }) => chance.has(name))
  const world: World = {
    clock,
    chance,
    story,
    weather,
    config,
    table,
    isCalm: false,
    posting: { begunAt: start, by: '', fails: false },
    isDown: (service) =>
      !world.isCalm &&
      outages.some(
        (outage) => outage.service === service && outage.from <= clock.now() && clock.now() < outage.until,
      ),
    async change(actions, by) {
      const look = promises.before(actions)
      await table.change(actions)
      promises.changed(actions, look, by)
    },
    callBy(name) {
      const count = (calls.get(name) ?? 0) + 1
      calls.set(name, count)
      return chance.doing(`${name}, call ${count}`)
    },
    mailboxes: { expect: (address, read) => void readers.set(address, read) },
  } as World
  const promises = watchOver(world)
  world.promises = promises
  world.service = emailService({
    now: () => new Date(clock.now()),
    onPost: (posted) => {
      const mail = { ...posted, to: posted.to.map(inLetters), replyTo: posted.replyTo.map(inLetters) }
      const to = mail.to[0] ?? ''
      story.tell('the e-mail service', `posts "${mail.subject}" to ${to}`)
      promises.mailed(mail)
      if (to === TEAM) world.office.read(mail)
      const read = readers.get(to)
      if (read) void read(mail).catch((error) => promises.broke('nothing unforeseen happens', String(error)))
    },
  })
  world.service.onRepeat(weather.repeats)
  world.network = openNetwork(world)
  world.office = openOffice(world)
  const skews = weather.skews
  world.instances = skews.map((skew, index) => startInstance(world, `instance ${'ABC'[index]}`, skew))
  story.tell(
    'the month',
    `begins; the e-mail service ${weather.repeats}; clocks are off by ${skews.map(words).join(', ')}`,
  )
  for (const { service, name, from, until } of outages)
    clock.after(from - start, () =>
      story.tell(`the ${service}`, `is down for ${words(until - from)} (${name})`),
    )
  return world
}

/** Visitors, bots, sweeps and operators, each on their own schedule; then no faults, and the last sweeps. */
async function live(world: World, start: number, underWay: Set<string>): Promise<void> {
  const { clock, chance, promises } = world
  const end = start + 29 * DAY
  const under: Promise<void>[] = []
  const plan = (name: string, at: number, work: (who: Doing) => Promise<void>) => {
    const who = chance.doing(name)
    underWay.add(name)
    under.push(
      clock
        .until(at)
        .then(() => doAs(who, () => work(who)))
        .then(() => void underWay.delete(name)),
    )
  }
  /** Plans an action that a shorter story may leave out. Sweeps are not among them: they follow the clock. */
  const planIfTold = (...[name, at, work]: Parameters<typeof plan>) => {
    if (chance.has(name)) plan(name, at, work)
  }
  const planSweep = (name: string, at: number) => plan(`the sweep ${name}`, at, (who) => sweep(world, who))
  const draw = chance.draw('the comings')
  for (const [count, at] of world.weather.visits.entries()) {
    const index = count + 1
    planIfTold(`visitor ${index}`, at, (who) => visit(world, who))
    for (const minutes of [draw.between(1, 10), draw.between(16, 60)])
      if (draw.is(0.6)) planSweep(`${minutes} min after visitor ${index}`, at + minutes * MINUTE)
  }
  for (const { name, until } of world.weather.outages)
    for (const hours of [0.1, 1, 2, 4, 7, 11, 16]) planSweep(`${hours} h after ${name}`, until + hours * HOUR)
  if (draw.is(0.12)) {
    const at = start + draw.between(HOUR, 20 * DAY)
    const victim = draw.is(0.7) ? draw.one(PEOPLE) : null
    planIfTold('program 1', at, (who) => flood(world, who, victim))
    if (victim && draw.is(0.5))
      planIfTold('the erasing of its victim', at + draw.stretch(MINUTE, 9 * DAY), () =>
        world.office.forget(victim.email),
      )
  }
  for (let day = 0; day < 29; day += 1)
    planSweep(`of day ${day + 1}`, start + day * DAY + draw.between(0, DAY))
  if (draw.is(0.5)) {
    const email = draw.one([
      'anna.ozturk@gmail.com',
      'jonas@weber.example',
      'maria@silva.example',
      'ali@visitor.example',
    ])
    planIfTold('the erasing', start + draw.between(DAY, 26 * DAY), () => world.office.forget(email))
  }
  await clock.until(end)
  world.isCalm = true
  world.story.tell('the month', 'ends: nothing fails any more')
  for (const [index, hours] of REST.entries()) {
    await clock.sleep(hours * HOUR)
    const who = chance.doing(`the last sweep ${index + 1}`)
    await doAs(who, () => sweep(world, who))
  }
  await Promise.all(under)
  promises.kept()
  if (world.config.keepLeadsDays < 60) {
    // First the leads of the month expire, then records that people may have kept.
    for (const _ of ['a month later', 'two months later']) {
      for (const days of FORGETTING) {
        await clock.sleep(days * DAY)
        const who = chance.doing(`the sweep that forgets, ${new Date(clock.now()).toISOString()}`)
        await doAs(who, () => sweep(world, who))
      }
      promises.forgotten()
    }
  }
  underWay.clear()
  clock.stop()
}

/** Hours between the last sweeps: longer than any pause, and over a weekend with holidays. */
const REST = [
  0.02, 0.3, 0.3, 1.1, 1.1, 2, 6, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 24, 24, 24, 24, 24, 1, 1,
]

/** Maximum number of attempts of a sweep, one a minute. */
const MINUTES_OF_A_SWEEP = 10
/** Days between the last sweeps. After them, no row may be left that had expired before the first. */
const FORGETTING = [30, ...Array<number>(8).fill(0.1)]

/** The timer of every minute: it calls again after a failed or unanswered call. */
async function sweep(world: World, who: Doing): Promise<void> {
  const { clock, chance, network } = world
  const headers = { 'x-outbox-key': KEY }
  const call = (by: Doing) =>
    network.send({ path: '/api/outbox-sweep', headers, body: '' }, by).then(
      ({ status }) => status === 200,
      () => false,
    )
  const inAMinute = () => clock.sleep(MINUTE).then(() => false)
  if (who.draw.is(0.15)) void call(chance.doing(`${who.name}, at the same time`))
  for (let minute = 1; minute <= MINUTES_OF_A_SWEEP; minute += 1)
    if (await Promise.race([call(chance.doing(`${who.name}, minute ${minute}`)), inAMinute()])) return
}

/** A month of these years: often one with a change of clocks or of the year. */
function drawnStart(draw: Draw): number {
  const year = draw.between(2026, 2030)
  const day = draw.is(0.5) ? draw.between(0, 365) : draw.one([70, 80, 285, 295, 345, 352, 20, 50])
  return Date.UTC(year, 0, 1 + day, draw.between(0, 24), draw.between(0, 60))
}

function drawnWeather(draw: Draw, start: number): Weather {
  const skew = draw.one([0, 0, 30_000, 5 * MINUTE])
  // In some months all visitors come within a few days at the turn of the month, so that mails reach the limits.
  const isRush = draw.is(0.25)
  const [from, days] = isRush ? [beforeTurn(start), 3] : [start, 27]
  const visits = Array.from({ length: VISITORS }, () => from + draw.between(HOUR, days * DAY))
  const outage = (service: 'storage' | 'mail', index: number) => {
    const from = draw.one(visits) - draw.between(0, 10 * MINUTE)
    return { service, name: `outage ${index}`, from, until: from + draw.stretch(MINUTE, 3 * DAY) }
  }
  const weather = {
    trouble: draw.one([0, 0.005, 0.03, 0.12]),
    badLines: draw.one([0, 0.1, 0.3, 0.5]),
    slowness: draw.one([0.02, 0.2]),
    repeats: draw.one(['deduplicates', 'deduplicates', 'refuses', 'duplicates', 'duplicates']),
    outages: Array.from({ length: draw.one([0, 0, 1, 2, 4]) }, (_, index) =>
      outage(draw.one(['storage', 'mail']), index + 1),
    ),
    visits,
    officeReadsWithin: draw.one([5 * HOUR, 5 * HOUR, 6 * DAY]),
  } as const
  const isOff = weather.repeats === 'duplicates' ? Math.min(skew, WELL_WITHIN_A_LEASE) : skew
  return {
    ...weather,
    skews: Array.from({ length: draw.between(1, 4) }, () => draw.between(-isOff, isOff + 1)),
  }
}

/** Longest delay that stays within a lease by every clock, for a service that does not recognise repeats. */
const WELL_WITHIN_A_LEASE = 20_000

/** A day and a half before a calendar month ends, or as close to it as the run allows. */
function beforeTurn(start: number): number {
  const first = new Date(start)
  const turn = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)
  return Math.max(start, Math.min(turn - 1.5 * DAY, start + 24 * DAY))
}

const settings = (draw: Draw) => ({
  ACS_CONNECTION_STRING: 'endpoint=https://mail.example/;accesskey=a2V5',
  STORAGE_CONNECTION_STRING: 'AccountName=simulated',
  PUBLIC_ORIGIN: ORIGIN,
  MAIL_FROM: 'no-reply@isarspree.example',
  MAIL_TO: TEAM,
  OUTBOX_KEY: KEY,
  ID_KEY: KEY,
  TOKEN_SECRETS: KEY,
  ORGANISATION_NAME: 'IsarSpree Mobility',
  CONTACT_EMAIL: 'hello@isarspree.example',
  MAILS_PER_HOUR: draw.one(['90', '90', '12']),
  QUESTIONS_PER_HOUR: draw.one(['180', '180', '30']),
  KEEP_LEADS_DAYS: draw.one(['184', '31']),
})

/** The address as its owner typed it; the service gets its domain in ASCII. */
const inLetters = (email: string) =>
  email.includes('@xn--') ? email.replace(/[^@]+$/, domainToUnicode) : email
