import { blankContact, type ContactFields } from '#contracts/forms/contact-fields.ts'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { LIMITS } from '#contracts/words/limits.ts'
import { type DraftStore, formDraft } from '#src/forms/draft.ts'

const stored = formDraft('contact-modal', blankContact)

/** The draft keeps a document's name alone: its size would outlive the file. */
export const contactDraft: DraftStore<ContactFields> = {
  ...stored,
  save: ({ form, idempotencyKey }) =>
    stored.save({ form: { ...form, document: { ...form.document, bytes: 0 } }, idempotencyKey }),
}

/** Puts a text below what the inquiry's message says already, and a topic where it has none; the dialog shows both. */
export function addToMessage(kind: ContactKind, text: string, about: string): void {
  const { form } = contactDraft.load() ?? { form: blankContact }
  const message = [form.message, text].filter(Boolean).join('\n\n').slice(0, LIMITS.message)
  const topic = form.topic || about.slice(0, LIMITS.topic)
  contactDraft.save({ form: { ...form, kind, topic, message }, idempotencyKey: null })
}
