import type { Confirmation } from '#contracts/calls/confirmation.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import type { ContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { Suspicion } from '#contracts/forms/form-signals.ts'
import type { Language, VisitorLanguage } from '#contracts/values/language.ts'

/**
 * One mail to one mailbox. `html` and `text` have the same content; no header value contains a control
 * character.
 */
export interface Mail {
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
}

/** Reader of the two mails of a lead. */
export type Recipient = 'team' | 'visitor'

/**
 * Purpose of a mail; `visitor` is the receipt, `morning` lists the team's open work, `taken-back` informs the
 * team that a visitor has taken a message back.
 */
export type MailKind = Recipient | 'opt-in' | 'welcome' | 'morning' | 'taken-back'

/**
 * Kinds in the order of their priority for the sending quota. Keys of stored rows contain the index in this
 * list: append new kinds.
 */
export const MAIL_KINDS = [
  'team',
  'opt-in',
  'welcome',
  'visitor',
  'morning',
  'taken-back',
] as const satisfies readonly MailKind[]

const TO_TEAM: readonly MailKind[] = ['team', 'taken-back']

/** True for a mail to the team about one lead: if undeliverable, the team must learn of it. */
export const isToTeam = (kind: MailKind): boolean => TO_TEAM.includes(kind)

/** A stored form: its fields, language, consent version and time of arrival. */
export interface Lead {
  /** UUID, identical for a repeated request. */
  id: string
  /** Human-readable reference, such as `IS-7K3F-9QXD`; derived from the id. */
  reference: string
  form: ContactEmail
  /** Keyed hash of the form: tells a repeated request from another one with the same key. */
  bodyHash: string
  language: VisitorLanguage
  /** Null if none was sent or the form has no consent box. */
  consentVersion: string | null
  receivedAt: Date
}

/** A mail to be sent, or a sent mail whose status is still to be checked. */
export interface PendingMail {
  /**
   * `<lead or sign-up>:<kind>`, with a suffix after a retry; the operation id at the e-mail service is
   * derived from it.
   */
  id: string
  kind: MailKind
  /** Attempts that have or may have reached the e-mail service, including the current one. */
  attempts: number
  queuedAt: Date
  mail: Mail
  /** Keyed hash of the person whom the mail concerns (e-mail address, else reference), for erasure; null if nobody. */
  addressId: string | null
  /** Keyed hash of the mailbox whose daily limit applies; null for mails to the team. */
  mailboxId: string | null
  /** The day (`YYYY-MM-DD`, UTC) whose limit of the mailbox counts this mail; null if not counted yet. */
  countedOn: string | null
  /** End of the lease, after which its holder must not send the mail and others may take it; null without a lease. */
  leasedUntil: Date | null
  /** Place of the row. Its key changes with every lease, so that an outdated copy cannot be written back. */
  partition: string
  rowKey: string
}

/** Outcome of an attempt at a mail. */
export type Settlement =
  /** Accepted: its status is checked at `askAt`; null if the delivery report suffices. */
  | { fate: 'accepted'; pending: PendingMail; askAt: Date | null }
  /** Finished. */
  | { fate: 'done'; pending: PendingMail }
  /** Released until a later time. */
  | { fate: 'postponed'; pending: PendingMail; until: Date; reason: string }
  /** A dead letter, for a person to resolve. */
  | { fate: 'buried'; pending: PendingMail; reason: string }

/** Usage of the sending quota. */
export interface Sending {
  /** No mail is sent before this time; null without a pause. */
  pausedUntil: Date | null
  /** Mails accepted within the last hour. */
  sentLastHour: number
  /** No status request is made before this time; null without a pause. */
  questionsPausedUntil: Date | null
  /** Status requests within the last hour. */
  askedLastHour: number
}

/** Stores mails until they are delivered. Every method throws if the storage is not available. */
export interface Outbox {
  /**
   * Due mails without a valid lease, at most `limit`: by kind in the order of `MAIL_KINDS`, then by due time.
   * `recent` reads the partitions of the last seven days, `all` every one. Unreadable rows become dead letters.
   */
  due(limit: number, where: 'recent' | 'all'): Promise<PendingMail[]>
  /** Accepted mails to check at the service, at most `limit`, oldest first. */
  toAskAbout(limit: number): Promise<PendingMail[]>
  /** Leases the mail for one attempt; null if its row has been moved or erased since it was read. */
  lease(pending: PendingMail): Promise<PendingMail | null>
  /**
   * Records the outcomes of mails in one partition: in one transaction, or one by one if a row has changed since.
   * An erased lead stays erased. Skips mails that others have leased since; returns the settled ones.
   */
  settle(settlements: readonly Settlement[]): Promise<PendingMail[]>
  /** The share of the sending quota that all instances together have used, and the pauses in sending. */
  sending(): Promise<Sending>
  pauseSending(until: Date): Promise<void>
  pauseQuestions(until: Date): Promise<void>
  /** Counts status requests of this instance; the count is stored with the next settlement. */
  noteAsked(count: number): void
  /**
   * Counts a mail towards the daily limit of its mailbox. Over the limit, one sign-up mail of each kind and
   * address may be sent `tomorrow` (UTC); any other mail is `tooMany`.
   */
  countMail(pending: PendingMail): Promise<'counted' | 'tomorrow' | 'tooMany'>
  /** Records the time of a completed sweep. */
  swept(): Promise<void>
  /** Deletes the next batch of expired rows, in at most one round an hour; returns the number of deleted rows. */
  forgetOld(): Promise<number>
}

export type StoreResult =
  | { outcome: 'stored'; leased: PendingMail[] }
  /** A lead with this id is stored; the caller compares the body. */
  | { outcome: 'known'; bodyHash: string; receipt: ReceiptMail; receivedAt: Date }
  /** Withdrawn by its sender, and not stored again. */
  | { outcome: 'taken-back' }
  /** The client is over its limit. */
  | { outcome: 'throttled'; retryAfterS: number }

export interface LeadMails {
  team: Mail
  /** Null if the form has no e-mail field, or the domain receives no mail. */
  visitor: Mail | null
}

/** A lead to store. */
export interface Arrival {
  lead: Lead
  mails: LeadMails
  /** Keyed hash of the caller's network; null if unknown, which means no limit. */
  clientId: string | null
  /** Reason to suspect a bot, or null. If set, the team's mail states it, and the receipt is held for review. */
  suspicion: Suspicion | null
}

/** Stores leads. Throws if the storage is not available. */
export interface Leads {
  /**
   * Checks without storing: reports a stored or withdrawn lead with this id, or a network that this instance
   * knows to be over its limit. Null if the lead may be stored.
   */
  look(
    arrival: Pick<Arrival, 'lead' | 'clientId'>,
  ): Promise<Exclude<StoreResult, { outcome: 'stored' }> | null>
  /**
   * Call `look` first. Stores lead, mails and the counts of client and mailbox in one transaction; the mails
   * are leased to the caller, except a held receipt. A mailbox over its daily limit gets no receipt.
   */
  store(arrival: Arrival): Promise<StoreResult>
  /** True if a lead with this id was stored, even if taken back since, in the last `MESSAGE_WAITS_MS` or longer. */
  isStored(id: string, at: Date): Promise<boolean>
}

/** Locates a stored lead; encoded in its token. */
export type LeadPlace = Pick<Lead, 'id' | 'receivedAt'>

/** Stored messages, for the holders of their tokens. Every method throws if the storage is not available. */
export interface Messages {
  /**
   * Counts the request, separately from forms; returns the seconds to wait for a client over its limit, else
   * null.
   */
  throttle(clientId: string): Promise<number | null>
  /** Null if there is no such message, or it was erased; likewise for the other methods. */
  find(place: LeadPlace): Promise<{ lead: Lead; handedOverAt: Date | null } | null>
  /**
   * Erases the lead and its mails, and queues the note to the team, in one transaction. The lead's id stays
   * known for as long as a copy of the message may wait on a device. Returns the queued note.
   */
  takeBack(place: LeadPlace, note: Mail): Promise<PendingMail | null>
  /**
   * Queues the receipt once more: `waiting` if an earlier one is still queued, `refused` if the mailbox is
   * over its daily limit, or the receipt is held because of a suspected bot.
   */
  sendAgain(place: LeadPlace, receipt: Mail): Promise<PendingMail | 'waiting' | 'refused' | null>
}

/** A request to receive news; an address may have several, each with its own confirmation link. */
export interface SignUp {
  addressId: string
  /** UUID, identical for a repeated request. */
  requestId: string
  email: string
  language: Language
  requestedAt: Date
  /** The version of the text next to the form. */
  textVersion: string
  /** Keyed hash of the caller's network. */
  clientId: string | null
}

/** A sign-up to store, with its mail. */
export interface SignUpRequest {
  signUp: SignUp
  bodyHash: string
  mail: Mail
  /** Reason to suspect a bot, or null. If set, the mail is held for review. */
  suspicion: Suspicion | null
}

/** `isHeld`: the mail of the original request is held for review; `queued` is null then. */
export type SignUpResult =
  | { outcome: 'stored'; queued: PendingMail | null; isHeld: boolean }
  | { outcome: 'known'; bodyHash: string; isHeld: boolean }

/** Stores sign-ups and the evidence for them. Every method throws if the storage is not available. */
export interface SignUps {
  /** Counts the call by kind; returns the seconds to wait for a client over its limit, else null. */
  throttle(clientId: string, kind: 'request' | 'link'): Promise<number | null>
  /** Stores the request and queues its mail, whatever the state of the address; `known` if its id is stored. */
  request(request: SignUpRequest): Promise<SignUpResult>
  /**
   * The request of a link; `confirmed` if its address is confirmed already. Null if the request does not exist
   * (any more), or if the address was withdrawn after the link was signed, with a margin for clock differences:
   * a repeated call may have stored a new request with the same id.
   */
  find(
    requested: Pick<SignUp, 'addressId' | 'requestId'> & { signedAt: Date },
  ): Promise<SignUp | 'confirmed' | null>
  /** Stores the first confirmation and queues its mail; null if confirmed or withdrawn in the meantime. */
  confirm(signUp: SignUp, evidence: SignUpEvidence, mail: Mail): Promise<PendingMail | null>
  /**
   * Erases the address with its requests, confirmation and mails; keeps the fact and time of the withdrawal.
   * Idempotent. `requestId` is null for a withdrawal link, which contains none.
   */
  withdraw(link: { addressId: string; requestId: string | null }): Promise<void>
  /**
   * True if a mail about a sign-up should still be sent: the welcome while the address is confirmed; the opt-in while
   * its link is valid and the address neither confirmed nor withdrawn within the last 30 days.
   */
  isWanted(pending: PendingMail): Promise<boolean>
}

/** Evidence of a confirmation. */
export interface SignUpEvidence {
  confirmedAt: Date
  by: Exclude<Confirmation, 'withdraw'>
  clientId: string | null
}

export type SendResult =
  | { accepted: true }
  /**
   * `refused`: the service will never accept this mail; `throttled`: it accepts no mails at present;
   * `failed`: unknown or temporary failure. `retryAfterMs`: the delay requested by the service, 0 if none.
   */
  | {
      accepted: false
      problem: 'refused' | 'throttled' | 'failed'
      retryAfterMs: number
      reason: string
    }

/** Status of an operation at the e-mail service; `unknown` if it has none with this id. */
export type OperationStatus = 'unknown' | 'running' | 'succeeded' | 'failed'

/** Sends mails through the e-mail service. */
export interface Mailer {
  /** One attempt with an operation id, a UUID. Never throws. */
  send(mail: Omit<Mail, 'replyTo'> & { replyTo?: string }, operationId: string): Promise<SendResult>
  /** Returns the status of an operation, or the reason why it is not known. Never throws. */
  ask(operationId: string): Promise<OperationStatus | Extract<SendResult, { accepted: false }>>
}

/** `no`: the domain of the address receives no mail according to DNS. `unknown`: no clear DNS answer. */
export type MailReception = 'yes' | 'no' | 'unknown'

/** Looks an e-mail address up in the DNS. Answers within seconds. Never throws. */
export type CanReceiveMail = (email: string) => Promise<MailReception>

/** The company in the mails; `teamEmail` receives the forms. */
export interface Company {
  organisation: string
  /**
   * Company details required in business letters (§ 35a GmbHG, § 37a HGB): company, seat, register,
   * representatives; may be empty.
   */
  companyDetails: string
  contactEmail: string
  teamEmail: string
  /** Scheme, host and port of the site, for links in mails. */
  publicOrigin: string
}

export interface DeliveryPorts {
  outbox: Outbox
  signUps: Pick<SignUps, 'isWanted'>
  mailer: Mailer
  now: () => Date
  /** Milliseconds to wait after the first failed attempt; doubled after each further one, up to an hour. */
  backoffMs: number
  /** Milliseconds until the status of an accepted mail is checked. */
  askAfterMs: number
  /** Maximum number of mails per hour, all instances together. */
  mailsPerHour: number
  /** Maximum number of status requests per hour, all instances together. */
  questionsPerHour: number
}

/** The team's open work, with people named only by reference. */
export interface Waiting {
  /** References of forms suspected to come from a bot. */
  heldForms: readonly string[]
  heldSignUps: number
  /** References of undeliverable mails to the team. */
  deadTeamLetters: readonly string[]
  otherDeadLetters: number
  /** Partitions created by editing the table by hand: nothing in them is mailed or deleted. */
  strayPartitions: readonly string[]
  /** Mails queued for more than an hour. */
  delayedMails: number
  /** Sign-ups confirmed in the requested period. */
  signUps: number
}

/** The team's daily mail: once a day over all instances. Every method throws if the storage is not available. */
export interface Mornings {
  /** True if no instance has closed this day (`YYYY-MM-DD`) yet. */
  isOpen(day: string): Promise<boolean>
  waiting(period: { since: Date; until: Date }): Promise<Waiting>
  /** Closes a day, and queues `mail` if there is one; no effect if another instance has closed the day. */
  close(day: string, mail: Mail | null): Promise<void>
}

/** A figure of the site, and the day (`YYYY-MM-DD`) by which it must be updated. */
export interface FactDate {
  name: string
  day: string
}
