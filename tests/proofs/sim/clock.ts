import { AsyncLocalStorage } from 'node:async_hooks'

const DATE = globalThis.Date
const settle = globalThis.setImmediate
const STEPS_OF_A_TURN = 100

interface Happening {
  at: number
  work: () => void
}

export interface Timer {
  isOff: boolean
}

/** One clock for the whole world. Nothing waits: it jumps from one event to the next. */
export class Clock {
  #now: number
  #isStopped = false
  /** The next event is the last one. */
  readonly #planned: Happening[] = []

  /** @param start milliseconds since 1970 */
  constructor(start: number) {
    this.#now = start
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#now
  }

  /** Runs work after this many milliseconds, as part of the action that planned it. */
  after(ms: number, work: () => void): Timer {
    const timer = { isOff: false }
    const onBehalf = AsyncLocalStorage.snapshot()
    this.#plan(ms, () => {
      if (!timer.isOff) onBehalf(work)
    })
    return timer
  }

  /** Advances the time, unless an event comes first. */
  pass(ms: number): void {
    this.#now = Math.max(
      this.#now,
      Math.min(this.#now + ms, (this.#planned.at(-1)?.at ?? Number.POSITIVE_INFINITY) - 1),
    )
  }

  /** Sleeps; the caller then continues as part of the same action. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.#plan(ms, resolve))
  }

  async until(moment: number): Promise<void> {
    if (moment > this.#now) await this.sleep(moment - this.#now)
  }

  stop(): void {
    this.#isStopped = true
  }

  /**
   * Runs all events in the order of time. All immediate consequences of an event are done before the next one.
   *
   * @throws if there are more events than any run needs, which means that something never ends
   */
  run(most: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let count = 0
      let isOver = false
      const end = (how: () => void) => {
        isOver = true
        how()
      }
      const step = () => {
        if (isOver) return
        const next = this.#isStopped ? undefined : this.#planned.pop()
        if (!next) return end(resolve)
        if (count > most)
          return end(() => reject(new Error(`More than ${most} happenings: something never comes to rest.`)))
        count += 1
        this.#now = Math.max(this.#now, next.at)
        next.work()
      }
      // Lets all pending promises continue; a turn of the event loop for each would cost more than most events.
      const turn = () => {
        for (let left = STEPS_OF_A_TURN; left > 0; left -= 1) settle(step)
        settle(() => {
          if (!isOver) turn()
        })
      }
      settle(turn)
    })
  }

  /** Of two events at one moment the one that was planned first happens first. */
  #plan(ms: number, work: () => void): void {
    const at = this.#now + Math.max(0, ms)
    let [place, end] = [0, this.#planned.length]
    while (place < end) {
      const middle = (place + end) >> 1
      if ((this.#planned[middle]?.at ?? 0) > at) place = middle + 1
      else end = middle
    }
    this.#planned.splice(place, 0, { at, work })
  }
}

/** Replaces the thread's date and timers by those of a clock, which each run sets. */
export function replaceTime(clock: () => Clock): void {
  // A function, because a subclass of the platform's class makes every date several times as slow.
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
    // Hide Temporal: it would read the real clock, and its time zones would take most of a month's run time.
    Temporal: undefined,
    setTimeout: (work: () => void, ms = 0) => clock().after(ms, work),
    clearTimeout: (timer?: Timer) => {
      if (timer) timer.isOff = true
    },
  })
}
