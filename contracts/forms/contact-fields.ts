import type { ContactKind } from './contact-kind.ts'
import { blankOf, type FieldsOf } from './form-fields.ts'

/** The fields of both forms of the contact dialog, which shows one form at a time. */
export type ContactFields = FieldsOf<'business'> & FieldsOf<'individual'> & { kind: ContactKind | '' }

/** The contact dialog with no kind chosen and nothing filled in. */
export const blankContact: ContactFields = { kind: '', ...blankOf('business'), ...blankOf('individual') }
