import { blankOf } from '#contracts/form-fields.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'
import { formReceipt } from '#src/forms/receipt.ts'
import type { Locale } from '#src/site/locale.ts'

export const visaCaseDraft = formDraft('visa-case', blankOf('visa-case'))
export const visaCaseReceipt = formReceipt('visa-case', 1, blankOf('visa-case'))
export const consultationDraft = formDraft('consultation', blankOf('consultation'))
export const consultationReceipt = formReceipt('consultation', 1, blankOf('consultation'))

/** The chart of the free visa case with its ports wired. */
export const visaCaseFlow = (language: Locale) => {
  const wiring = {
    what: 'The visa case',
    nameOf: () => 'visa-case' as const,
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
    nameOf: () => 'consultation' as const,
    language,
    draft: consultationDraft,
    receipt: consultationReceipt,
  }
  return consultationMachine.provide(formPorts(wiring)).provide(queuePorts(wiring))
}
