import type { Language } from '#contracts/language.ts'
import type { Detail } from './letter.ts'

/** What one form adds to its two letters, in one language. */
export interface FormTexts {
  /** The form's name, as the team calls it. */
  title: string
  /** Who wrote; empty where the form asks for no name. */
  visitor: string
  /** The form's fields in their order; an empty value means that the visitor left it out. */
  details: readonly Detail[]
  receipt: {
    subject: string
    heading: string
    /** What happens next, a paragraph each. */
    next: readonly string[]
  }
}

export type FormWording<Form> = (form: Form, language: Language) => FormTexts

/** Puts labels and values together in the order of the labels. */
export const labelled = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  values: Readonly<Partial<Record<NoInfer<Name>, string | undefined>>>,
): Detail[] =>
  (Object.keys(labels) as Name[]).map((name) => ({ label: labels[name], value: values[name] ?? '' }))
