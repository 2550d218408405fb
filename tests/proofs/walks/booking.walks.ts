import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { FORMS } from '#contracts/forms/forms.ts'
import { completeBooking } from '#src/dev/examples.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'
import { formActs, formSightings, queueActs, reloadAfterSending, type Visit } from '#tests/support/visit.ts'

const OPTIONS = {
  business: 'Business (Employer/HR Team)',
  individual: 'Individual (Professional seeking visa)',
}
const TALK = 'In which language shall we speak?'
const CONSENT = 'I agree that my details'

async function fillIn(visit: Visit, form: FieldsOf<'booking'>) {
  if (form.consultationType) await visit.choose("I'm a:", OPTIONS[form.consultationType])
  await visit.type('Full name', form.name)
  await visit.type('E-mail address', form.email)
  await visit.type('Phone number', form.phone)
  await visit.choose(TALK, form.talkLanguage || 'No preference')
  await visit.type('Brief description', form.description)
  await visit.tick(CONSENT, form.consent)
}

const page = { path: FORMS.booking.page, button: 'Book My Free Consultation', fillIn }
const SENT = 'Booking Confirmed!'

/** A visitor's gestures on the booking page, and what the page shows. */
export const bookingWalk = galleryWalk('booking', {
  endpoint: '/api/send-contact-email',
  acts: {
    ...formActs(page),
    ...queueActs,
    recall: reloadAfterSending(page, completeBooking, SENT),
    bookAnother: (visit) => visit.press('Book Another Appointment'),
  },
  sightings: {
    'editing.idle': async (visit) => {
      await visit.seesButton(page.button)
      await visit.seesNoNotice()
      await visit.keepsWhatWasTyped()
    },
    'editing.refused': async (visit) => {
      await visit.sees(
        /Missing details|Please check your details|Choose who the consultation is for\.|Enter your name\./,
      )
      await visit.keepsWhatWasTyped()
    },
    'editing.failed': async (visit, isArrival) => {
      await formSightings.failed(visit, isArrival)
      await visit.seesButton(page.button)
    },
    'editing.notKept': formSightings.notKept,
    sending: formSightings.sending,
    keeping: formSightings.keeping,
    queued: formSightings.queued,
    confirmed: async (visit) => {
      await visit.hasFocus('heading', SENT)
      await visit.sees('Appointment request sent')
      await visit.sees('IS-7K3F-9QXD')
      await visit.sees('Print or keep what you sent')
      visit.startsOver()
    },
    recalled: async (visit) => {
      await visit.seesHeading(SENT)
      await visit.sees('IS-7K3F-9QXD')
      await visit.sees(/Sent (at|on) /)
      await visit.seesNot('Print or keep what you sent')
      await visit.seesButton('Book Another Appointment')
    },
  },
})
