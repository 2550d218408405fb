import { DAY, HOUR, MINUTE, SECOND } from './calendar.ts'
import { doing } from './chance.ts'
import type { Computer, World } from './world.ts'

/** A call of a port, as the world sees it. */
interface Call {
  /** Name in words, such as `a page of rows`. */
  what: () => string
  service: 'storage' | 'mail'
  /** Time after which the caller gives up. */
  limitMs: number
}

const FAULTS = ['lost', 'unavailable', 'answerLost', 'slow', 'freeze', 'crash', 'crashAfterwards'] as const
/** Faults without calls that outlive their caller, for an e-mail service that does not recognise repeats. */
const KNOWN_ENDS = FAULTS.filter((fault) => fault !== 'slow' && fault !== 'freeze')

/**
 * A call of a port, with faults drawn for each call. It may fail before or after it takes effect, or take effect after
 * its caller has given up, and its caller may freeze or die meanwhile.
 */
export async function call<Result>(
  world: World,
  computer: Computer,
  { what, service, limitMs }: Call,
  effect: () => Promise<Result>,
): Promise<Result> {
  const { clock, story } = world
  const { life, name } = computer
  const { draw } = doing()
  const goesOn = () => thaw(world, computer, life)
  clock.pass(1)
  if (draw.is(world.weather.slowness)) {
    await clock.sleep(draw.between(1, 60))
    await goesOn()
  }
  const fails = (statusCode: number | undefined, code: string) => {
    if (service === 'storage') world.promises.storageFailed()
    return failed(statusCode, code)
  }
  if (world.isDown(service)) {
    throw fails(503, `The ${service} is down.`)
  }
  const { trouble, repeats } = world.weather
  const fault = drawnFault(world, trouble, repeats === 'duplicates' ? KNOWN_ENDS : FAULTS)
  if (fault) story.tell(name, `${what()}: ${WORDS[fault]}`)
  switch (fault) {
    case 'lost':
      throw fails(undefined, 'ECONNRESET')
    case 'unavailable':
      throw fails(draw.one([500, 503, 429, 408]), 'Unavailable')
    case 'answerLost':
      await effect()
      await goesOn()
      throw fails(undefined, 'ECONNRESET')
    case 'slow': {
      const lateMs = draw.stretch(limitMs, limitMs + 5 * SECOND)
      clock.after(lateMs, () => void effect().catch(() => {}))
      await clock.sleep(limitMs)
      await goesOn()
      throw fails(undefined, 'AbortError')
    }
    case 'crash':
      computer.crash()
      return never()
    case 'crashAfterwards':
      await effect()
      computer.crash()
      return never()
    case 'freeze': {
      const frozenMs = draw.stretch(SECOND, 2 * DAY)
      computer.frozenUntil = clock.now() + frozenMs
      clock.after(frozenMs, () => {
        computer.thawedAt = clock.now()
      })
      story.tell(name, `stands still for ${words(frozenMs)}`)
    }
  }
  try {
    return await effect()
  } finally {
    await goesOn()
  }
}

/** Resolves when the computer is no longer frozen; never after a restart. */
export async function thaw({ clock }: World, computer: Computer, life: number): Promise<void> {
  if (computer.frozenUntil > clock.now()) await clock.until(computer.frozenUntil)
  if (computer.life !== life) await never()
}

/** The next fault of the current action; null if none is drawn, or the story leaves it out. */
export function drawnFault<Fault>(world: World, probability: number, faults: readonly Fault[]): Fault | null {
  const who = doing()
  if (world.isCalm || !who.draw.is(probability)) return null
  who.faults += 1
  const fault = who.draw.one(faults)
  return world.chance.has(`${who.name}, fault ${who.faults}`) ? fault : null
}

const WORDS = {
  lost: 'does not arrive',
  unavailable: 'is turned away',
  answerLost: 'takes effect, but the answer is lost',
  slow: 'takes effect only after the caller gave up',
  freeze: 'is the last thing it does for a while',
  crash: 'comes to nothing, it dies',
  crashAfterwards: 'takes effect, and it dies',
}

/** A computer that died gets no response. A single promise for all calls would keep every month in memory. */
const never = () => new Promise<never>(() => {})

const failed = (statusCode: number | undefined, code: string) =>
  Object.assign(new Error(code), { code, ...(statusCode !== undefined && { statusCode }) })

/** A duration in words, such as `3 h`. */
export function words(ms: number): string {
  if (ms < 2 * MINUTE) return `${Math.round(ms / SECOND)} s`
  if (ms < 120 * MINUTE) return `${Math.round(ms / MINUTE)} min`
  return ms < 2 * DAY ? `${Math.round(ms / HOUR)} h` : `${Math.round(ms / DAY)} days`
}
