import type { Confirmation } from '#contracts/calls/confirmation.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import type { ContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { Suspicion } from '#contracts/forms/form-signals.ts'
import type { Language } from '#contracts/words/language.ts'

/** One mail to one mailbox. `html` and `text` say the same; no header value holds a control character. */
export interface Mail {
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
}

/** Reader of one of the two mails of a lead. */
export type Recipient = 'team' | 'visitor'

/**
 * Purpose of a mail; `visitor` is the receipt, `morning` tells the team what waits for it, `taken-back` that a visitor
 * has taken a message back.
 */
export type MailKind = Recipient | 'opt-in' | 'welcome' | 'morning' | 'taken-back'

/**
 * Kinds in the order in which they may use what the e-mail service lets through. Keys of stored rows hold the place in
 * this list: a new kind comes last.
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

/** True for a mail to the team about one lead: the team must hear when it could not be delivered. */
export const isToTeam = (kind: MailKind): boolean => TO_TEAM.includes(kind)

/** A filled form as it is kept: what was asked, in which language, under which consent text, and when. */
export interface Lead {
  /** UUID; the same for a repeated request. */
  id: string
  /** Reference that people tell each other, such as `IS-7K3F-9QXD`; derived from the id. */
  reference: string
  form: ContactEmail
  /** Keyed hash of the form: separates a repeated request from another one under the same key. */
  bodyHash: string
  language: Language
  /** Null when none was given or the form asks for none. */
  consentVersion: string | null
  receivedAt: Date
}

/** A mail that still has to be sent, or was sent and is asked about once more. */
export interface PendingMail {
  /** `<lead or sign-up>:<kind>`, with a suffix after a retry; the operation id of the e-mail service follows from it. */
  id: string
  kind: MailKind
  /** Attempts that reached the e-mail service or may have done so, the present one included. */
  attempts: number
  queuedAt: Date
  mail: Mail
  /** The keyed hash of the address it is about, which may be erased; null when it is about nobody's. */
  addressId: string | null
  /** The keyed hash of the mailbox whose mails are limited; null for the team. */
  mailboxId: string | null
  /** The day (`YYYY-MM-DD`, UTC) among whose mails to its mailbox it is counted; null while it is not. */
  countedOn: string | null
  /** End of the lease: from then on others may take it, and nobody sends it under this lease; null without a lease. */
  leasedUntil: Date | null
  /** Place of the present copy. It moves with every lease, so an outdated copy can change nothing. */
  partition: string
  rowKey: string
}

/** Outcome of an attempt at a mail. */
export type Settlement =
  /** Accepted: the service is asked at `askAt` what became of it, or never where its delivery report alone says so. */
  | { fate: 'accepted'; pending: PendingMail; askAt: Date | null }
  /** Finished. */
  | { fate: 'done'; pending: PendingMail }
  /** Released until a later time. */
  | { fate: 'postponed'; pending: PendingMail; until: Date; reason: string }
  /** A dead letter, which a human finds. */
  | { fate: 'buried'; pending: PendingMail; reason: string }

/** Record of the mails that went out. */
export interface Sending {
  /** No mail is sent before; null when there is no pause. */
  pausedUntil: Date | null
  /** Mails accepted within the last hour. */
  sentLastHour: number
  /** The e-mail service is asked nothing before; null when there is no pause. */
  questionsPausedUntil: Date | null
  /** Questions about mails within the last hour. */
  askedLastHour: number
}

/** Keeps mails until they are delivered. Every method throws when the storage cannot be reached. */
export interface Outbox {
  /**
   * Mails whose time has come, at most `limit`, leased to nobody: the team's first, then by the time they are due.
   * `recent` looks where mails of the last days lie, `all` wherever one may lie. What cannot be read becomes a dead
   * mail.
   */
  due(limit: number, where: 'recent' | 'all'): Promise<PendingMail[]>
  /** Accepted mails to ask the service about, at most `limit`, oldest first. */
  toAskAbout(limit: number): Promise<PendingMail[]>
  /** Takes the mail for one attempt; null when somebody else was faster. */
  lease(pending: PendingMail): Promise<PendingMail | null>
  /**
   * Notes what became of mails of one partition, in one transaction; an erased lead stays erased. Mails that have
   * passed to somebody else are left alone; returns those that were settled.
   */
  settle(settlements: readonly Settlement[]): Promise<PendingMail[]>
  /** Record of the mails that went out, over all instances. */
  sending(): Promise<Sending>
  /** Stops all instances from sending. */
  pauseSending(until: Date): Promise<void>
  /** Stops all instances from asking. */
  pauseQuestions(until: Date): Promise<void>
  /** Counts questions that this instance has asked; they are known to the others with what it settles next. */
  noteAsked(count: number): void
  /**
   * Counts a mail to its mailbox. Of those about a sign-up that come when the mailbox has had its mails for today,
   * the first of each kind and address may go out `tomorrow` (UTC); others are `tooMany`.
   */
  countMail(pending: PendingMail): Promise<'counted' | 'tomorrow' | 'tooMany'>
  /** Notes that a sweep took place. */
  swept(): Promise<void>
  /** Once an hour, deletes what has been kept long enough, in batches from sweep to sweep; returns how many rows. */
  forgetOld(): Promise<number>
}

export type StoreResult =
  | { outcome: 'stored'; leased: PendingMail[] }
  /** Lead stored under the same id; the caller compares the body. */
  | { outcome: 'known'; bodyHash: string; receipt: ReceiptMail; receivedAt: Date }
  /** Whoever sent it has taken it back since: it is not stored again. */
  | { outcome: 'taken-back' }
  /** The client has sent too much. */
  | { outcome: 'throttled'; retryAfterS: number }

/** The mails that a lead causes. */
export interface LeadMails {
  team: Mail
  /** Null where the form asks for no e-mail address, or its domain receives no mail. */
  visitor: Mail | null
}

/** A lead on its way into the storage. */
export interface Arrival {
  lead: Lead
  mails: LeadMails
  /** The keyed hash of the network it comes from; null when unknown, then nothing is limited. */
  clientId: string | null
  /** Reason to suspect a bot, or null: then the team's mail says so, and the receipt is held for a person. */
  suspicion: Suspicion | null
}

/** Keeps leads. Throws when the storage cannot be reached. */
export interface Leads {
  /**
   * What is known without storing anything: a lead under the same id, or a network that this instance has seen use up its
   * limit. Null where the lead may be stored.
   */
  look(
    arrival: Pick<Arrival, 'lead' | 'clientId'>,
  ): Promise<Exclude<StoreResult, { outcome: 'stored' }> | null>
  /**
   * After `look`: stores lead, mails and the counts of client and mailbox in one transaction, the mails leased to the caller but
   * for a held receipt. A mailbox that has had its mails for today gets no receipt.
   */
  store(arrival: Arrival): Promise<StoreResult>
  /** Looks for a lead of this id as far back as a key is remembered; one that was taken back counts. */
  isStored(id: string, at: Date): Promise<boolean>
}

/** Locates a stored lead; read from its token. */
export type LeadPlace = Pick<Lead, 'id' | 'receivedAt'>

/** Stored messages for the holders of their tokens. Every method throws when the storage cannot be reached. */
export interface Messages {
  /** The seconds to wait for a client that has asked too much, else null: the request is counted, apart from forms. */
  throttle(clientId: string): Promise<number | null>
  /** Null when there is none, or none any more; so with the others. */
  find(place: LeadPlace): Promise<{ lead: Lead; handedOverAt: Date | null } | null>
  /**
   * Erases the lead and every mail of it, and queues the note to the team, in one transaction. That its key was used is
   * remembered for as long as the message may wait on a device. Returns the queued note.
   */
  takeBack(place: LeadPlace, note: Mail): Promise<PendingMail | null>
  /**
   * Queues the receipt once more: `waiting` while an earlier one is under way, `withheld` where the mailbox has had its
   * mails for today, or a bot may have sent the form.
   */
  sendAgain(place: LeadPlace, receipt: Mail): Promise<PendingMail | 'waiting' | 'withheld' | null>
}

/** A request to be told news; an address may have several, each confirmed by its own link. */
export interface SignUp {
  addressId: string
  /** UUID; the same for a repeated request. */
  requestId: string
  email: string
  language: Language
  requestedAt: Date
  /** The version of the text beside the form. */
  textVersion: string
  /** The keyed hash of the network the request came from. */
  clientId: string | null
}

/** A request to be signed up, with the mail it causes. */
export interface SignUpRequest {
  signUp: SignUp
  bodyHash: string
  mail: Mail
  /** Reason to suspect a bot, or null: then its mail is held for a person. */
  suspicion: Suspicion | null
}

/** `isHeld`: the mail of the request, when it was first made, waits for a person; `queued` is null then. */
export type SignUpResult =
  | { outcome: 'stored'; queued: PendingMail | null; isHeld: boolean }
  | { outcome: 'known'; bodyHash: string; isHeld: boolean }

/** Keeps sign-ups and what proves them. Every method throws when the storage cannot be reached. */
export interface SignUps {
  /** The seconds to wait for a client that has called too often, else null: the call is counted among those of its kind. */
  throttle(clientId: string, kind: 'request' | 'link'): Promise<number | null>
  /** Stores the request and queues its mail, whatever is known of the address; `known` as for a lead. */
  request(request: SignUpRequest): Promise<SignUpResult>
  /**
   * The request that a link names, unless its address is confirmed already; null when there is none (any more), or
   * when the address was withdrawn since the link was made, by whichever clock: a call that was repeated may have asked
   * anew under its id.
   */
  find(
    requested: Pick<SignUp, 'addressId' | 'requestId'> & { signedAt: Date },
  ): Promise<SignUp | 'confirmed' | null>
  /** The request becomes the first confirmation, and its mail is queued; null when a further one changed nothing. */
  confirm(signUp: SignUp, evidence: SignUpEvidence, mail: Mail): Promise<PendingMail | null>
  /**
   * Forgets address, requests, confirmation and every mail about it; keeps that it was withdrawn, and when. Repeatable.
   * `requestId` is that of the link; null where the link names none.
   */
  withdraw(link: { addressId: string; requestId: string | null }): Promise<void>
  /** True while a mail about a sign-up still makes sense: no second request, nothing after a withdrawal. */
  isWanted(pending: PendingMail): Promise<boolean>
}

/** Evidence of how a sign-up was confirmed. */
export interface SignUpEvidence {
  confirmedAt: Date
  by: Exclude<Confirmation, 'withdraw'>
  clientId: string | null
}

export type SendResult =
  | { accepted: true }
  /**
   * `refused`: the service takes this mail never; `throttled`: no mail at present; `failed`: nobody knows, or it may
   * go well another time. `retryAfterMs`: what the service asked for, 0 where it named none.
   */
  | {
      accepted: false
      problem: 'refused' | 'throttled' | 'failed'
      retryAfterMs: number
      reason: string
    }

/** Status of an operation at the e-mail service. `unknown`: it has none under this id. */
export type OperationStatus = 'unknown' | 'running' | 'succeeded' | 'failed'

/** Hands mails to the e-mail service. */
export interface Mailer {
  /** One attempt under an operation id, a UUID. Never throws. */
  send(mail: Omit<Mail, 'replyTo'> & { replyTo?: string }, operationId: string): Promise<SendResult>
  /** Asks for the status of an operation, or says why it is not known. Never throws. */
  ask(operationId: string): Promise<OperationStatus | Extract<SendResult, { accepted: false }>>
}

/** `no`: by the DNS the domain of an address receives no mail. `unknown`: the DNS does not say. */
export type MailReception = 'yes' | 'no' | 'unknown'

/** Asks the DNS about an e-mail address. Answers within seconds. Never throws. */
export type CanReceiveMail = (email: string) => Promise<MailReception>

/** The company that runs the site, as mails name it; `teamEmail` receives what visitors send. */
export interface Company {
  organisation: string
  /** Particulars of business letters (§ 35a GmbHG, § 37a HGB): company, seat, register, representatives; may be empty. */
  companyDetails: string
  contactEmail: string
  teamEmail: string
  /** Scheme, host and port of the site, to which mails link. */
  publicOrigin: string
}

/** Ports of the delivery of mails. */
export interface DeliveryPorts {
  outbox: Outbox
  signUps: Pick<SignUps, 'isWanted'>
  mailer: Mailer
  now: () => Date
  /** Pause after the first failed attempt; each further one doubles it, up to an hour. */
  backoffMs: number
  /** Milliseconds after which to ask for the status of an accepted mail. */
  askAfterMs: number
  /** All mails of all instances, at most, in an hour. */
  mailsPerHour: number
  /** All questions about mails of all instances, at most, in an hour. */
  questionsPerHour: number
}

/** Everything that waits for the team; it names people by their references alone. */
export interface Waiting {
  /** References of forms that may be a bot's. */
  heldForms: readonly string[]
  heldSignUps: number
  /** References of mails to the team that could not be delivered. */
  deadTeamLetters: readonly string[]
  otherDeadLetters: number
  /** Partitions of the table that a person made by editing it: nothing in them is mailed or deleted. */
  strayPartitions: readonly string[]
  /** Mails that have waited for more than an hour. */
  delayedMails: number
  /** Sign-ups confirmed in the period that was asked about. */
  signUps: number
}

/** Mornings that are dealt with, over all instances. Every method throws when the storage cannot be reached. */
export interface Mornings {
  /** True when a day (`YYYY-MM-DD`) is not dealt with yet. */
  isOpen(day: string): Promise<boolean>
  waiting(period: { since: Date; until: Date }): Promise<Waiting>
  /** Ends a day, and queues its mail unless that is null; changes nothing when another instance was faster. */
  close(day: string, mail: Mail | null): Promise<void>
}

/** A figure of the site, and the day (`YYYY-MM-DD`) by which it must be renewed. */
export interface FactDate {
  name: string
  day: string
}
