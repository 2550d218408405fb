import { AsyncLocalStorage } from 'node:async_hooks'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const MONTH = 29 * DAY

const DATE = globalThis.Date
const settle = globalThis.setImmediate

interface Planned {
  at: number
  work: () => void
}

interface Timer {
  isOff: boolean
}

export class Clock {
  #now: number
  isStopped = false
  /** Sorted by time, latest first. */
  readonly #planned: Planned[] = []

  constructor(startMs: number) {
    this.#now = startMs
  }

  now(): number {
    return this.#now
  }

  after(ms: number, work: () => void): Timer {
    const timer = { isOff: false }
    const inContext = AsyncLocalStorage.snapshot()
    this.#plan(ms, () => {
      if (!timer.isOff) inContext(work)
    })
    return timer
  }

  pass(ms: number): void {
    const next = this.#planned.at(-1)?.at ?? Number.POSITIVE_INFINITY
    this.#now = Math.max(this.#now, Math.min(this.#now + ms, next - 1))
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.#plan(ms, resolve))
  }

  async until(moment: number): Promise<void> {
    if (moment > this.#now) await this.sleep(moment - this.#now)
  }

  stop(): void {
    this.isStopped = true
  }

  /**
   * Runs events in chronological order, each with its immediate consequences, until none is left or `stop` is called.
   *
   * @throws if more than `most` events run, which means that some work never ends
   */
  async run(most: number): Promise<void> {
    for (let count = 0; !this.isStopped; count += 1) {
      await new Promise((resolve) => settle(resolve))
      const next = this.#planned.pop()
      if (!next) return
      if (count > most) throw new Error(`More than ${most} events: the work never ends.`)
      this.#now = Math.max(this.#now, next.at)
      next.work()
    }
  }

  /** Events at the same time run in the order in which they were planned. */
  #plan(ms: number, work: () => void): void {
    const at = this.#now + Math.max(0, ms)
    const place = this.#planned.findLastIndex((other) => other.at > at) + 1
    this.#planned.splice(place, 0, { at, work })
  }
}

export function replaceTime(clock: () => Clock): void {
  // A function, because creating dates of a subclass of `Date` takes several times as long.
  function worldDate(...fields: number[]) {
    return fields.length === 0 ? new DATE(clock().now()) : new DATE(...(fields as [number]))
  }
  worldDate.prototype = DATE.prototype
  globalThis.Date = Object.assign(worldDate, {
    now: () => clock().now(),
    parse: DATE.parse,
    UTC: DATE.UTC,
  }) as unknown as DateConstructor
  Object.assign(globalThis, {
    // Forces the fallback to Intl, which the deployed functions use. Temporal's time zones would slow down each run.
    Temporal: undefined,
    setTimeout: (work: () => void, ms = 0) => clock().after(ms, work),
    clearTimeout: (timer?: Timer) => {
      if (timer) timer.isOff = true
    },
  })
}
