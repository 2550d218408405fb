import { blankOf, type FieldsOf } from '#contracts/forms/form-fields.ts'
import { FORMS } from '#contracts/forms/forms.ts'
import type { InquiryFormName } from '#machines/inquiry.ts'
import {
  completeConsultation,
  completeVisaCase,
  mistyped,
  RECEIPT,
  recall,
  SUBMIT,
} from '#src/dev/examples.ts'
import { happenings, queueing, queueSightings, type Visit, type WalkedFlow } from '#tests/support/visit.ts'

type State =
  | 'editing.calm'
  | 'editing.refused'
  | 'editing.failed'
  | 'editing.unkept'
  | 'editing.sent'
  | 'editing.recalled'
  | 'sending'
  | 'keeping'
  | 'queued'

interface InquiryPage<Name extends InquiryFormName> {
  /** Its name in the table of forms, which is also the id of its machine. */
  form: Name
  button: string
  complete: FieldsOf<Name>
  /** The heading after a success. */
  sent: string
  fillIn: (visit: Visit, form: FieldsOf<Name>) => Promise<void>
}

/** What a visitor does with a form that has the machine of an inquiry, and sees of it. */
export function inquiryWalk<Name extends InquiryFormName>(page: InquiryPage<Name>): WalkedFlow<State> {
  const { button, complete, fillIn } = page
  const path = FORMS[page.form].page
  const blank = blankOf(page.form)
  const withMistake = mistyped(complete)
  return {
    path,
    endpoint: '/api/send-contact-email',
    gestures: {
      mistypeEmail: {
        event: { type: 'change', form: withMistake },
        act: (visit) => fillIn(visit, withMistake),
      },
      fillIn: { event: { type: 'change', form: complete }, act: (visit) => fillIn(visit, complete) },
      emptyAll: { event: { type: 'change', form: blank }, act: (visit) => fillIn(visit, blank) },
      reload: {
        event: { type: 'restore', draft: { form: complete, idempotencyKey: null } },
        act: async (visit) => {
          await fillIn(visit, complete)
          await visit.load(path)
          await visit.keepsWhatWasTyped()
        },
      },
      reloadAfterSending: {
        event: recall(blank),
        act: async (visit) => {
          await fillIn(visit, complete)
          await visit.press(button)
          await visit.answer({ json: RECEIPT })
          await visit.hasFocus('heading', page.sent)
          visit.startsOver()
          await visit.load(path)
        },
      },
      writeAnother: {
        event: { type: 'writeAnother' },
        act: (visit) => visit.press('Write another message'),
      },
      submit: { event: SUBMIT, act: (visit) => visit.press(button) },
      ...happenings(`${page.form}.sending`, RECEIPT),
      ...queueing,
    },
    sightings: {
      'editing.calm': async (visit) => {
        await visit.seesButton(button)
        await visit.seesNoNotice()
        await visit.seesNot(page.sent)
        await visit.keepsWhatWasTyped()
      },
      'editing.refused': async (visit) => {
        await visit.sees(/Missing details|Please check your details/)
        await visit.keepsWhatWasTyped()
      },
      'editing.failed': async (visit, isArrival) => {
        await visit[isArrival ? 'seesNotice' : 'sees'](
          'An error occurred while sending. Please try again or contact us directly at hello@isarspree.example',
        )
        await visit.keepsWhatWasTyped()
      },
      'editing.sent': async (visit) => {
        await visit.sees(page.sent)
        await visit.sees('IS-7K3F-9QXD')
        await visit.seesButton(button)
        visit.startsOver()
      },
      'editing.recalled': async (visit) => {
        await visit.seesHeading(page.sent)
        await visit.sees('IS-7K3F-9QXD')
        await visit.sees(/Sent (at|on) /)
        await visit.seesNot('Print or keep what you sent')
        await visit.seesButton(button)
      },
      'editing.unkept': queueSightings.unkept,
      sending: (visit) => visit.seesButton('Sending...', false),
      keeping: queueSightings.keeping,
      queued: queueSightings.queued,
    },
  }
}

export const visaCaseWalk = inquiryWalk({
  form: 'visa-case',
  button: 'Send my visa case',
  complete: completeVisaCase,
  sent: 'Visa case request sent',
  async fillIn(visit, { name, email, message }) {
    await visit.type('Full name', name)
    await visit.type('E-mail address', email)
    await visit.type('Your case in a few words', message)
  },
})

export const consultationWalk = inquiryWalk({
  form: 'consultation',
  button: 'Ask for my consultation',
  complete: completeConsultation,
  sent: 'Your request has been sent',
  async fillIn(visit, { name, email, date, time, message }) {
    await visit.type('Full name', name)
    await visit.type('E-mail address', email)
    await visit.type('Preferred day', date)
    await visit.type('Preferred time', time)
    await visit.type('What would you like to talk about?', message)
  },
})
