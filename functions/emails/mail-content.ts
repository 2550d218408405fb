import type { Language } from '#contracts/values/language.ts'
import { cleanLine } from '#contracts/values/plain-text.ts'

export interface Detail {
  label: string
  value: string
}

export interface Link {
  label: string
  /** Absolute URL. */
  url: string
}

export interface Signature {
  greeting: string
  name: string
  place: string
}

export type Block =
  | { paragraph: string }
  | { heading: string }
  | { details: readonly Detail[] }
  | { items: readonly string[] }
  | { button: Link }
  | { link: Link }
  /** The message's reference, which the visitor should quote in replies. Shown in large type. */
  | { reference: Detail }
  | { signature: Signature }

/** A mail before rendering. Texts are plain text, and may contain what a visitor typed. */
export interface MailContent {
  language: Language
  subject: string
  /** Preview that mail programs show beside the subject. */
  preheader: string
  heading: string
  blocks: readonly Block[]
  /** Reason why the reader receives this mail. */
  note: string
}

/** Footer of all mails in one language. § 35a GmbHG and Art. 13 GDPR require the company details and the links. */
export interface MailFrame {
  sender: string
  companyDetails: string
  links: readonly Link[]
}

const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu

const graphemes = new Intl.Segmenter()

/**
 * Returns one line for a mail header, without control characters and at most `limit` UTF-16 code units long. Longer
 * text is cut between graphemes and ends with `…`.
 */
export function plainLine(text: string, limit: number): string {
  const line = cleanLine(text).trim().toWellFormed()
  if (line.length <= limit) return line
  const cut = [...graphemes.segment(line)].findLast(({ index }) => index < limit)
  return `${line.slice(0, cut?.index)}…`
}

/** Removes control characters (except tabs) and characters that change the text direction. Line breaks become `\n`. */
export const plainText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS_IN_TEXT, '').toWellFormed()

/** Returns the text of the first paragraph, for the preview of a mail. */
export const firstParagraph = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => ('paragraph' in block ? [block.paragraph] : []))[0] ?? ''
