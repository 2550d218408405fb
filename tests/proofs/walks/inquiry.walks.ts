import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { FORMS } from '#contracts/forms/forms.ts'
import type { InquiryFormName } from '#machines/inquiry.ts'
import { completeConsultation, completeVisaCase } from '#src/dev/examples.ts'
import { dayAhead } from '#tests/support/day-ahead.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'
import {
  type FormPage,
  formActs,
  formSightings,
  queueActs,
  reloadAfterSending,
  type WalkedFlow,
} from '#tests/support/visit.ts'

interface InquiryPage<Name extends InquiryFormName> extends Omit<FormPage<FieldsOf<Name>>, 'path'> {
  /** Name in the table of forms, and id of the machine. */
  form: Name
  complete: FieldsOf<Name>
  /** Heading after a success. */
  sent: string
}

/** A visitor's gestures in a form with the machine of an inquiry, and what it shows. */
export function inquiryWalk<Name extends InquiryFormName>({
  form,
  complete,
  sent,
  ...given
}: InquiryPage<Name>): WalkedFlow {
  const page = { ...given, path: FORMS[form].page }
  return galleryWalk(form, {
    endpoint: '/api/send-contact-email',
    acts: {
      ...formActs(page),
      ...queueActs,
      recall: reloadAfterSending(page, complete, sent),
      writeAnother: (visit) => visit.press('Write another message'),
    },
    sightings: {
      'editing.idle': async (visit) => {
        await visit.seesButton(page.button)
        await visit.seesNoNotice()
        await visit.seesNot(sent)
        await visit.keepsWhatWasTyped()
      },
      'editing.refused': async (visit) => {
        await visit.sees(/Missing details|Please check your details/)
        await visit.keepsWhatWasTyped()
      },
      'editing.failed': formSightings.failed,
      'editing.sent': async (visit) => {
        await visit.sees(sent)
        await visit.sees('IS-7K3F-9QXD')
        await visit.seesButton(page.button)
        visit.startsOver()
      },
      'editing.recalled': async (visit) => {
        await visit.seesHeading(sent)
        await visit.sees('IS-7K3F-9QXD')
        await visit.sees(/Sent (at|on) /)
        await visit.seesNot('Print or keep what you sent')
        await visit.seesButton(page.button)
      },
      'editing.notKept': formSightings.notKept,
      sending: formSightings.sending,
      keeping: formSightings.keeping,
      queued: formSightings.queued,
    },
  })
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
  async fillIn(visit, { name, email, date, time, talkLanguage, message }) {
    await visit.type('Full name', name)
    await visit.type('E-mail address', email)
    // The example's day will be over at some time.
    await visit.type('Preferred day', date === completeConsultation.date ? dayAhead() : date)
    await visit.type('Preferred time', time)
    await visit.choose('In which language shall we speak?', talkLanguage || 'No preference')
    await visit.type('What would you like to talk about?', message)
  },
})
