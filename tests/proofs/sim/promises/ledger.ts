import type { TransactionAction } from '@azure/data-tables'
import type { Config } from '#functions/config.ts'
import type { AcceptedMail } from '#mocks/email-service.ts'
import { type Clock, DAY, MINUTE } from '#tests/proofs/sim/clock.ts'
import type { Story } from '#tests/proofs/sim/story.ts'

/** Longest time from the decision to send a mail to its delivery, including leases, slow calls and wrong clocks. */
export const ON_ITS_WAY = 8 * MINUTE
/** Idempotency keys must be recognised for as long as messages may wait on a device (`MESSAGE_WAITS_MS`). */
const KEYS_ARE_KNOWN = 7 * DAY
export const OPERATOR = 'the operator'
export const REFERENCES = /IS-[0-9A-Z]{4}-[0-9A-Z]{4}/g

type PromiseName =
  | 'acknowledged is delivered'
  | 'a mail goes out once'
  | 'a message is stored once'
  | 'limits hold'
  | 'nothing after a withdrawal'
  | 'nothing to an erased address'
  | 'kept as long as stated, and no longer'
  | 'a human gets notice'
  | 'talks are agreed once'
  | 'everything comes to rest'
  | 'nothing unforeseen happens'

export type Row = Record<string, unknown> & { partitionKey: string; rowKey: string }

export interface Change {
  actions: readonly TransactionAction[]
  by: string
}

export interface Acknowledgement {
  owner: string
  key: string
  email: string
  isHeld: boolean
  at: number
  /** Null for a sign-up. */
  reference: string | null
  messageToken: string | null
}

export interface Posting {
  begunAt: number
  by: string
  bounces: boolean
}

export interface SeenMail extends Posting {
  mail: AcceptedMail
  to: string
  /** Reference of the form in the mail; null for sign-ups, morning mails and mails that report a take-back. */
  reference: string | null
  takenBack: string | null
  isToTeam: boolean
  /** True for the mail with a form, and for its receipt. False for mails about a talk. */
  isFirst: boolean
}

/** Events of a simulated month. When an observer gets one, `Ledger.rows` reflects it; the other fields do not yet. */
export interface Events {
  acknowledged(acknowledgement: Acknowledgement): void
  created(row: Row, change: Change): void
  rewritten(old: Row, given: Row, change: Change): void
  deleted(row: Row, change: Change): void
  mailed(mail: SeenMail): void
  /** The server has confirmed a take-back. `token` is that of the link in the receipt. */
  takenBack(token: string): void
  withdrawn(email: string): void
  decided(reference: string): void
  /** An erasure by the operator, begun at `begunAt`, has found no more rows about the address. */
  erased(email: string, begunAt: number): void
  /** Several sweeps, a little more than an hour apart, have run without faults. */
  cleaned(): void
  ended(): void
}

export type Observer = Partial<Events>

/**
 * State of the simulated world, derived from people, rows and mails without using the code under test. The checks of
 * the promises read it and report violations to it. It keeps only the first violation.
 */
export class Ledger implements Observer {
  readonly clock: Clock
  readonly config: Config
  readonly #story: Story
  broken: { promise: PromiseName; how: string } | null = null
  readonly rows = new Map<string, Row>()
  readonly stored = new Map<string, { id: string; partition: string; at: number; email: string }>()
  /** References of messages stored twice: their idempotency key was sent again after seven days or an erasure. */
  readonly storedAnew = new Set<string>()
  readonly #referenceOf = new Map<string, string>()
  readonly teamGot = new Map<string, { at: number; by: string; wasStored: boolean }>()
  readonly linked = new Map<string, string>()
  readonly takenBackAt = new Map<string, number>()
  readonly withdrawnAt = new Map<string, number>()
  readonly #toBeErased = new Set<string>()
  readonly erasedAt = new Map<string, number>()
  /** References that a morning mail has listed as undelivered (dead letters to the team). */
  readonly named = new Set<string>()
  #storageFailedAt = Number.NEGATIVE_INFINITY
  readonly #thawedAt = new Map<string, number>()

  constructor({ clock, story, config }: { clock: Clock; story: Story; config: Config }) {
    this.clock = clock
    this.#story = story
    this.config = config
  }

  get now(): number {
    return this.clock.now()
  }

  broke(promise: PromiseName, how: string): void {
    if (this.broken) return
    this.broken = { promise, how }
    this.#story.tell('BROKEN', `${promise}: ${how}`)
    this.clock.stop()
  }

  failed(error: unknown): void {
    this.broke('nothing unforeseen happens', error instanceof Error ? String(error.stack) : String(error))
  }

  noteStorageFailure(): void {
    this.#storageFailedAt = this.now
  }

  noteThaw(by: string): void {
    this.#thawedAt.set(by, this.now)
  }

  /** True if a computer has just thawed. It may still act on a decision that it made before it froze. */
  hasJustThawed(by: string): boolean {
    return Math.abs(this.now - (this.#thawedAt.get(by) ?? Number.NEGATIVE_INFINITY)) < ON_ITS_WAY
  }

  hasStorageJustFailed(): boolean {
    return this.now - this.#storageFailedAt < ON_ITS_WAY
  }

  hasStorageEverFailed(): boolean {
    return this.#storageFailedAt > 0
  }

  referenceIn(text: unknown): string | undefined {
    const [id = ''] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(String(text)) ?? []
    return this.#referenceOf.get(id)
  }

  isErased(email: string): boolean {
    return this.#toBeErased.has(addressed(email))
  }

  erasing(email: string): void {
    this.#toBeErased.add(addressed(email))
  }

  isStillKnown(reference: string): boolean {
    const earlier = this.stored.get(reference)
    return earlier !== undefined && this.now - earlier.at < KEYS_ARE_KNOWN && !this.isErased(earlier.email)
  }

  acknowledged({ messageToken, reference }: Acknowledgement): void {
    if (messageToken && reference) this.linked.set(messageToken, reference)
  }

  created(row: Row): void {
    const { rowKey, partitionKey, email } = row
    if (!rowKey.startsWith('l:')) return
    const reference = String(row.reference)
    if (this.stored.has(reference) && !this.isStillKnown(reference)) this.storedAnew.add(reference)
    const id = rowKey.slice('l:'.length)
    this.takenBackAt.delete(reference)
    this.#referenceOf.set(id, reference)
    this.stored.set(reference, { id, partition: partitionKey, at: this.now, email: String(email) })
  }

  rewritten({ rowKey, reference }: Row, { takenBackAt }: Row): void {
    if (rowKey.startsWith('l:') && takenBackAt) this.takenBackAt.set(String(reference), this.now)
  }

  mailed({ mail, reference, isToTeam, isFirst, by, bounces }: SeenMail): void {
    const [, token] = /\/your-message\?token=([\w.-]+)/.exec(mail.text) ?? []
    if (!reference) return
    if (!isToTeam && token) this.linked.set(token, reference)
    if (isToTeam && isFirst && !bounces && !this.teamGot.has(reference))
      this.teamGot.set(reference, { at: this.now, by, wasStored: this.stored.has(reference) })
  }

  withdrawn(email: string): void {
    this.withdrawnAt.set(addressed(email), this.now)
  }

  erased(email: string, begunAt: number): void {
    this.erasedAt.set(addressed(email), begunAt)
    this.withdrawnAt.delete(addressed(email))
  }
}

export const addressed = (email: unknown): string => String(email).trim().toLowerCase()

export const mailIn = ({ mail }: Row) => JSON.parse(new TextDecoder().decode(mail as Uint8Array))
