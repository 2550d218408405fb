import type { ContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { Audience } from '#contracts/words/further-reading.ts'
import type { Language } from '#contracts/words/language.ts'
import type { Detail } from './mail-content.ts'

/** The texts of one form's mail to the team, in English. */
export interface TeamTexts {
  /** The form's name, as the team calls it. */
  title: string
  /** Sender's name, or the subject where the form has no name field. */
  who: string
  /** The form's fields in their order; an empty value means that the visitor left it out. */
  details: readonly Detail[]
}

/**
 * Texts of one form's receipt, in the visitor's language. None depends on what was typed: a person who enters somebody
 * else's address must not be able to write to them through us.
 */
export interface ReceiptTexts {
  subject: string
  heading: string
  /** The form's name, as its page calls it. */
  form: string
  /** Choice from a fixed list, where the form has one. */
  type?: string
  /** The promise, with the day by which we answer. */
  promise: (day: string) => string
  /** The next steps, a paragraph each. */
  next: readonly string[]
  /** Details that help us to answer. */
  ready: readonly string[]
  /** Audience that decides which founder signs and which guides are listed; null where the form does not decide it. */
  audience: Audience | null
}

export interface FormTexts<Form> {
  team: (form: Form) => TeamTexts
  /** Null where the form has no e-mail field. */
  receipt: ((language: Language, form: Form) => ReceiptTexts) | null
}

/** A label for each field of a body, in the order of the letter: a field that none names does not compile. */
export type Labels<Form extends ContactEmail> = Readonly<Record<Exclude<keyof Form, 'formType'>, string>>

/** Sent values beside their labels; `inWords` replaces values that are no words of the visitor. */
export function labelled<Form extends ContactEmail>(
  form: Form,
  labels: Labels<NoInfer<Form>>,
  inWords: { readonly [Field in keyof NoInfer<Form>]?: string } = {},
): Detail[] {
  const values: Readonly<Record<string, unknown>> = { ...form, ...inWords }
  return Object.entries<string>(labels).map(([field, label]) => ({
    label,
    value: String(values[field] ?? ''),
  }))
}
