import { CONSENT_VERSIONS } from '#contracts/consent.ts'
import { type FormOf, sendContactEmail } from '#contracts/send-contact-email.ts'
import { blankContact, type ContactFields } from '#machines/contact-fields.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import type { Draft } from '#machines/form-context.ts'
import { longDate } from '#src/forms/berlin-time.ts'
import { type DraftStore, formDraft } from '#src/forms/draft.ts'
import { formPorts } from '#src/forms/form-ports.ts'
import type { Locale } from '#src/locale.ts'

const stored = formDraft('contact-modal', 1, blankContact)

/** Of a document only the name is kept: its size would outlive the file. */
export const contactDraft: DraftStore<Draft<ContactFields>> = {
  ...stored,
  save: ({ form, idempotencyKey }) =>
    stored.save({ form: { ...form, document: { ...form.document, bytes: 0 } }, idempotencyKey }),
}

/** The dialog's chart with its ports wired; the date goes out as the visitor reads it. */
export const contactModalFlow = (language: Locale) =>
  contactModalMachine.provide(
    formPorts<ContactFields, FormOf<'contact'>>({
      what: 'The inquiry',
      endpoint: sendContactEmail,
      language,
      draft: contactDraft,
      consentVersion: CONSENT_VERSIONS.contact,
      wordBody: ({ appointmentDate, ...body }) => ({
        ...body,
        ...(appointmentDate && { appointmentDate: longDate(appointmentDate, language) }),
      }),
    }),
  )
