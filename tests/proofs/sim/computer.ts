import { currentAction } from './chance.ts'
import { DAY, MONTH, SECOND } from './clock.ts'
import { durationText } from './story.ts'
import type { Service, World } from './world.ts'

interface Call {
  what: () => string
  service: Service
  limitMs: number
}

const FAULTS = [
  'lost call',
  'refused call',
  'lost answer',
  'late effect',
  'freeze',
  'crash before the effect',
  'crash after the effect',
] as const
/** Faults to draw from if the e-mail service does not recognise repeated requests (docs/proofs.md). */
const KNOWN_ENDS = FAULTS.filter((fault) => fault !== 'late effect' && fault !== 'freeze')

/** Simulated computer with its own clock error. It calls storage and the e-mail service, and may freeze or crash. */
export class Computer {
  readonly world: World
  readonly name: string
  readonly #skewMs: number
  /** Number of crashes. Work from before a crash never continues. */
  #life = 0
  #frozenUntil = 0
  #death = Promise.withResolvers<never>()

  constructor(world: World, name: string, skewMs: number) {
    this.world = world
    this.name = name
    this.#skewMs = skewMs
    this.#death.promise.catch(() => {})
  }

  now(): Date {
    return new Date(this.world.clock.now() + this.#skewMs)
  }

  async work<Result>(begin: () => Promise<Result>): Promise<Result> {
    const life = this.#life
    const waking = async () => {
      await this.#thaw(life)
      return begin()
    }
    return Promise.race([waking(), this.#death.promise])
  }

  crash(): void {
    const { reject } = this.#death
    this.#life += 1
    this.#frozenUntil = 0
    this.#death = Promise.withResolvers()
    this.#death.promise.catch(() => {})
    reject(new Error(`${this.name} died.`))
  }

  async sleep(ms: number): Promise<void> {
    const life = this.#life
    await this.world.clock.sleep(ms)
    await this.#thaw(life)
  }

  async call<Result>({ what, service, limitMs }: Call, effect: () => Promise<Result>): Promise<Result> {
    const { clock, story, weather, ledger } = this.world
    const life = this.#life
    const { draw } = currentAction()
    const failed = (code: string, statusCode?: number) => {
      if (service === 'storage') ledger.noteStorageFailure()
      return Object.assign(new Error(code), { code, ...(statusCode && { statusCode }) })
    }
    clock.pass(1)
    if (draw.is(weather.slowness)) await this.sleep(draw.between(1, 60))
    if (this.world.isDown(service)) throw failed(`The ${service} is down.`, 503)
    const faults = weather.repeats === 'duplicates' ? KNOWN_ENDS : FAULTS
    const fault = drawnFault(this.world, weather.trouble, faults)
    if (fault) story.tell(this.name, `${what()}: ${fault}`)
    switch (fault) {
      case 'lost call':
        throw failed('ECONNRESET')
      case 'refused call':
        throw failed('Unavailable', draw.one([500, 503, 429, 408]))
      case 'lost answer':
        await effect()
        await this.#thaw(life)
        throw failed('ECONNRESET')
      case 'late effect':
        clock.after(draw.stretch(limitMs, limitMs + 5 * SECOND), () => void effect().catch(() => {}))
        await this.sleep(limitMs)
        throw failed('AbortError')
      case 'crash before the effect':
        this.crash()
        return never()
      case 'crash after the effect':
        await effect()
        this.crash()
        return never()
      case 'freeze':
        this.#freeze(draw.stretch(SECOND, 2 * DAY))
    }
    try {
      return await effect()
    } finally {
      await this.#thaw(life)
    }
  }

  #freeze(longest: number): void {
    const { clock, story, ledger, start } = this.world
    const ms = Math.min(longest, start + MONTH - clock.now())
    this.#frozenUntil = clock.now() + ms
    clock.after(ms, () => ledger.noteThaw(this.name))
    story.tell(this.name, `freezes for ${durationText(ms)}`)
  }

  async #thaw(life: number): Promise<void> {
    await this.world.clock.until(this.#frozenUntil)
    if (this.#life !== life) await never()
  }
}

export function drawnFault<Fault>(world: World, probability: number, faults: readonly Fault[]): Fault | null {
  const { draw } = currentAction()
  return world.isCalm || !draw.is(probability) ? null : draw.one(faults)
}

/** Returns a promise that never resolves. A shared one would keep all that awaits it in memory, month after month. */
const never = () => new Promise<never>(() => {})
