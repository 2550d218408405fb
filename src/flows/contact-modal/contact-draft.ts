import { blankContact, type ContactFields } from '#contracts/forms/contact-fields.ts'
import { type DraftStore, formDraft } from '#src/forms/draft.ts'

const stored = formDraft('contact-modal', blankContact)

/** Stores the draft with only the name of its document, because the file does not survive a reload. */
export const contactDraft: DraftStore<ContactFields> = {
  ...stored,
  save: ({ form, idempotencyKey }) =>
    stored.save({ form: { ...form, document: { ...form.document, bytes: 0 } }, idempotencyKey }),
}
