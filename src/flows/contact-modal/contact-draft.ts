import { blankContact, type ContactFields } from '#contracts/forms/contact-fields.ts'
import { type DraftStore, formDraft } from '#src/forms/draft.ts'

const stored = formDraft('contact-modal', blankContact)

/** The draft keeps a document's name alone: its size would outlive the file. */
export const contactDraft: DraftStore<ContactFields> = {
  ...stored,
  save: ({ form, idempotencyKey }) =>
    stored.save({ form: { ...form, document: { ...form.document, bytes: 0 } }, idempotencyKey }),
}
