import type { Language } from '#contracts/values/language.ts'
import type { Problem } from './form-fields.ts'
import type { FormName } from './forms.ts'

export interface Message {
  title: string
  text: string
}

/** Texts of one form on the page that answers its native post. `labels` and `problems` are keyed by control. */
export interface PostedFormTexts {
  labels: Readonly<Record<string, string>>
  problems: Readonly<Record<string, Partial<Record<Problem, string>>>>
  /** Headings above the list of problems; `consent` only if the form has a consent box. */
  wrong: Readonly<Record<'missing' | 'malformed', string>> & { consent?: string }
  sent: Message
}

/** Outcomes of a native form post that have their own title and text. */
export const OUTCOMES = [
  'confirmed',
  'withdrawn',
  'signUpWithoutMail',
  'notConfirmed',
  'notWithdrawn',
  'linkRefused',
  'message',
  'gone',
  'asking',
  'takenBack',
  'sentAgain',
  'noReceipt',
  'notFound',
  'notTakenBack',
  'notSentAgain',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Other texts of the page that answers native posts. `wait` contains the placeholder `{minutes}`. */
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
  'answered',
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
  'takeBackForGood',
] as const
export type Phrase = (typeof PHRASES)[number]

/** Texts of the answer page in one language. The build takes them from the site's message catalogs. */
export interface AnswerTexts {
  forms: Readonly<Record<Exclude<FormName, 'confirmation' | 'your-message'>, PostedFormTexts>>
  outcomes: Readonly<Record<Outcome, Message>>
  phrases: Readonly<Record<Phrase, string>>
}

/** The page that answers native form posts, built for one language. */
export interface AnswerPage {
  /** Mustache template for an `AnswerView`. */
  html: string
  /** `Content-Security-Policy` hashes of the page's inline styles. */
  styles: readonly string[]
  words: AnswerTexts
}

export interface Answer {
  title: string
  sentences: readonly string[]
  /** Labelled texts: the problem of each field to correct, or facts such as the reference. */
  lines: readonly { label: string; text: string }[]
  /** At most two buttons. Each posts to the URL of the page. One with a `fold` is shown once that is opened. */
  buttons: readonly {
    hint?: string
    fold?: { summary: string; warning: string }
    name: string
    value: string
    text: string
  }[]
  links: readonly { href: string; text: string }[]
}

export interface AnswerView extends Answer {
  /** Path of the form's page without language prefix, for links to other languages. */
  path: string
  language: Language
  /** Label of the link to our e-mail address. */
  write: string
}

/** Returns the path of the built page, relative to the functions' bundle. */
export const answerPageFile = (language: string): string => `pages/answer.${language}.json`
