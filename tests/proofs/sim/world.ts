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
  /** Probability of a fault at each call of a visitor. */
  badLines: number
  /** Probability that a call takes time. */
  slowness: number
  repeats: RepeatMode
  outages: readonly { service: 'storage' | 'mail'; name: string; from: number; until: number }[]
  /** Offset of each instance's clock, in milliseconds. */
  skews: readonly number[]
  /** Arrival times of the visitors. */
  visits: readonly number[]
  /** Longest time for which the operators leave the morning mail unread, in milliseconds. */
  officeReadsWithin: number
}

/** Everything in one run, and how its parts find each other. */
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
  /** True at the end, when nothing fails any more and the rest must come to an end. */
  isCalm: boolean
  /** The computer that is posting a mail, and the start time. */
  posting: { begunAt: number; by: string; fails: boolean }
  isDown(service: 'storage' | 'mail'): boolean
  /** A change of the storage, observed. */
  change(actions: TransactionAction[], by: string): Promise<void>
  /** The next call of a visitor or a bot, as an action of its own. */
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
  /** Number of its starts; responses to calls of an earlier one never arrive. */
  life: number
  /** Frozen until this time; milliseconds since 1970. */
  frozenUntil: number
  /** The last time it continued after a freeze; kept across a restart. */
  thawedAt: number
  crash(): void
}

/** The functions on one computer, which can freeze, die and restart. */
export interface Instance extends Computer {
  /** Rejects if the instance dies meanwhile. */
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
  /** A call of a visitor. Rejects without a response. */
  carry(post: Post): Promise<Answer>
  /** A call of a bot: its line has no faults. */
  send(post: Post, who: Doing): Promise<ApiResponse>
}

/** The operators: they read the morning mail, run commands, and are asked to erase people. */
export interface Office {
  /** Reads a mail in the team's mailbox. */
  read(mail: AcceptedMail): void
  /** Erases an address, repeating as needed. */
  forget(email: string): Promise<void>
  /** Runs `npm run leads` with these arguments; returns its output, or the reason why it failed. */
  run(...args: string[]): Promise<{ out: string; failure: string | null }>
}

export interface Broken {
  promise: PromiseName
  how: string
}

/** Watches the world, and ends it with the first broken promise (`promises/promises.ts`). */
export interface Watch {
  readonly broken: Broken | null
  /** A call of the storage failed. */
  storageFailed(): void
  broke(promise: PromiseName, how: string): void
  /** A visitor or a bot sent a call. */
  posted(post: Post): void
  /** The response to a post confirms that it was stored under its key. */
  acknowledged(owner: string, key: string, answer: Answer['body']): void
  /** The rows that a transaction is about to change, before the change. */
  before(actions: readonly TransactionAction[]): ReadonlyMap<string, Row>
  /** A transaction took place. */
  changed(actions: readonly TransactionAction[], before: ReadonlyMap<string, Row>, by: string): void
  /** The e-mail service posts a mail. */
  mailed(mail: AcceptedMail): void
  /** The response to a sign-up's link confirms its withdrawal. */
  withdrawn(token: string): void
  /** The response to a receipt's link confirms that its message was taken back. */
  takenBack(token: string): void
  /** The e-mail service refused a post, which pauses all later ones. */
  postRefused(): void
  /** An instance asked the e-mail service about a mail. */
  questioned(): void
  /** The operator reads a command's output. */
  printed(text: string): void
  /** The operator starts to erase an address: from now on no mail about it must be delivered. */
  erasing(email: string): void
  /** The command has printed that nothing is left of an address; it started at `began`. */
  erased(email: string, begunAt: number): void
  /** Called when nothing is under way any more: every acknowledged message must have reached its end. */
  kept(): void
  /** Called after the retention periods: expired rows must be gone. */
  forgotten(): void
}

/** A row of the storage with its properties. */
export type Row = Record<string, unknown> & { partitionKey: string; rowKey: string }
