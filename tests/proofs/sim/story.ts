import type { Clock } from './clock.ts'

/** The events of a month as a story: when, who, what. */
export class Story {
  readonly #clock: Clock
  readonly #lines: [at: number, who: string, what: string][] = []
  #hasEnded = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  tell(who: string, what: string): void {
    if (!this.#hasEnded) this.#lines.push([this.#clock.now(), who, what])
  }

  /** The last line; events under way are left out. */
  end(who: string, what: string): void {
    this.tell(who, what)
    this.#hasEnded = true
  }

  /** One line each, with the time in UTC. */
  lines(): string[] {
    return this.#lines.map(
      ([at, who, what]) => `${new Date(at).toISOString().replace('T', ' ').slice(0, 19)}  ${who}: ${what}`,
    )
  }
}
