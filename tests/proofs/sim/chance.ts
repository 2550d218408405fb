import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

/** Returns a generator of numbers from 0 up to but excluding 1, determined by the seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export class Draw {
  readonly number: () => number

  constructor(seed: number, name: string) {
    this.number = randomFrom(createHash('sha256').update(`${seed} ${name}`).digest().readInt32LE())
  }

  is(probability: number): boolean {
    return this.number() < probability
  }

  one<const Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.number() * items.length)] as Item
  }

  between(from: number, before: number): number {
    return from + Math.floor(this.number() * (before - from))
  }

  /** Draws a whole number, log-uniform like most durations: as often from 1 to 10 as from 100 to 1,000. */
  stretch(from: number, to: number): number {
    return Math.round(from * (to / from) ** this.number())
  }

  uuid(): string {
    const digits = (count: number) =>
      Array.from({ length: count }, () => this.between(0, 16).toString(16)).join('')
    return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
  }
}

/** An activity in the simulation, such as a visit, a call or a sweep. Its name and the seed determine its draws. */
export interface Action {
  name: string
  draw: Draw
}

const actions = new AsyncLocalStorage<Action>()

export function currentAction(): Action {
  const action = actions.getStore()
  if (!action) throw new Error('This code belongs to no action.')
  return action
}

export const runAs = <Result>(action: Action, work: () => Result): Result => actions.run(action, work)

export class Chance {
  readonly #seed: number
  readonly #counts = new Map<string, number>()

  constructor(seed: number) {
    this.#seed = seed
  }

  draw(name: string): Draw {
    return new Draw(this.#seed, name)
  }

  action(name: string): Action {
    return { name, draw: this.draw(name) }
  }

  next(name: string): Action {
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    return this.action(`${name}, ${count}`)
  }
}
