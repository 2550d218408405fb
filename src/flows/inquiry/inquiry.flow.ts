import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { blankConsultation, blankVisaCase } from '#machines/inquiry-fields.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formPorts } from '#src/forms/form-ports.ts'
import { formReceipt } from '#src/forms/receipt.ts'
import type { Locale } from '#src/locale.ts'

export const visaCaseDraft = formDraft('visa-case', 1, blankVisaCase)
export const visaCaseReceipt = formReceipt('visa-case', 1, blankVisaCase)
export const consultationDraft = formDraft('consultation', 1, blankConsultation)
export const consultationReceipt = formReceipt('consultation', 1, blankConsultation)

/** The chart of the free visa case with its ports wired. */
export const visaCaseFlow = (language: Locale) =>
  visaCaseMachine.provide(
    formPorts({
      what: 'The visa case',
      endpoint: sendContactEmail,
      language,
      draft: visaCaseDraft,
      receipt: visaCaseReceipt,
    }),
  )

/** The chart of the free consultation with its ports wired. */
export const consultationFlow = (language: Locale) =>
  consultationMachine.provide(
    formPorts({
      what: 'The consultation',
      endpoint: sendContactEmail,
      language,
      draft: consultationDraft,
      receipt: consultationReceipt,
    }),
  )
