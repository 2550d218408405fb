import type { TransactionAction } from '@azure/data-tables'
import type { AcceptedMail } from '#mocks/email-service.ts'
import { DAY, HOUR, MINUTE } from '#tests/proofs/sim/calendar.ts'
import type { Broken, Post, Row, World } from '#tests/proofs/sim/world.ts'
import type { PromiseName } from './names.ts'

/** Time for which a mail may still arrive after its reason has gone: a lease, a call and differing clocks. */
export const ON_ITS_WAY = 8 * MINUTE
/** Time for which a key is known: as long as a message may wait on a device (README). */
const KEYS_ARE_KNOWN = 7 * DAY

/** A response that confirmed a post to its sender. */
export interface Acknowledgement {
  owner: string
  path: string
  /** Empty for a sign-up. */
  reference: string
  email: string
  key: string
  at: number
}

/** The first post of a key, and whether a bot sent it. */
interface Posted {
  path: string
  body: string
  isProgram: boolean
}

/** A lead, as its row shows it. */
interface Stored {
  id: string
  partition: string
  at: number
  email: string
}

/** A mail as the e-mail service posts it. */
export interface SeenMail {
  mail: AcceptedMail
  to: string
  /** Reference of its form; null for mails about sign-ups, for the morning mail and for notes. */
  reference: string | null
  /** Reference of the form that the note reports as taken back. */
  takenBack: string | null
  isToTeam: boolean
  /** The instance that sent it. */
  by: string
  /** True if it bounces after it was accepted. */
  bounces: boolean
}

/** A change of the storage: the rows of its transaction before it, and its author. */
export interface Change {
  actions: readonly TransactionAction[]
  before: ReadonlyMap<string, Row>
  by: string
}

/**
 * State of the world so far, by the names that people, rows and mails show. It imports nothing from the code under
 * test. The families of promises read it, and report the first promise that does not hold.
 */
export class Ledger {
  readonly world: World
  broken: Broken | null = null
  readonly rows = new Map<string, Row>()
  readonly posts = new Map<string, Posted>()
  readonly acknowledged: Acknowledgement[] = []
  /** Leads by their reference. */
  readonly stored = new Map<string, Stored>()
  /** References of keys repeated after more than seven days, in another month, or after erasure. */
  readonly storedAnew = new Set<string>()
  /** The reference in a lead's row, by lead id. */
  readonly referenceOf = new Map<string, string>()
  /** The address in a sign-up's row, by the row's name. */
  readonly addressOf = new Map<string, string>()
  /** The first mail to the team for each reference. */
  readonly teamGot = new Map<string, { at: number; by: string; wasStored: boolean }>()
  /** Number of delivered receipts for each reference. */
  readonly receipts = new Map<string, number>()
  /** The message behind a link, by the receipts and pages that show it. */
  readonly linked = new Map<string, string>()
  /** Time at which a message's row became the mark that it was taken back. */
  readonly takenBackAt = new Map<string, number>()
  /** Receipts requested again, by reference. */
  readonly askedAgain = new Map<string, number>()
  /** Addresses that got a mail about a sign-up. */
  readonly asked = new Set<string>()
  /** Addresses whose opt-in mail could not be delivered or was no longer needed. */
  readonly notAskable = new Set<string>()
  readonly toBeErased = new Set<string>()
  /** Start of an address's erasure. */
  readonly erasedAt = new Map<string, number>()
  readonly withdrawnAt = new Map<string, number>()
  /** Number of mails by `<mailbox> <day>`. A mail at the turn of a day is counted on both days. */
  readonly #placesUsed = new Map<string, number>()
  /** References of mails to the team that a morning mail reported as undelivered. */
  readonly named = new Set<string>()
  /** References that the platform's alert for bounced mails reported. */
  readonly alerted = new Set<string>()
  storageFailures = 0
  #storageFailedAt = Number.NEGATIVE_INFINITY

  constructor(world: World) {
    this.world = world
  }

  get now(): number {
    return this.world.clock.now()
  }

  broke(promise: PromiseName, how: string): void {
    if (this.broken) return
    this.broken = { promise, how }
    this.world.story.end('BROKEN', `${promise}: ${how}`)
    this.world.clock.stop()
  }

  /** True if only visitors' connections fail in this month. */
  isCalmMonth(): boolean {
    const { trouble, outages } = this.world.weather
    return trouble === 0 && outages.length === 0
  }

  /** The row of a form; undefined if it is not stored, or erased. */
  leadOf(reference: string): Row | undefined {
    const { partition, id } = this.stored.get(reference) ?? {}
    return this.rows.get(`${partition}/l:${id}`)
  }

  isErased(email: string): boolean {
    return this.toBeErased.has(addressed(email))
  }

  /** True if an instance was frozen until now, so that it decided its current action earlier. */
  hasJustThawed(by: string): boolean {
    const { thawedAt = 0 } = this.world.instances.find(({ name }) => name === by) ?? {}
    return Math.abs(this.now - thawedAt) < ON_ITS_WAY
  }

  hasStorageJustFailed(): boolean {
    return this.now - this.#storageFailedAt < ON_ITS_WAY
  }

  storageFailed(): void {
    this.storageFailures += 1
    this.#storageFailedAt = this.now
  }

  /** True if all counts of the last hours could be written, and were read in time. */
  hasExactCounts(): boolean {
    const since = this.now - 2 * HOUR
    return this.#storageFailedAt < since && this.world.instances.every(({ thawedAt }) => thawedAt < since)
  }

  /** True if a reference is already stored under a key that must still be known. */
  isStillKnown(reference: string): boolean {
    const earlier = this.stored.get(reference)
    return earlier !== undefined && this.now - earlier.at < KEYS_ARE_KNOWN && !this.isErased(earlier.email)
  }

  posted({ path, headers, body }: Post): void {
    if (path === '/api/your-message') {
      const { token, wish } = JSON.parse(body)
      const reference = this.linked.get(token)
      if (reference && wish === 'send-again')
        this.askedAgain.set(reference, (this.askedAgain.get(reference) ?? 0) + 1)
    }
    const key = headers['idempotency-key']
    const isProgram = headers['x-form-signals']?.includes('trap=1') ?? false
    if (key && !this.posts.has(key)) this.posts.set(key, { path, body, isProgram })
  }

  acknowledgement(owner: string, key: string, reference: unknown): Acknowledgement {
    const { path, body } = this.posts.get(key) as Posted
    const { email } = JSON.parse(body)
    return { owner, path, reference: String(reference ?? ''), email, key, at: this.now }
  }

  before(actions: readonly TransactionAction[]): ReadonlyMap<string, Row> {
    const found = new Map<string, Row>()
    for (const [, { partitionKey, rowKey }] of actions) {
      const row = this.rows.get(`${partitionKey}/${rowKey}`)
      if (row) found.set(rowKey, row)
    }
    return found
  }

  created(row: Row): void {
    const { rowKey, partitionKey } = row
    if (rowKey.startsWith('l:')) {
      const reference = String(row.reference)
      if (this.stored.has(reference) && !this.isStillKnown(reference)) this.storedAnew.add(reference)
      const id = rowKey.slice('l:'.length)
      this.takenBackAt.delete(reference)
      this.referenceOf.set(id, reference)
      this.stored.set(reference, { id, partition: partitionKey, at: this.now, email: String(row.email) })
    }
    if (/^[sy]:/.test(rowKey)) this.addressOf.set(String(row.addressId), addressed(row.email))
    if (rowKey.startsWith('d:') && row.kind === 'opt-in') this.notAskable.add(addressed(addresseeIn(row)))
  }

  rewritten({ rowKey, reference }: Row, { takenBackAt }: Row): void {
    if (rowKey.startsWith('l:') && takenBackAt) this.takenBackAt.set(String(reference), this.now)
  }

  deleted(row: Row, { actions, by }: Change): void {
    const { rowKey } = row
    // A receipt that was taken back before it went out still uses its slot.
    const isOfTakenBack = actions.some(([, { takenBackAt }]) => takenBackAt)
    if (isOfTakenBack && row.kind === 'visitor') this.takePlace(mailboxOf(addresseeIn(row)), this.now)
    if (rowKey.startsWith('h:') && isByHand(by) && actions.some(([action]) => action === 'create'))
      this.takePlace(mailboxOf(addresseeIn(row)), this.now)
  }

  seenMail(mail: AcceptedMail): SeenMail {
    const to = mail.to[0] ?? ''
    const [named = null] = mail.subject.match(REFERENCES) ?? []
    const isNote = mail.subject.startsWith('[Taken back]')
    const [reference, takenBack] = isNote ? [null, named] : [named, null]
    const { by, fails } = this.world.posting
    const isToTeam = to === this.world.config.teamEmail
    return { mail, to, reference, takenBack, isToTeam, by, bounces: fails }
  }

  mailed({ mail, to, reference, isToTeam, by, bounces }: SeenMail): void {
    if (isToTeam) {
      if (reference && !bounces && !this.teamGot.has(reference))
        this.teamGot.set(reference, { at: this.now, by, wasStored: this.stored.has(reference) })
      // The functions do not track what was never stored: the platform's alert reports it (infra/main.bicep).
      if (reference && bounces && !this.stored.has(reference)) {
        this.alerted.add(reference)
        this.world.story.tell('the alert of bounced mails', `names ${reference}`)
      }
      return
    }
    this.takePlace(mailboxOf(to), this.world.posting.begunAt)
    if (!reference) this.asked.add(addressed(to))
    else {
      const [, token] = /\/your-message\?token=([\w.-]+)/.exec(mail.text) ?? []
      if (token) this.linked.set(token, reference)
      if (!bounces) this.receipts.set(reference, (this.receipts.get(reference) ?? 0) + 1)
    }
  }

  /** A mail, or a released one, may have used a slot of its mailbox on that day or a neighbouring one. */
  takePlace(mailbox: string, at: number): void {
    for (const day of new Set([at - ON_ITS_WAY, at + ON_ITS_WAY].map((moment) => Math.floor(moment / DAY))))
      this.#placesUsed.set(`${mailbox} ${day}`, (this.#placesUsed.get(`${mailbox} ${day}`) ?? 0) + 1)
  }

  /** Number of mails that a mailbox got on the day of a moment. */
  placesTaken(email: string, at: number): number {
    return this.#placesUsed.get(`${mailboxOf(email)} ${Math.floor(at / DAY)}`) ?? 0
  }

  withdrawn(token: string): string {
    const addressId = tokenIn(token)[1] ?? ''
    this.withdrawnAt.set(this.addressOf.get(addressId) ?? addressId, this.now)
    return addressId
  }

  erasing(email: string): void {
    this.toBeErased.add(addressed(email))
  }

  erased(email: string, begunAt: number): void {
    this.erasedAt.set(addressed(email), begunAt)
    // Erasure deletes the withdrawal of the address as well.
    this.withdrawnAt.delete(addressed(email))
  }
}

export const REFERENCES = /IS-[0-9A-Z]{4}-[0-9A-Z]{4}/g

/** One address, in any spelling. */
export const addressed = (email: unknown): string => String(email).trim().toLowerCase()

/** True if the domain of an address receives mail; `.invalid` is not a domain (RFC 2606). */
export const receivesMail = (email: string) => !addressed(email).endsWith('.invalid')

export const mailIn = ({ mail }: Row) => JSON.parse(new TextDecoder().decode(mail as Uint8Array))

export const addresseeIn = (row: Row): string => mailIn(row).to

/** One mailbox, in any spelling of its address. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain.replace('googlemail', 'gmail')}`
}

export const isByHand = (by: string) => by === 'the operator'

/** True at the turn of a day, about which clocks may disagree. */
export const isAtTurnOfDay = (at: number) =>
  Math.floor((at - ON_ITS_WAY) / DAY) !== Math.floor((at + ON_ITS_WAY) / DAY)

/** Parts of the first token in a text: its end or "withdraw", its address, and its request. */
export const tokenIn = (text: string): string[] => {
  const [, content = ''] = /\b[23]\.([\w-]+)\.[\w-]+/.exec(text) ?? []
  return Buffer.from(content, 'base64url').toString().split('.')
}
