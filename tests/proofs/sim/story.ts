import { type Clock, HOUR } from './clock.ts'

export class Story {
  readonly #clock: Clock
  readonly lines: string[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  tell(who: string, what: string): void {
    const time = new Date(this.#clock.now()).toISOString().replace('T', ' ').slice(0, 19)
    if (!this.#clock.isStopped) this.lines.push(`${time}  ${who}: ${what}`)
  }
}

export const durationText = (ms: number): string => `${(ms / HOUR).toFixed(2)} h`
