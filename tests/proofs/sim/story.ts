import { type Clock, DAY, HOUR, MINUTE, SECOND } from './clock.ts'

/** The events of a month as a story: when, who, what. */
export class Story {
  readonly #clock: Clock
  /** The events, one line each, with the time in UTC. */
  readonly lines: string[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Adds a line, until the clock stops. */
  tell(who: string, what: string): void {
    const time = new Date(this.#clock.now()).toISOString().replace('T', ' ').slice(0, 19)
    if (!this.#clock.isStopped) this.lines.push(`${time}  ${who}: ${what}`)
  }
}

/** A duration in words, such as `3 h`. */
export function durationText(ms: number): string {
  if (ms < 2 * MINUTE) return `${Math.round(ms / SECOND)} s`
  if (ms < 120 * MINUTE) return `${Math.round(ms / MINUTE)} min`
  return ms < 2 * DAY ? `${Math.round(ms / HOUR)} h` : `${Math.round(ms / DAY)} days`
}
