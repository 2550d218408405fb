import type { ContactKind } from './contact-kind.ts'
import { blankOf, type FieldsOf } from './form-fields.ts'

/** The fields of the contact dialog: those of both of its forms, of which the page shows one at a time. */
export type ContactFields = FieldsOf<'business'> & FieldsOf<'individual'> & { kind: ContactKind | '' }

/** The contact dialog before a kind is chosen and anything is filled in. */
export const blankContact: ContactFields = { kind: '', ...blankOf('business'), ...blankOf('individual') }
