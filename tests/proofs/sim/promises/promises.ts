import type { TransactionAction } from '@azure/data-tables'
import type { Mail } from '#mocks/email-service.ts'
import type { Broken, Health, OwnMessage, Post, Row, Tab, Watch, World } from '#tests/proofs/sim/world.ts'
import { answerDays } from './answer-days.ts'
import { delivered } from './delivered.ts'
import { devices } from './devices.ts'
import { erasure } from './erasure.ts'
import { evidence } from './evidence.ts'
import type { Family } from './family.ts'
import { Ledger } from './ledger.ts'
import { limits } from './limits.ts'
import { mails } from './mails.ts'
import type { PromiseName } from './names.ts'
import { notice } from './notice.ts'
import { once } from './once.ts'
import { ownMessages } from './own-messages.ts'
import { receipts } from './receipts.ts'
import { retention } from './retention.ts'
import { signUps } from './sign-ups.ts'
import { strangers } from './strangers.ts'
import { texts } from './texts.ts'
import { watches } from './watches.ts'

const FAMILIES: readonly ((seen: Ledger) => Family)[] = [
  delivered,
  once,
  limits,
  receipts,
  mails,
  signUps,
  evidence,
  strangers,
  erasure,
  retention,
  notice,
  watches,
  answerDays,
  texts,
  devices,
  ownMessages,
]

/** Watches the world, and ends it with the first promise that is broken. */
export class Promises implements Watch {
  readonly #seen: Ledger
  readonly #families: readonly Family[]

  constructor(world: World) {
    const seen = new Ledger(world)
    this.#seen = seen
    this.#families = FAMILIES.map((family) => family(seen))
  }

  get broken(): Broken | null {
    return this.#seen.broken
  }

  broke(promise: PromiseName, how: string): void {
    this.#seen.broke(promise, how)
  }

  storageFailed(): void {
    this.#seen.storageFailed()
  }

  posted(post: Post): void {
    this.#each((family) => family.posted?.(post))
    this.#seen.posted(post)
  }

  acknowledged(tab: Tab, key: string, sent: Parameters<Watch['acknowledged']>[2]): void {
    const acknowledgement = this.#seen.acknowledgement(tab, key, sent)
    if (!acknowledgement) {
      this.broke('nothing unforeseen happens', `a page confirms to ${tab.owner} what was never posted`)
      return
    }
    this.#each((family) => family.acknowledged?.(acknowledgement, sent))
    this.#seen.acknowledged.push(acknowledgement)
  }

  before(actions: readonly TransactionAction[]): ReadonlyMap<string, Row> {
    return this.#seen.before(actions)
  }

  changed(actions: readonly TransactionAction[], before: ReadonlyMap<string, Row>, by: string): void {
    const change = { actions, before, by }
    const { rows } = this.#seen
    for (const [action, given, mode] of actions) {
      const { partitionKey, rowKey } = given
      const place = `${partitionKey}/${rowKey}`
      const old = before.get(rowKey)
      if (action === 'delete') {
        rows.delete(place)
        if (!old) continue
        this.#each((family) => family.deleted?.(old, change))
        this.#seen.deleted(old, change)
        continue
      }
      const isMerge = action !== 'create' && (mode ?? 'Merge') === 'Merge'
      rows.set(place, { ...(isMerge && old), ...given } as Row)
      if (old) {
        this.#each((family) => family.rewritten?.(old, given as Row, change))
        this.#seen.rewritten(old, given as Row)
      } else {
        this.#each((family) => family.created?.(given as Row, change))
        this.#seen.created(given as Row)
      }
    }
  }

  mailed(mail: Mail): void {
    const seenMail = this.#seen.seenMail(mail)
    this.#each((family) => family.mailed?.(seenMail))
    this.#seen.mailed(seenMail)
  }

  ownMessage(page: OwnMessage): void {
    this.#each((family) => family.ownMessage?.(page))
  }

  withdrawn(search: string): void {
    const addressId = this.#seen.withdrawn(search)
    this.#each((family) => family.withdrawn?.(addressId))
  }

  erasing(email: string): void {
    this.#seen.erasing(email)
  }

  erased(email: string, begunAt: number): void {
    this.#each((family) => family.erased?.(email, begunAt))
    this.#seen.erased(email, begunAt)
  }

  printed(text: string): void {
    this.#each((family) => family.printed?.(text))
  }

  health(answer: Parameters<Watch['health']>[0], asked: Health): void {
    this.#each((family) => family.health?.(answer, asked))
  }

  postRefused(): void {
    this.#each((family) => family.postRefused?.())
  }

  questioned(): void {
    this.#each((family) => family.questioned?.())
  }

  kept(): void {
    this.#each((family) => family.kept?.())
  }

  forgotten(): void {
    this.#each((family) => family.forgotten?.())
  }

  #each(hear: (family: Family) => void): void {
    for (const family of this.#families) hear(family)
  }
}
