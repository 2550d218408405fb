import type { Clock } from './clock.ts'

/** What happened, as one would tell it: when, who, what. */
export class Story {
  readonly #clock: Clock
  readonly #lines: [at: number, who: string, what: string][] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  tell(who: string, what: string): void {
    this.#lines.push([this.#clock.now(), who, what])
  }

  /** One line each, with the moment in UTC. */
  lines(): string[] {
    return this.#lines.map(
      ([at, who, what]) => `${new Date(at).toISOString().replace('T', ' ').slice(0, 19)}  ${who}: ${what}`,
    )
  }
}
