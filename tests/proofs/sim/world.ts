import type { TransactionAction } from '@azure/data-tables'
import type { SearchableTable } from '#functions/adapters/lead-table.ts'
import type { Config } from '#functions/config.ts'
import type { ApiResponse } from '#functions/handler.ts'
import type { IncomingRequest } from '#functions/web/respond.ts'
import type { AcceptedMail, EmailService, RepeatMode } from '#mocks/email-service.ts'
import type { PromiseName } from '#tests/proofs/sim/promises/names.ts'
import type { Chance, Doing } from './chance.ts'
import type { Clock } from './clock.ts'
import type { Story } from './story.ts'

/** Conditions of a month. */
export interface Weather {
  /** Probability of a fault at each call of a port. */
  trouble: number
  /** The same for a call of a visitor. */
  badLines: number
  /** Probability that a call takes time. */
  slowness: number
  repeats: RepeatMode
  outages: readonly { service: 'storage' | 'mail'; name: string; from: number; until: number }[]
  /** Offset of each instance's clock, in milliseconds. */
  skews: readonly number[]
  /** Time of arrival. */
  visits: readonly number[]
  /** Longest time that the office leaves the morning mail unread, in milliseconds. */
  officeReadsWithin: number
}

/** Everything there is in one run, and how its parts find each other. */
export interface World {
  clock: Clock
  chance: Chance
  story: Story
  weather: Weather
  config: Config
  /** The storage itself. */
  table: SearchableTable
  service: EmailService
  network: Network
  instances: readonly Instance[]
  mailboxes: Mailboxes
  office: Office
  promises: Watch
  /** True at the end, when nothing fails any more: what is left must come to rest. */
  isCalm: boolean
  /** The computer that posts a mail at this moment, and since when. */
  posting: { begunAt: number; by: string; fails: boolean }
  isDown(service: 'storage' | 'mail'): boolean
  /** A change of the storage, watched. */
  change(actions: TransactionAction[], by: string): Promise<void>
  /** The next call of a visitor or a program, as a doing of its own. */
  callBy(name: string): Doing
}

/** Readers of mailboxes, by address. */
export interface Mailboxes {
  expect(address: string, read: (mail: AcceptedMail) => Promise<void>): void
}

/** A caller of ports: an instance of the functions, or an operator's computer. */
export interface Computer {
  name: string
  /** Offset of its clock, in milliseconds. */
  skewMs: number
  /** Counts its starts; answers to calls of an earlier one never arrive. */
  life: number
  /** It stands still until then; milliseconds since 1970. */
  frozenUntil: number
  /** The last time it continued after a freeze; also known after a new start. */
  thawedAt: number
  crash(): void
}

/** The functions on one computer, which can stand still, die and start anew. */
export interface Instance extends Computer {
  /** Rejects when the instance dies meanwhile. */
  serve(path: string, request: IncomingRequest, who: Doing): Promise<ApiResponse>
}

/** A call of the API, as it leaves a visitor's device. */
export interface Post {
  path: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface Answer {
  status: number
  body: Record<string, unknown>
}

export interface Network {
  /** A call of a visitor. Rejects without an answer. */
  carry(post: Post): Promise<Answer>
  /** The same for programs that are no visitors: no fault of the line meets them. */
  send(post: Post, who: Doing): Promise<ApiResponse>
}

/** The people at the office: they read the morning mail, run commands, and are asked to forget somebody. */
export interface Office {
  /** Reads a mail in the team's mailbox. */
  read(mail: AcceptedMail): void
  /** Forgets an address, as often as it takes. */
  forget(email: string): Promise<void>
  /** Runs `npm run leads` with these words; what it wrote, or why it failed. */
  run(...args: string[]): Promise<{ out: string; failure: string | null }>
}

export interface Broken {
  promise: PromiseName
  how: string
}

/** Watches the world, and ends it with the first promise that is broken (`promises/promises.ts`). */
export interface Watch {
  readonly broken: Broken | null
  /** A call of the storage failed. */
  storageFailed(): void
  broke(promise: PromiseName, how: string): void
  /** A call left a visitor, or a program. */
  posted(post: Post): void
  /** The answer to a post under a key confirms it. */
  acknowledged(owner: string, key: string, answer: Answer['body']): void
  /** The rows that a transaction is about to change, as they are. */
  before(actions: readonly TransactionAction[]): ReadonlyMap<string, Row>
  /** A transaction took place. */
  changed(actions: readonly TransactionAction[], before: ReadonlyMap<string, Row>, by: string): void
  /** The e-mail service posts a mail. */
  mailed(mail: AcceptedMail): void
  /** The answer to the link of a sign-up confirms its withdrawal. */
  withdrawn(token: string): void
  /** The answer to the link of a receipt confirms that its message was taken back. */
  takenBack(token: string): void
  /** The e-mail service refused a post, for all that come next. */
  postRefused(): void
  /** Somebody asked the e-mail service about a mail. */
  questioned(): void
  /** The operator reads what a command printed. */
  printed(text: string): void
  /** The operator begins to erase an address: from now on nothing about it need be delivered. */
  erasing(email: string): void
  /** The command has printed that nothing of an address is left; it began at a moment. */
  erased(email: string, begunAt: number): void
  /** Called when nothing is under way any more: every acknowledged message must have come to its end. */
  kept(): void
  /** Called a while later: rows past their time must be gone. */
  forgotten(): void
}

/** A row of the storage, with what it holds. */
export type Row = Record<string, unknown> & { partitionKey: string; rowKey: string }
