import type { Language } from '#contracts/language.ts'
import type { ContactEmail } from '#contracts/send-contact-email.ts'

/** One letter to one mailbox. `html` and `text` say the same; no header value holds a control character. */
export interface Mail {
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
}

export type Audience = 'team' | 'visitor'

/** A filled form as it is kept: what was asked, in which language, under which consent text, and when. */
export interface Lead {
  /** UUID; the same for a repeated request. */
  id: string
  /** What people say to each other, such as `IS-7K3F-9QXD`; follows from the id. */
  reference: string
  form: ContactEmail
  /** SHA-256 of the form, hexadecimal: tells a repeated request from another one under the same key. */
  bodyHash: string
  language: Language
  consentVersion: string | null
  receivedAt: Date
}

/** A mail that still has to be sent. */
export interface PendingMail {
  leadId: string
  audience: Audience
  /** Leases taken so far, the present one included. */
  attempts: number
  mail: Mail
  /** The stored version this copy was read from. */
  revision: string
}

export type StoreResult = { stored: true; leased: PendingMail[] } | { stored: false; bodyHash: string }

/** Keeps leads and the mails they cause. Every method throws when the storage cannot be reached. */
export interface Outbox {
  /** Stores the lead and its mails in one transaction, the mails leased to the caller; or tells what is there. */
  store(lead: Lead, mails: Readonly<Record<Audience, Mail>>): Promise<StoreResult>
  /** Mails whose time has come, at most `limit`, leased to nobody. What cannot be read becomes a dead letter. */
  due(limit: number): Promise<PendingMail[]>
  /** Takes the mail for one attempt; null when somebody else was faster. */
  lease(pending: PendingMail): Promise<PendingMail | null>
  /** The mail was accepted: marks the lead and forgets the mail, in one transaction. A deleted lead stays deleted. */
  finish(pending: PendingMail): Promise<void>
  /** Releases the mail until a later time; does nothing when the lease has passed to somebody else. */
  postpone(pending: PendingMail, until: Date, reason: string): Promise<void>
  /** Moves the mail to the dead letters, where a human finds it; forgets it when its lead was deleted. */
  bury(pending: PendingMail, reason: string): Promise<void>
}

export type Verdict =
  | { accepted: true }
  /** `permanent`: another attempt cannot help. `retryAfterMs`: what the service asked for, 0 without a wish. */
  | { accepted: false; permanent: boolean; retryAfterMs: number; reason: string }

/** Hands mails to the e-mail service. Never throws. */
export interface Mailer {
  /** `operationId` is a UUID; the service sends two mails under the same one only once, as best it can. */
  send(mail: Mail, operationId: string, timeoutMs: number): Promise<Verdict>
}

/** Who runs the site, as letters name it; `teamEmail` receives what visitors send. */
export interface House {
  organisation: string
  /** What business letters must tell (§ 35a GmbHG): legal form, seat, register and number, managing directors. */
  companyDetails: string
  contactEmail: string
  teamEmail: string
  /** Scheme, host and port of the site, to which letters link. */
  publicOrigin: string
}

/** What it takes to get mails out. */
export interface DeliveryPorts {
  outbox: Outbox
  mailer: Mailer
  now: () => Date
  /** Longest wait for the e-mail service in one attempt. */
  sendTimeoutMs: number
  /** Pause after the first failed attempt; each further one doubles it, up to an hour. */
  backoffMs: number
}
