import type { Confirmation } from '#contracts/calls/confirmation.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import type { ContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { TalkWay } from '#contracts/calls/talk-status.ts'
import type { Suspicion } from '#contracts/forms/form-signals.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Agreement, Talk } from './talk.ts'

/**
 * A mail to one mailbox. `html` has the same content as `text`. `html` is empty if the mail would be too large to store
 * with it.
 */
export interface Mail {
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  /** Calendar entry (RFC 5545), attached as a file; absent if there is none. */
  invite?: string
}

export type Recipient = 'team' | 'visitor'

/**
 * `visitor` is the receipt. `morning` lists what waits for the team. `taken-back` tells the team that a visitor has
 * taken a message back.
 *
 * Mails about talks: `proposal` lets the visitor choose a time. `talk` and `talk-team` tell each side what has changed.
 * `urgent` and `urgent-team` do so if a talk of the next hours is cancelled; `urgent-team` also proves a device.
 * `reminder` is sent to the visitor on the day before.
 */
export type MailKind = Recipient | 'opt-in' | 'welcome' | 'morning' | 'taken-back' | TalkMailKind
export type TalkMailKind = 'proposal' | 'talk' | 'talk-team' | 'urgent' | 'urgent-team' | 'reminder'

/** All kinds. Append new ones: keys of stored rows contain the index in this list. */
export const MAIL_KINDS = [
  'team',
  'opt-in',
  'welcome',
  'visitor',
  'morning',
  'taken-back',
  'proposal',
  'talk',
  'talk-team',
  'urgent',
  'urgent-team',
  'reminder',
] as const satisfies readonly MailKind[]

const URGENT: readonly MailKind[] = ['urgent', 'urgent-team']
/** Kinds in the order in which due mails are sent. */
export const SENDING_ORDER: readonly MailKind[] = [
  ...URGENT,
  ...MAIL_KINDS.filter((kind) => !URGENT.includes(kind)),
]

const TO_TEAM: readonly MailKind[] = ['team', 'taken-back', 'talk-team', 'urgent-team']

/** True for mails to the team about one lead. The team must learn of each such mail that cannot be delivered. */
export const isToTeam = (kind: MailKind): boolean => TO_TEAM.includes(kind)

/** True if the status of an accepted mail is checked later, because somebody must learn that it failed. */
export const isCheckedLater = (kind: MailKind): boolean => isToTeam(kind) || kind === 'proposal'

export interface Lead {
  /** UUID; a repeated request has the same id. */
  id: string
  /** Readable reference, such as `IS-7K3F-9QXD`; derived from the id. */
  reference: string
  form: ContactEmail
  /** Keyed hash of the form. Distinguishes a repeat from a different form with the same idempotency key. */
  bodyHash: string
  language: Language
  /** Null if no known version was sent, or the form has no consent box. */
  consentVersion: string | null
  receivedAt: Date
}

/** A mail to be sent, or a sent mail whose status is still to be checked. */
export interface PendingMail {
  /**
   * `<owner>:<kind>`, where the owner is a lead, a sign-up or a day. A suffix follows if the receipt is requested
   * again, or if a mail that failed at the e-mail service is released. Determines the operation id at that service.
   */
  id: string
  kind: MailKind
  /** Number of attempts, including the current one. Attempts throttled or postponed before sending do not count. */
  attempts: number
  queuedAt: Date
  mail: Mail
  /**
   * Keyed hash of the visitor's e-mail address, or of the reference if the form has no address. An erasure finds the
   * mail by this hash. Null for `morning` and `taken-back`.
   */
  addressId: string | null
  /** Keyed hash of the mailbox whose daily limit applies; null for mails to the team. */
  mailboxId: string | null
  /** Day (`YYYY-MM-DD`, UTC) on which this mail was counted for its mailbox; null if not counted yet. */
  countedOn: string | null
  /** End of the lease, after which the holder must not send the mail, and others may lease it; null if not leased. */
  leasedUntil: Date | null
  /**
   * Keys of the mail's row in the table. `rowKey` changes with every lease, so that an outdated copy cannot be written
   * back.
   */
  partition: string
  rowKey: string
}

export type Settlement =
  /** The e-mail service accepted the mail. Its status is checked at `checkAt`; null if no check is needed. */
  | { fate: 'accepted'; pending: PendingMail; checkAt: Date | null }
  /** Nothing is left to do, so the row is deleted. */
  | { fate: 'done'; pending: PendingMail }
  | { fate: 'postponed'; pending: PendingMail; until: Date; reason: string }
  /** A dead letter, which waits for an operator. */
  | { fate: 'buried'; pending: PendingMail; reason: string }

/** Usage of the e-mail service's quotas, by all instances together. */
export interface QuotaUse {
  /** No mail is sent before this time; null if sending is not paused. */
  pausedUntil: Date | null
  sentLastHour: number
  /** No status is requested before this time; null if status requests are not paused. */
  checksPausedUntil: Date | null
  checksLastHour: number
}

/**
 * Stores mails until they are delivered. All methods but `countChecks` and `countSent` throw if the storage is not
 * available.
 */
export interface Outbox {
  /**
   * Returns due mails without a valid lease, at most `limit`, sorted by kind (`MAIL_KINDS`) and due time. Unreadable
   * rows become dead letters.
   */
  due(limit: number): Promise<PendingMail[]>
  /** Returns accepted mails whose status check is due, at most `limit`. */
  toCheck(limit: number): Promise<PendingMail[]>
  /** Leases the mail for one attempt. Null if its row has been moved or erased since it was read. */
  lease(pending: PendingMail): Promise<PendingMail | null>
  /**
   * Records the outcomes in one transaction. All mails must be in the same partition. If a row has changed, records the
   * outcomes one by one. Skips mails that others have leased. Returns the settled mails.
   */
  settle(settlements: readonly Settlement[]): Promise<PendingMail[]>
  /** Returns the pauses, and estimates how many mails and status requests all instances sent in the last hour. */
  quotaUse(): Promise<QuotaUse>
  pauseSending(until: Date): Promise<void>
  pauseChecks(until: Date): Promise<void>
  /** Counts status requests of this instance. The next call to `settle` stores the count. */
  countChecks(count: number): void
  /** Counts mails that this instance sent without a record. The next call to `settle` stores the count. */
  countSent(count: number): void
  /**
   * Counts a mail towards the daily limit of its mailbox. If the limit is reached, a sign-up mail may wait until
   * `tomorrow` (UTC), but only one per kind and address. Any other mail is `tooMany`.
   */
  countMail(pending: PendingMail): Promise<'counted' | 'tomorrow' | 'tooMany'>
  /** Stores the time of this sweep, for the health check. */
  noteSweep(): Promise<void>
  /**
   * Deletes a batch of expired rows and returns their number. The next call continues where this one stopped. After
   * all rows are checked, returns 0 for an hour, then starts again.
   */
  deleteExpired(): Promise<number>
}

/** Limit of mails that cannot be counted in the storage. Each instance counts its own. */
export interface UnstoredLimit {
  /**
   * Reserves one mail of a client, or returns when to retry. The caller releases the reservation if it sends no mail.
   *
   * @param clientId null if unknown; then only the limit of all clients together applies
   */
  reserve(clientId: string | null, at: Date): { release: () => void } | { until: Date }
}

export type StoreResult =
  | { outcome: 'stored'; leased: PendingMail[] }
  /** A lead with this id is already stored. The caller compares `bodyHash` with that of the new form. */
  | { outcome: 'known'; bodyHash: string; receipt: ReceiptMail; receivedAt: Date }
  /** The sender has taken the message back. It is not stored again. */
  | { outcome: 'taken-back' }
  | { outcome: 'throttled'; retryAfterS: number }

export interface LeadMails {
  team: Mail
  /** Null if the form has no e-mail field, or the domain receives no mail. */
  visitor: Mail | null
}

export interface Arrival {
  lead: Lead
  mails: LeadMails
  /** Keyed hash of the caller's network; null if unknown, which means no limit. */
  clientId: string | null
  /** Reason to suspect a bot. If set, the team's mail states it, and the receipt is held for review. */
  suspicion: Suspicion | null
}

/** Stores leads. Every method throws if the storage is not available. */
export interface Leads {
  /**
   * Returns the reason why the lead must not be stored, or null if there is none. `throttled` means that this instance
   * recently found the caller's network over its limit, and the wait is not over.
   */
  look(
    arrival: Pick<Arrival, 'lead' | 'clientId'>,
  ): Promise<Exclude<StoreResult, { outcome: 'stored' }> | null>
  /**
   * Stores the lead, its mails and the counts in one transaction. Call `look` first. If a write gets no answer, looks up
   * whether the lead is stored, and whether its network is over a limit. Leases the mails to the caller,
   * except a held receipt. Stores no receipt if its mailbox is over its daily limit.
   */
  store(arrival: Arrival): Promise<StoreResult>
  /** True if a lead has this id, even if taken back. May miss a lead older than `MESSAGE_WAITS_MS`. */
  isStored(id: string, at: Date): Promise<boolean>
}

/** Identifies the row of a stored lead in the table. The lead's token contains these values. */
export type LeadPlace = Pick<Lead, 'id' | 'receivedAt'>

/** Access to stored messages for the holders of their tokens. Every method throws if the storage is not available. */
export interface Messages {
  /**
   * Counts a request from the client, separately from forms. Returns the seconds to wait if the client is over its
   * limit, else null.
   */
  throttle(clientId: string): Promise<number | null>
  /**
   * Returns a stored message, or null if it does not exist or was erased. `handedOverAt` is when the e-mail service
   * accepted the mail to the team; null if it has not, or if the mail failed.
   */
  find(place: LeadPlace): Promise<(StoredTalk & { handedOverAt: Date | null }) | null>
  /**
   * Erases the lead and its mails, and queues `note`, in one transaction. The lead's id stays known as long as a copy
   * of the message may wait on a device. Returns the queued note; null if there is no such message.
   *
   * @param noteOn builds the note; `talk` is what is erased
   */
  takeBack(place: LeadPlace, noteOn: (talk: Talk) => Mail): Promise<PendingMail | null>
  /**
   * Queues the receipt once more. Returns `waiting` if an earlier receipt is still queued. Returns `refused` if the
   * mailbox is over its daily limit, or the receipt is held because of a suspected bot. Null if there is no such
   * message.
   */
  sendAgain(place: LeadPlace, receipt: Mail): Promise<PendingMail | 'waiting' | 'refused' | null>
}

/** A message with the state of its talk. */
export interface StoredTalk {
  lead: Lead
  talk: Talk
  /** Keyed hash of the visitor's e-mail address, or of the reference. */
  addressId: string
}

/** A mail about a talk. `event` distinguishes the mails of one kind and round. */
export interface TalkMail {
  kind: TalkMailKind
  event: TalkEvent
  mail: Mail
}

/** Event that a mail about a talk reports. */
export type TalkEvent =
  | 'proposed'
  | 'agreed'
  | 'moved'
  | 'wayChanged'
  | 'cancelled'
  | 'withdrawn'
  | 'lapsed'
  | 'declined'
  | 'undelivered'
  | 'reminder'
  | 'erased'

/** A change of a talk, with the mails that report it. */
export interface TalkPlan {
  talk: Talk
  /**
   * @param hasLeft false if the mail with the proposal that this change closes was certainly not sent. Then no
   *   mail has to report that it is closed.
   */
  mails: (hasLeft: boolean) => readonly TalkMail[]
  /** Time of the reminder of the talk that this change agrees; null if there is none. */
  reminderAt: Date | null
}

/** A talk of an erased lead, of which the team's calendar still has an entry. */
export interface ErasedTalk {
  leadId: string
  reference: string
  agreed: Agreement
}

/**
 * Stores proposals and agreements beside the lead, and claims moments, so that no more talks begin at one moment than
 * the app setting `TALKS_AT_ONCE` allows. Every method throws if the storage is not available.
 */
export interface Talks {
  /** Counts a request from the client, separately from others. Returns the seconds to wait, or null. */
  throttle(clientId: string): Promise<number | null>
  find(place: LeadPlace): Promise<StoredTalk | null>
  /**
   * Plans and stores a change in one transaction with its mails. Mails that the change overtakes are not sent any more.
   * If the plan agrees another moment, claims it first: `taken` if other talks have it. Plans again if the message has
   * changed in the meantime. Returns null if the message is gone, and `unchanged` if there is no plan.
   */
  change(
    place: LeadPlace,
    plan: (stored: StoredTalk) => TalkPlan | null,
  ): Promise<{ stored: StoredTalk; queued: readonly PendingMail[] } | 'taken' | 'unchanged' | null>
  /** Returns the starts at which this lead could still hold a talk. */
  free(place: LeadPlace, starts: readonly string[]): Promise<readonly string[]>
  /** References of other messages from the same address that wait for the team. */
  othersOf(stored: StoredTalk): Promise<readonly string[]>
  /**
   * Stores digits that prove a device, for ten minutes, and queues their mail. Returns the seconds to wait if the
   * message has had its codes of this hour, and null if the message is gone.
   */
  storeCode(place: LeadPlace, digits: string, mail: Mail): Promise<PendingMail | { waitS: number } | null>
  /** Checks digits and uses them up. They expire after ten minutes or five wrong tries. */
  checkCode(place: LeadPlace, digits: string): Promise<'right' | 'wrong' | 'expired'>
  /** Returns proposals whose last time has passed, and those whose mail could not be delivered. */
  toFollowUp(): Promise<readonly (LeadPlace & { isOver: boolean })[]>
  /** Releases claims that no lead confirms after ten minutes. */
  releaseClaims(): Promise<void>
  /** Queues a mail for each talk of an erased lead. */
  queueErasureMails(mailOf: (talk: ErasedTalk) => Mail): Promise<void>
}

/** Renews mails just before they are sent. */
export interface TalkMails {
  /** Builds the reminder of a talk. Null if it is no longer wanted: the talk was changed or cancelled, or is near. */
  current(pending: PendingMail): Promise<Mail | null>
}

/** A request to receive news. An address may have several, each with its own confirmation link. */
export interface SignUp {
  addressId: string
  /** UUID; a repeated request has the same id. */
  requestId: string
  email: string
  language: Language
  requestedAt: Date
  /** Version of the text beside the form. */
  textVersion: string
  clientId: string | null
}

export interface SignUpRequest {
  signUp: SignUp
  bodyHash: string
  mail: Mail
  /** Reason to suspect a bot. If set, the mail is held for review. */
  suspicion: Suspicion | null
}

/** `isHeld` is true if the mail of the stored request was held for review. `queued` is then null. */
export type SignUpResult =
  | { outcome: 'stored'; queued: PendingMail | null; isHeld: boolean }
  | { outcome: 'known'; bodyHash: string; isHeld: boolean }

/** Stores sign-ups and the evidence for them. Every method throws if the storage is not available. */
export interface SignUps {
  /** Counts a call, each kind separately. Returns the seconds to wait if the client is over its limit, else null. */
  throttle(clientId: string, kind: 'request' | 'link'): Promise<number | null>
  /** Stores the request and queues its mail, even if the address is confirmed. `known` if the id is stored already. */
  request(request: SignUpRequest): Promise<SignUpResult>
  /**
   * Returns the request that a link confirms, or `confirmed` if its address is already confirmed. Returns null if the
   * request is gone, or if the address was withdrawn after the link was signed. After a withdrawal, a late repeat may
   * store the request again, but the old link stays invalid.
   */
  find(
    requested: Pick<SignUp, 'addressId' | 'requestId'> & { signedAt: Date },
  ): Promise<SignUp | 'confirmed' | null>
  /** Stores the first confirmation and queues its mail. Null if another call has confirmed or withdrawn the sign-up. */
  confirm(signUp: SignUp, evidence: SignUpEvidence, mail: Mail): Promise<PendingMail | null>
  /**
   * Erases the address with its requests, confirmation and mails. Keeps the fact and time of the withdrawal.
   * Idempotent. `requestId` is null for a withdrawal link, which does not contain it.
   */
  withdraw(link: { addressId: string; requestId: string | null }): Promise<void>
  /**
   * True if a mail about a sign-up should still be sent. A welcome mail needs a confirmed address. An opt-in mail needs
   * a valid link, and an unconfirmed address that was not withdrawn in the last 30 days.
   */
  isWanted(pending: PendingMail): Promise<boolean>
}

export interface SignUpEvidence {
  confirmedAt: Date
  by: Exclude<Confirmation, 'withdraw'>
  clientId: string | null
}

export type SendResult =
  | { accepted: true }
  /**
   * - `refused`: the e-mail service will never accept this mail.
   * - `throttled`: the service accepts no mails at present.
   * - `failed`: unknown or temporary failure.
   *
   * `retryAfterMs` is the delay that the service requested; 0 if none.
   */
  | {
      accepted: false
      problem: 'refused' | 'throttled' | 'failed'
      retryAfterMs: number
      reason: string
    }

/** `unknown`: the e-mail service has no operation with this id. */
export type OperationStatus = 'unknown' | 'running' | 'succeeded' | 'failed'

/**
 * `minimal` leaves out what the reader can do without and the e-mail service may refuse: HTML, pictures, headers and the
 * reply address.
 */
export type MailShape = 'full' | 'minimal'

export interface Mailer {
  /** Makes one attempt; `full` by default. The operation id is a UUID. Never throws. */
  send(mail: Mail, operationId: string, shape?: MailShape): Promise<SendResult>
  /** Returns the status of an operation, or the reason why it is not known. Never throws. */
  statusOf(operationId: string): Promise<OperationStatus | Extract<SendResult, { accepted: false }>>
}

/** `no`: according to DNS, the domain receives no mail. `unknown`: DNS gave no clear answer. */
export type MailReception = 'yes' | 'no' | 'unknown'

/** Looks up the domain of an e-mail address. Answers within seconds. Never throws. */
export type CanReceiveMail = (email: string) => Promise<MailReception>

/** The company that sends the mails. `teamEmail` receives the forms. */
export interface Company {
  organisation: string
  /**
   * Details required in business letters (§ 35a GmbHG, § 37a HGB): company, registered office, register and
   * representatives. May be empty.
   */
  companyDetails: string
  contactEmail: string
  teamEmail: string
  /** Sender address of all mails, and organiser of calendar entries. */
  mailFrom: string
  /** Scheme, host and port of the site, for links in mails. */
  publicOrigin: string
}

export interface DeliveryPorts {
  outbox: Outbox
  signUps: Pick<SignUps, 'isWanted'>
  talkMails: TalkMails
  mailer: Mailer
  now: () => Date
  /** Milliseconds to wait after the first failed attempt; doubled after each further one, up to an hour. */
  backoffMs: number
  /** Milliseconds until the status of an accepted mail to the team is checked. */
  checkAfterMs: number
  mailsPerHour: number
  checksPerHour: number
}

/** Messages that the team has to act on, named by reference. Days are German time. */
export interface OpenWork {
  /** `others` are references of messages from the same address. */
  due: readonly { reference: string; dueOn: string; others: readonly string[] }[]
  /** Proposals that nobody has answered. */
  proposals: readonly { reference: string; first: string; isUndelivered: boolean }[]
  /** Agreed talks, in order. */
  talks: readonly { reference: string; start: string; how: TalkWay }[]
}

/** Open work of the team, for its morning mail. Names people only by their reference. */
export interface MorningReport {
  /** References of forms from suspected bots. */
  heldForms: readonly string[]
  heldSignUps: number
  /** References of leads with an undeliverable mail to the team. */
  deadTeamLetters: readonly string[]
  otherDeadLetters: number
  /** Partitions created by editing the table by hand. Their mails are not sent, and their rows are not deleted. */
  strayPartitions: readonly string[]
  /** Empty if talks are turned off. */
  work: OpenWork
  /** Number of mails queued more than an hour ago. Mails that are due in more than an hour are not counted. */
  delayedMails: number
  signUps: number
}

/** Times of the operators' last exports and release; null if there was none. */
export interface LastOperations {
  leadsExportedAt: Date | null
  signUpsExportedAt: Date | null
  deployedAt: Date | null
}

/** The team's morning mail, once a day across all instances. Every method throws if the storage is not available. */
export interface Mornings {
  /** True until `close` is called for this day (`YYYY-MM-DD`) by any instance. */
  isOpen(day: string): Promise<boolean>
  report(period: { since: Date; until: Date }): Promise<MorningReport>
  lastOperations(): Promise<LastOperations>
  /** Stores when a release went live, unless it is stored. `builtOn` is its build day (`YYYY-MM-DD`). */
  noteRelease(builtOn: string): Promise<void>
  /** Queues the mail of a day, if there is one, and marks the day as done. No effect if another instance has done so. */
  close(day: string, mail: Mail | null): Promise<void>
}

/** A legal figure on the site, and the day (`YYYY-MM-DD`) by which it must be updated. */
export interface FactDate {
  name: string
  day: string
}
