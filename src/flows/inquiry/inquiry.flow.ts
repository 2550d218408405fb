import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { blankConsultation, blankVisaCase } from '#machines/inquiry-fields.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'
import { formReceipt } from '#src/forms/receipt.ts'
import type { Locale } from '#src/site/locale.ts'

export const visaCaseDraft = formDraft('visa-case', blankVisaCase)
export const visaCaseReceipt = formReceipt('visa-case', 1, blankVisaCase)
export const consultationDraft = formDraft('consultation', blankConsultation)
export const consultationReceipt = formReceipt('consultation', 1, blankConsultation)

/** The chart of the free visa case with its ports wired. */
export const visaCaseFlow = (language: Locale) => {
  const wiring = {
    what: 'The visa case',
    endpoint: sendContactEmail,
    language,
    draft: visaCaseDraft,
    receipt: visaCaseReceipt,
  }
  return visaCaseMachine.provide(formPorts(wiring)).provide(queuePorts(wiring))
}

/** The chart of the free consultation with its ports wired. */
export const consultationFlow = (language: Locale) => {
  const wiring = {
    what: 'The consultation',
    endpoint: sendContactEmail,
    language,
    draft: consultationDraft,
    receipt: consultationReceipt,
  }
  return consultationMachine.provide(formPorts(wiring)).provide(queuePorts(wiring))
}
