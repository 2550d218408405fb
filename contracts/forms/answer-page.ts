import type { Problem } from './form-fields.ts'
import type { FormName } from './forms.ts'

/** A heading and the sentence below it. */
export interface Message {
  title: string
  text: string
}

/** The words of a form that a visitor fills in, for the answer to its native post. */
export interface FormWords {
  /** The label of each control. */
  labels: Readonly<Record<string, string>>
  problems: Readonly<Record<string, Partial<Record<Problem, string>>>>
  /** The heading above what is wrong; `consent` where the form asks for one. */
  wrong: Readonly<Record<'missing' | 'malformed', string>> & { consent?: string }
  sent: Message
}

/** The outcomes of a press behind the link of a mail. */
export const OUTCOMES = [
  'confirmed',
  'withdrawn',
  'signUpWithheld',
  'notConfirmed',
  'notWithdrawn',
  'linkRefused',
  'message',
  'gone',
  'takenBack',
  'sentAgain',
  'withheld',
  'notFound',
  'notTakenBack',
  'notSentAgain',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Sentences, labels, links and buttons of the answer. Mustache fills in `minutes`. */
export const PHRASES = [
  'consent',
  'correct',
  'nothingSent',
  'goBack',
  'wait',
  'deadline',
  'mail.sent',
  'mail.later',
  'mail.none',
  'withoutMail',
  'pressLink',
  'wrongAddress',
  'noMail',
  'typeYourself',
  'reference',
  'answerBy',
  'sentAt',
  'received',
  'handedOver',
  'waiting',
  'deletedOn',
  'form',
  'yourMessage',
  'signUpAgain',
  'guide',
  'compass',
  'another',
  'write',
  'retry',
  'back',
  'sendAgain',
  'sendAgainTitle',
  'sendAgainHint',
  'takeBack',
  'takeBackTitle',
  'takeBackHint',
] as const
export type Phrase = (typeof PHRASES)[number]

/** The words of the answer in one language, which the build reads from the catalogs of the site. */
export interface AnswerWords {
  forms: Readonly<Record<Exclude<FormName, 'confirmation' | 'your-message'>, FormWords>>
  outcomes: Readonly<Record<Outcome, Message>>
  phrases: Readonly<Record<Phrase, string>>
}

/** The page with which the functions answer every native form post, in one language, as the build writes it. */
export interface AnswerPage {
  /** A Mustache document: an `Answer` fills it in. */
  html: string
  /** `Content-Security-Policy` hashes of the styles inside the document. */
  styles: readonly string[]
  words: AnswerWords
}

/** The contents of the page: the document is the same for each answer. */
export interface Answer {
  title: string
  sentences: readonly string[]
  /** The fields to correct, or the facts of a receipt. */
  lines: readonly { label: string; text: string }[]
  /** Buttons, at most two; each posts to the address of the page. */
  buttons: readonly { hint?: string; name: string; value: string; text: string }[]
  links: readonly { href: string; text: string }[]
}

/** The file of the page, beside the functions' bundle. */
export const answerPageFile = (language: string): string => `pages/answer.${language}.json`
