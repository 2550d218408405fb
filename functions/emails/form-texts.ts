import type { ContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Detail } from './mail-content.ts'

/** Texts of the mail to the team, in English. */
export interface TeamTexts {
  /** The team's name for the form. */
  title: string
  /** The sender's name, or the topic if the form asks for no name. */
  who: string
  /** Fields of the form in order. The value of a field that the visitor left empty is an empty string. */
  details: readonly Detail[]
}

/**
 * Texts of the receipt, in the visitor's language. They must not contain text that the visitor typed: otherwise anybody
 * could write to a stranger by entering the stranger's address.
 */
export interface ReceiptTexts {
  subject: string
  heading: string
  /** The form's name on its page. */
  form: string
  /** Text of the chosen type of consultation, for the line "For"; absent if the form does not ask for one. */
  type?: string
  promise: `${string}{day}${string}`
  /** Paragraphs about what happens next. */
  next: readonly string[]
  /** Documents and details that help us to reply. */
  ready: readonly string[]
}

export interface FormTexts<Form> {
  team: (form: Form) => TeamTexts
  /** Null if the form has no e-mail field. */
  receipt: ((language: Language, form: Form) => ReceiptTexts) | null
}

/** A label for each field, in the order of the mail. A missing label is a type error. */
export type Labels<Form extends ContactEmail> = Readonly<Record<Exclude<keyof Form, 'formType'>, string>>

/** Pairs the value of each field with its label. `inWords` replaces coded values with text. */
export function labelFields<Form extends ContactEmail>(
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
