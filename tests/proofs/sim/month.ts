import { type Action, runAs } from './chance.ts'
import { DAY, HOUR, MINUTE, MONTH } from './clock.ts'
import { Instance } from './instance.ts'
import { type Network, openNetwork } from './network.ts'
import { openOffice } from './office.ts'
import { flood, PEOPLE, visit } from './visitors.ts'
import { SWEEP_HEADERS, type World } from './world.ts'

const MOST_EVENTS = 200_000
/** Maximum number of attempts for a sweep. An attempt without an answer is abandoned after a minute. */
const MINUTES_OF_A_SWEEP = 10
/** Hours between the sweeps of a round. Their sum is less than `WHILE_SWEEPS_DELETE` in `promises/retention.ts`. */
const ROUND = [1.2, 1.2, 1.2]
/** Hours before each of the first sweeps after the month. The rounds that follow take 13 days, workdays included. */
const AFTERWARDS = [0.02, 0.3, 0.3, 1.1, 1.1, 2, 6]
const ROUNDS_AFTERWARDS = 15
/** Number of rounds, ten days apart: enough for a lead to expire after the mails about it have expired. */
const ROUNDS_OF_RETENTION = 7

export async function simulateMonth(world: World): Promise<void> {
  const { clock, ledger } = world
  const underWay = new Set<string>(['the month'])
  live(world, underWay).catch((error: unknown) => ledger.failed(error))
  try {
    await clock.run(MOST_EVENTS)
  } catch (error) {
    ledger.broke('everything comes to rest', String(error))
  }
  if (underWay.size > 0) ledger.broke('everything comes to rest', `${[...underWay].join(', ')} never ends`)
}

async function live(world: World, underWay: Set<string>): Promise<void> {
  const { clock, chance, observers, start, weather } = world
  const instances = weather.skews.map((skew, index) => new Instance(world, `instance ${'ABCD'[index]}`, skew))
  const network = openNetwork(world, instances)
  const office = openOffice(world, network)
  const works: Promise<void>[] = []
  const plan = (name: string, at: number, work: (action: Action) => Promise<void>) => {
    const action = chance.action(name)
    underWay.add(name)
    works.push(
      clock
        .until(at)
        .then(() => runAs(action, () => work(action)))
        .then(() => void underWay.delete(name)),
    )
  }
  const planSweep = (name: string, at: number) =>
    plan(`the sweep ${name}`, at, (action) => sweep(world, network, action))
  const draw = chance.draw('the schedule')
  for (const [index, at] of weather.visits.entries()) {
    const name = `visitor ${index + 1}`
    plan(name, at, (action) => visit(world, network, action))
    for (const minutes of [draw.between(1, 10), draw.between(16, 60)])
      if (draw.is(0.6)) planSweep(`${minutes} min after ${name}`, at + minutes * MINUTE)
  }
  for (const { name, until } of weather.outages)
    for (const hours of [0.1, 1, 2, 4, 7, 11, 16]) planSweep(`${hours} h after ${name}`, until + hours * HOUR)
  if (draw.is(0.12)) {
    const at = start + draw.between(HOUR, 20 * DAY)
    const victim = draw.is(0.7) ? draw.one(PEOPLE) : null
    const erasedAt = victim && draw.is(0.5) ? at + draw.stretch(MINUTE, 9 * DAY) : null
    plan('the bot', at, (action) => flood(world, network, action, victim))
    if (victim && erasedAt) plan('the erasure of its victim', erasedAt, () => office.erase(victim.email))
  }
  for (let day = 0; day < 29; day += 1)
    planSweep(`of day ${day + 1}`, start + day * DAY + draw.between(0, DAY))
  if (draw.is(0.5)) {
    const { email } = draw.one(PEOPLE)
    plan('the erasure', start + draw.between(DAY, 26 * DAY), () => office.erase(email))
  }

  await clock.until(start + MONTH)
  world.isCalm = true
  world.story.tell('the month', 'ends: nothing fails any more')
  let sweeps = 0
  const sweepAfter = async (hours: number) => {
    await clock.sleep(hours * HOUR)
    sweeps += 1
    const action = chance.action(`the last sweep ${sweeps}`)
    await runAs(action, () => sweep(world, network, action))
  }
  const round = async (pause: number) => {
    for (const hours of [pause, ...ROUND]) await sweepAfter(hours)
    observers.tell('cleaned')
  }
  for (const hours of AFTERWARDS) await sweepAfter(hours)
  for (let count = 0; count < ROUNDS_AFTERWARDS; count += 1) await round(17)
  await Promise.all(works)
  observers.tell('ended')
  if (world.config.keepLeadsDays < 60)
    for (let count = 0; count < ROUNDS_OF_RETENTION; count += 1) await round(10 * 24)
  underWay.clear()
  clock.stop()
}

async function sweep({ clock, chance }: World, network: Network, action: Action): Promise<void> {
  const post = { call: 'outboxSweep', body: {}, headers: SWEEP_HEADERS, network: null } as const
  const call = (name: string) =>
    network.send(post, chance.action(`${action.name}, ${name}`)).then(
      ({ status }) => status === 200,
      () => false,
    )
  const inAMinute = () => clock.sleep(MINUTE).then(() => false)
  if (action.draw.is(0.15)) void call('at the same time')
  for (let minute = 1; minute <= MINUTES_OF_A_SWEEP; minute += 1)
    if (await Promise.race([call(`minute ${minute}`), inAMinute()])) return
}
