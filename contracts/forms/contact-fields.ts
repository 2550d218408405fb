import type { ContactKind } from './contact-kind.ts'
import { blankOf, type FieldsOf } from './form-fields.ts'

/** Fields of both forms in the contact dialog, which shows one form at a time. */
export type ContactFields = FieldsOf<'business'> & FieldsOf<'individual'> & { kind: ContactKind | '' }

export const blankContact: ContactFields = { kind: '', ...blankOf('business'), ...blankOf('individual') }
