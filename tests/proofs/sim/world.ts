import type { TransactionAction } from '@azure/data-tables'
import { readConfig } from '#functions/config.ts'
import { type AcceptedMail, emailService } from '#mocks/email-service.ts'
import { Ledger } from '#tests/proofs/sim/promises/ledger.ts'
import { type Observers, observe } from '#tests/proofs/sim/promises/promises.ts'
import { MEMORY_SETTINGS, OUTBOX_KEY } from '#tests/support/app-settings.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { Chance, type Draw } from './chance.ts'
import { Clock, DAY, HOUR, MINUTE } from './clock.ts'
import { durationText, Story } from './story.ts'

const VISITORS = 30
export const SWEEP_HEADERS = { 'x-outbox-key': OUTBOX_KEY }
/** Largest clock error, in milliseconds, if the e-mail service does not recognise repeats. */
const WELL_WITHIN_A_LEASE = 20_000

export type Service = 'storage' | 'mail'
type Weather = ReturnType<typeof drawnWeather>

export class World {
  readonly chance: Chance
  readonly start: number
  readonly clock: Clock
  readonly story: Story
  readonly weather: Weather
  readonly config: ReturnType<typeof readConfig>
  readonly table = memoryTable()
  readonly mailService: ReturnType<typeof emailService>
  readonly ledger: Ledger
  readonly observers: Observers
  readonly readers = new Map<string, (mail: AcceptedMail) => void>()
  isCalm = false
  posting = { begunAt: 0, by: '', bounces: false }

  constructor(seed: number) {
    this.chance = new Chance(seed)
    const draw = this.chance.draw('the month')
    this.start = drawnStart(draw)
    this.clock = new Clock(this.start)
    this.story = new Story(this.clock)
    this.weather = drawnWeather(draw, this.start)
    this.config = readConfig(settings(draw))
    this.ledger = new Ledger(this)
    this.observers = observe(this.ledger)
    this.mailService = emailService({
      now: () => new Date(this.clock.now()),
      onPost: (mail) => this.#deliver(mail),
    })
    this.mailService.onRepeat(this.weather.repeats)
    const { repeats, skews, outages } = this.weather
    this.story.tell(
      'the month',
      `begins; the e-mail service ${repeats}; clocks are off by ${skews.join(', ')} ms`,
    )
    for (const { service, name, from, until } of outages)
      this.clock.after(from - this.start, () =>
        this.story.tell(`the ${service}`, `is down for ${durationText(until - from)} (${name})`),
      )
  }

  isDown(service: Service): boolean {
    const now = this.clock.now()
    const { outages } = this.weather
    return (
      !this.isCalm &&
      outages.some((outage) => outage.service === service && outage.from <= now && now < outage.until)
    )
  }

  async change(actions: TransactionAction[], by: string): Promise<void> {
    await this.table.change(actions)
    this.observers.changed(actions, by)
  }

  #deliver(mail: AcceptedMail): void {
    const [to = ''] = mail.to
    this.story.tell('the e-mail service', `posts "${mail.subject}" to ${to}`)
    this.observers.mailed(mail, this.posting)
    this.readers.get(to)?.(mail)
  }
}

/** Returns the start of a month from 2026 to 2029. In many months, the clocks change or the year ends. */
function drawnStart(draw: Draw): number {
  const year = draw.between(2026, 2030)
  const day = draw.is(0.5) ? draw.between(0, 365) : draw.one([70, 80, 285, 295, 345, 352, 20, 50])
  return Date.UTC(year, 0, 1 + day, draw.between(0, 24), draw.between(0, 60))
}

function drawnWeather(draw: Draw, start: number) {
  const skew = draw.one([0, 0, 30_000, 5 * MINUTE])
  // In some runs, all visitors come within three days, around a month's end if possible, so mails reach the limits.
  const [begin, days] = draw.is(0.25) ? [beforeTurn(start), 3] : [start, 27]
  const visits = Array.from({ length: VISITORS }, () => begin + draw.between(HOUR, days * DAY))
  const repeats = draw.one(['deduplicates', 'deduplicates', 'refuses', 'duplicates', 'duplicates'])
  const largestSkew = repeats === 'duplicates' ? Math.min(skew, WELL_WITHIN_A_LEASE) : skew
  return {
    trouble: draw.one([0, 0.005, 0.03, 0.12]),
    badLines: draw.one([0, 0.1, 0.3, 0.5]),
    slowness: draw.one([0.02, 0.2]),
    repeats,
    outages: Array.from({ length: draw.one([0, 0, 1, 2, 4]) }, (_, index) => {
      const from = draw.one(visits) - draw.between(0, 10 * MINUTE)
      const service: Service = draw.one(['storage', 'mail'])
      return { service, name: `outage ${index + 1}`, from, until: from + draw.stretch(MINUTE, 3 * DAY) }
    }),
    visits,
    officeReadsWithin: draw.one([5 * HOUR, 5 * HOUR, 6 * DAY]),
    skews: Array.from({ length: draw.between(1, 4) }, () => draw.between(-largestSkew, largestSkew + 1)),
  }
}

/** Returns the time a day and a half before a calendar month ends, or the closest time within the run. */
function beforeTurn(start: number): number {
  const first = new Date(start)
  const turn = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)
  return Math.max(start, Math.min(turn - 1.5 * DAY, start + 24 * DAY))
}

const settings = (draw: Draw) => ({
  ...MEMORY_SETTINGS,
  MORNING_MAIL: 'on',
  MAILS_PER_HOUR: draw.one(['90', '90', '12']),
  QUESTIONS_PER_HOUR: draw.one(['180', '180', '30']),
  KEEP_LEADS_DAYS: draw.one(['184', '31']),
})
