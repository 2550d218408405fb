import type { Audience } from '#contracts/words/further-reading.ts'
import type { Language } from '#contracts/words/language.ts'
import { onOneLine } from '#contracts/words/plain-text.ts'

export interface Detail {
  label: string
  value: string
}

export interface Link {
  label: string
  /** Absolute. */
  url: string
}

/** Sender of a mail. */
export interface Signature {
  greeting: string
  name: string
  place: string
  /** The name of the portrait that travels with the mail. */
  portrait: Audience
}

export type Block =
  | { paragraph: string }
  | { heading: string }
  | { details: readonly Detail[] }
  | { items: readonly string[] }
  | { button: Link }
  | { link: Link }
  /** Reference that the reader quotes, in large type. */
  | { reference: Detail }
  | { signature: Signature }

/** A mail before it is typeset. Texts are plain and may hold whatever a visitor typed; links are our own. */
export interface MailContent {
  language: Language
  /** Becomes a header: set on one line. */
  subject: string
  /** Preview that mailboxes show beside the subject. */
  preheader: string
  heading: string
  blocks: readonly Block[]
  /** Reason why the reader receives this mail. */
  note: string
}

/** The fixed texts of every mail, in its language (§ 35a GmbHG, Art. 13 GDPR). */
export interface MailFrame {
  sender: string
  companyDetails: string
  links: readonly Link[]
}

const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu

const graphemes = new Intl.Segmenter()

/**
 * One line without control characters, fit for a mail header: at most `limit` code units, cut between the signs that a
 * reader sees, with `…` where something is missing.
 */
export function plainLine(text: string, limit: number): string {
  const line = onOneLine(text).trim().toWellFormed()
  if (line.length <= limit) return line
  const cut = [...graphemes.segment(line)].findLast(({ index }) => index < limit)
  return `${line.slice(0, cut?.index)}…`
}

/** Text without characters that could disturb or reorder what a reader sees; line breaks become `\n`. */
export const plainText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS_IN_TEXT, '').toWellFormed()
