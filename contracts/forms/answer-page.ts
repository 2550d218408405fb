import type { VisitorLanguage } from '#contracts/values/language.ts'
import type { Problem } from './form-fields.ts'
import type { FormName } from './forms.ts'

/** A heading and one sentence. */
export interface Message {
  title: string
  text: string
}

/** Texts of one form on the page that answers its native post. */
export interface PostedFormTexts {
  /** The label of each control. */
  labels: Readonly<Record<string, string>>
  problems: Readonly<Record<string, Partial<Record<Problem, string>>>>
  /** The heading above the problems; `consent` for forms with a consent box. */
  wrong: Readonly<Record<'missing' | 'malformed', string>> & { consent?: string }
  sent: Message
}

/** Outcomes on a page opened from a mail, and of a sign-up that no mail follows. */
export const OUTCOMES = [
  'confirmed',
  'withdrawn',
  'signUpWithoutMail',
  'notConfirmed',
  'notWithdrawn',
  'linkRefused',
  'message',
  'gone',
  'takenBack',
  'sentAgain',
  'noReceipt',
  'notFound',
  'notTakenBack',
  'notSentAgain',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Sentences, labels, links and buttons of the answer page; `wait` has a placeholder, `{minutes}`. */
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

/** Texts of the answer page in one language, taken from the site's catalogs at build time. */
export interface AnswerTexts {
  forms: Readonly<Record<Exclude<FormName, 'confirmation' | 'your-message'>, PostedFormTexts>>
  outcomes: Readonly<Record<Outcome, Message>>
  phrases: Readonly<Record<Phrase, string>>
}

/** The page that answers native form posts, in one language, as built. */
export interface AnswerPage {
  /** A Mustache template for an `AnswerView`. */
  html: string
  /** `Content-Security-Policy` hashes of the styles inside the document. */
  styles: readonly string[]
  words: AnswerTexts
}

/** The content of the page. */
export interface Answer {
  title: string
  sentences: readonly string[]
  /** The fields to correct, or the facts of a receipt. */
  lines: readonly { label: string; text: string }[]
  /** At most two buttons; each posts to the URL of the page. */
  buttons: readonly { hint?: string; name: string; value: string; text: string }[]
  links: readonly { href: string; text: string }[]
}

/** The data of the template. */
export interface AnswerView extends Answer {
  /** Path of the answered form, for links to the page in another language. */
  path: string
  language: VisitorLanguage
  /** Label of the link to our e-mail address. */
  write: string
}

/** The file of the page, beside the functions' bundle. */
export const answerPageFile = (language: string): string => `pages/answer.${language}.json`
