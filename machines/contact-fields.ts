import { DOCUMENT_BYTES_LIMIT, DOCUMENT_EXTENSIONS, LIMITS } from '#contracts/limits.ts'
import type { FormOf } from '#contracts/send-contact-email.ts'
import type { ContactKind } from './contact-kind.ts'
import {
  emailProblem,
  named,
  type Problem,
  type Problems,
  textProblem,
  wishProblems,
} from './field-problems.ts'

/** A file the visitor chose; it stays on their device. */
export interface ChosenDocument {
  name: string
  /** 0 when it is known from a draft only. */
  bytes: number
}

/** The fields as they stand on the page; each kind shows its own. */
export interface ContactFields {
  kind: ContactKind | ''
  topic: string
  message: string
  email: string
  phone: string
  /** Businesses: a wish for a day, `YYYY-MM-DD`, in German time. */
  appointmentDate: string
  /** Individuals: that they have this document is said, the file itself is never sent. */
  document: ChosenDocument
  consent: boolean
}

const NO_DOCUMENT: ChosenDocument = { name: '', bytes: 0 }

/** Nothing filled in. */
export const blankContact: ContactFields = {
  kind: '',
  topic: '',
  message: '',
  email: '',
  phone: '',
  appointmentDate: '',
  document: NO_DOCUMENT,
  consent: false,
}

/** Whether anything was typed, ticked or chosen that closing would lose. */
export const isTyped = (form: ContactFields): boolean =>
  Object.keys(blankContact).some((name) => {
    const field = name as keyof ContactFields
    if (field === 'kind') return false
    return field === 'document' ? form.document.name !== '' : form[field] !== blankContact[field]
  })

/** Why a document is refused, if it is: larger than 10 MB, or of a type the team cannot open. */
export function documentProblem({ name, bytes }: ChosenDocument): Problem | undefined {
  if (!DOCUMENT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))) return 'malformed'
  return bytes > DOCUMENT_BYTES_LIMIT ? 'tooLarge' : undefined
}

/** The fields that keep an inquiry from being sent, and why (section 5), in the order of the page. */
export const contactProblems = (form: ContactFields, now: string): Problems<ContactFields> =>
  named({
    topic: textProblem(form.topic, { limit: LIMITS.topic, required: true }),
    message: textProblem(form.message, { limit: LIMITS.message, required: true, lines: true }),
    email: emailProblem(form.email, LIMITS.email),
    phone: textProblem(form.phone, { limit: LIMITS.phone }),
    appointmentDate: form.kind === 'business' ? wishProblems(form.appointmentDate, '', now).date : undefined,
    consent: form.consent ? undefined : 'missing',
  })

/**
 * The documented body (section 7): `name` repeats the topic. The date is still `YYYY-MM-DD`; the flow words it as
 * the visitor reads it.
 */
export const contactBody = (form: ContactFields): FormOf<'contact'> => ({
  formType: 'contact',
  name: form.topic.trim(),
  email: form.email.trim(),
  phone: form.phone.trim(),
  topic: form.topic.trim(),
  message: form.message.trim(),
  ...(form.kind === 'business' && form.appointmentDate !== '' && { appointmentDate: form.appointmentDate }),
  fileAttached: form.kind === 'individual' && form.document.name !== '',
})
