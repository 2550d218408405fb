import { blankOf, type FieldsOf } from '#contracts/forms/form-fields.ts'
import type { ContactKind } from './contact-kind.ts'

/** The fields of the dialog as they stand on the page: those of both of its forms, of which each shows its own. */
export type ContactFields = FieldsOf<'business'> & FieldsOf<'individual'> & { kind: ContactKind | '' }

/** Nothing filled in. */
export const blankContact: ContactFields = { kind: '', ...blankOf('business'), ...blankOf('individual') }

/** Whether anything was typed, ticked or chosen that closing would lose. */
export const isTyped = (form: ContactFields): boolean =>
  Object.keys(blankContact).some((name) => {
    const field = name as keyof ContactFields
    if (field === 'kind') return false
    return field === 'document' ? form.document.name !== '' : form[field] !== blankContact[field]
  })
