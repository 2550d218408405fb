import { blankOf } from '#contracts/forms/form-fields.ts'
import type { Language } from '#contracts/values/language.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'
import { formReceipt } from '#src/forms/receipt.ts'
import {
  CONSULTATION_LABELS,
  CONSULTATION_NOTICES,
  CONSULTATION_PROBLEMS,
  VISA_CASE_LABELS,
  VISA_CASE_NOTICES,
  VISA_CASE_PROBLEMS,
} from './inquiry.texts.ts'

export const visaCaseForm = {
  id: 'visa-case',
  logSubject: 'The visa case',
  nameOf: () => 'visa-case' as const,
  blank: blankOf('visa-case'),
  machine: visaCaseMachine,
  labels: VISA_CASE_LABELS,
  problems: VISA_CASE_PROBLEMS,
  notices: VISA_CASE_NOTICES,
  draft: formDraft('visa-case', blankOf('visa-case')),
  receipt: formReceipt('visa-case', 1, blankOf('visa-case')),
}

export const wireVisaCase = (language: Language) =>
  visaCaseMachine.provide(formPorts(visaCaseForm, language)).provide(queuePorts(visaCaseForm, language))

export const consultationForm = {
  id: 'consultation',
  logSubject: 'The consultation',
  nameOf: () => 'consultation' as const,
  blank: blankOf('consultation'),
  machine: consultationMachine,
  labels: CONSULTATION_LABELS,
  problems: CONSULTATION_PROBLEMS,
  notices: CONSULTATION_NOTICES,
  draft: formDraft('consultation', blankOf('consultation')),
  receipt: formReceipt('consultation', 1, blankOf('consultation')),
}

export const wireConsultation = (language: Language) =>
  consultationMachine
    .provide(formPorts(consultationForm, language))
    .provide(queuePorts(consultationForm, language))
