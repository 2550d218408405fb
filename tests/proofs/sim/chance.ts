import { AsyncLocalStorage } from 'node:async_hooks'
import { randomFrom } from './random.ts'

/** Random draws that depend only on the seed and a name. */
export class Draw {
  readonly #next: () => number

  constructor(seed: number, name: string) {
    this.#next = randomFrom(mixed(seed, name))
  }

  /** A number from 0 up to but excluding 1. */
  number(): number {
    return this.#next()
  }

  is(probability: number): boolean {
    return this.#next() < probability
  }

  one<const Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#next() * items.length)] as Item
  }

  /** A whole number from the first up to but excluding the second. */
  between(from: number, before: number): number {
    return from + Math.floor(this.#next() * (before - from))
  }

  /** Log-uniform, as durations are: as often between 1 and 10 as between 100 and 1,000. */
  stretch(from: number, to: number): number {
    return Math.round(from * (to / from) ** this.#next())
  }

  uuid(): string {
    let hex = ''
    for (let digits = 0; digits < 32; digits += 1) hex += Math.floor(this.#next() * 16).toString(16)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}

/** One action in a month: a visitor's call, a sweep, a command. Its faults depend on its name alone. */
export interface Doing {
  name: string
  draw: Draw
  /** Number of faults drawn so far; name and number identify each fault. */
  faults: number
}

const doings = new AsyncLocalStorage<Doing>()

/** The action that the current code belongs to. */
export function doing(): Doing {
  const present = doings.getStore()
  if (!present) throw new Error('Nobody does this.')
  return present
}

export const doAs = <Result>(who: Doing, work: () => Result): Result => doings.run(who, work)

/** Source of a run's draws. Leaving out an action or a fault changes no other draw. */
export class Chance {
  readonly #seed: number
  readonly #left: ReadonlySet<string>
  /** Actions and faults that took place, by name, in order. */
  readonly met = new Set<string>()

  constructor(seed: number, left: ReadonlySet<string> = new Set()) {
    this.#seed = seed
    this.#left = left
  }

  draw(name: string): Draw {
    return new Draw(this.#seed, name)
  }

  doing(name: string): Doing {
    return { name, draw: this.draw(name), faults: 0 }
  }

  /** True if an action or a fault takes place; a shorter story leaves some out. */
  has(name: string): boolean {
    if (this.#left.has(name)) return false
    this.met.add(name)
    return true
  }
}

/** FNV-1a. */
function mixed(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
}
