import { blankOf, type FieldsOf } from '#contracts/forms/form-fields.ts'
import { completeBooking, RECALL_BOOKING, RECEIPT } from '#src/dev/examples.ts'
import {
  formGestures,
  formSightings,
  happenings,
  queueing,
  type Visit,
  type WalkedFlow,
  writing,
} from '#tests/support/visit.ts'

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

const page = {
  path: '/book-appointment',
  button: 'Book My Free Consultation',
  sent: 'Booking Confirmed!',
  complete: completeBooking,
  fillIn,
}

/** Gestures of a visitor on the booking page, and what the page shows. */
export const bookingWalk: WalkedFlow = {
  path: page.path,
  endpoint: '/api/send-contact-email',
  gestures: {
    chooseTypeOnly: writing(fillIn, { ...blankOf('booking'), consultationType: 'individual' }),
    ...formGestures(page, RECALL_BOOKING),
    bookAnother: { event: { type: 'bookAnother' }, act: (visit) => visit.press('Book Another Appointment') },
    ...happenings('booking.sending', RECEIPT),
    ...queueing,
  },
  sightings: {
    'editing.calm': async (visit) => {
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
    'editing.unkept': formSightings.unkept,
    sending: formSightings.sending,
    keeping: formSightings.keeping,
    queued: formSightings.queued,
    confirmed: async (visit) => {
      await visit.hasFocus('heading', page.sent)
      await visit.sees('Appointment request sent')
      await visit.sees('IS-7K3F-9QXD')
      await visit.sees('Print or keep what you sent')
      visit.startsOver()
    },
    recalled: async (visit) => {
      await visit.seesHeading(page.sent)
      await visit.sees('IS-7K3F-9QXD')
      await visit.sees(/Sent (at|on) /)
      await visit.seesNot('Print or keep what you sent')
      await visit.seesButton('Book Another Appointment')
    },
  },
}
