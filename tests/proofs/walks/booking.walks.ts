import type { EventFromLogic } from 'xstate'
import { blankOf, type FieldsOf } from '#contracts/forms/form-fields.ts'
import type { bookingMachine } from '#machines/booking.ts'
import { completeBooking, mistyped, RECALL_BOOKING, RECEIPT, SUBMIT } from '#src/dev/examples.ts'
import { happenings, queueing, queueSightings, type Visit, type WalkedFlow } from '#tests/support/visit.ts'

const OPTIONS = {
  business: 'Business (Employer/HR Team)',
  individual: 'Individual (Professional seeking visa)',
}
const CONSENT = 'I agree that my details'
const BUTTON = 'Book My Free Consultation'

async function fillIn(visit: Visit, form: FieldsOf<'booking'>) {
  if (form.consultationType) await visit.choose("I'm a:", OPTIONS[form.consultationType])
  await visit.type('Full name', form.name)
  await visit.type('E-mail address', form.email)
  await visit.type('Phone number', form.phone)
  await visit.type('Brief description', form.description)
  await visit.tick(CONSENT, form.consent)
}

const gestures = {
  chooseTypeOnly: {
    event: { type: 'change', form: { ...blankOf('booking'), consultationType: 'individual' } },
    act: (visit) => fillIn(visit, { ...blankOf('booking'), consultationType: 'individual' }),
  },
  mistypeEmail: {
    event: { type: 'change', form: mistyped(completeBooking) },
    act: (visit) => fillIn(visit, mistyped(completeBooking)),
  },
  fillIn: {
    event: { type: 'change', form: completeBooking },
    act: (visit) => fillIn(visit, completeBooking),
  },
  reload: {
    event: { type: 'restore', draft: { form: completeBooking, idempotencyKey: null } },
    act: async (visit) => {
      await fillIn(visit, completeBooking)
      await visit.load('/book-appointment')
      await visit.keepsWhatWasTyped()
    },
  },
  reloadAfterSending: {
    event: RECALL_BOOKING,
    act: async (visit) => {
      await fillIn(visit, completeBooking)
      await visit.press(BUTTON)
      await visit.answer({ json: RECEIPT })
      await visit.hasFocus('heading', 'Booking Confirmed!')
      visit.startsOver()
      await visit.load('/book-appointment')
    },
  },
  submit: { event: SUBMIT, act: (visit) => visit.press(BUTTON) },
  bookAnother: { event: { type: 'bookAnother' }, act: (visit) => visit.press('Book Another Appointment') },
} as const satisfies Record<
  string,
  { event: EventFromLogic<typeof bookingMachine>; act: (visit: Visit) => Promise<void> }
>

/** What a visitor does with the booking page, and sees of it. */
export const bookingWalk: WalkedFlow<
  | 'editing.calm'
  | 'editing.refused'
  | 'editing.failed'
  | 'editing.unkept'
  | 'sending'
  | 'keeping'
  | 'queued'
  | 'confirmed'
  | 'recalled'
> = {
  path: '/book-appointment',
  endpoint: '/api/send-contact-email',
  gestures: { ...gestures, ...happenings('booking.sending', RECEIPT), ...queueing },
  sightings: {
    'editing.calm': async (visit) => {
      await visit.seesButton(BUTTON)
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
      await visit[isArrival ? 'seesNotice' : 'sees'](
        'An error occurred while sending. Please try again or contact us directly at hello@isarspree.example',
      )
      await visit.sees('Nothing you typed is lost.')
      await visit.keepsWhatWasTyped()
      await visit.seesButton(BUTTON)
    },
    'editing.unkept': queueSightings.unkept,
    sending: (visit) => visit.seesButton('Sending...', false),
    keeping: queueSightings.keeping,
    queued: queueSightings.queued,
    confirmed: async (visit) => {
      await visit.hasFocus('heading', 'Booking Confirmed!')
      await visit.sees('Appointment request sent')
      await visit.sees('IS-7K3F-9QXD')
      await visit.sees('Print or keep what you sent')
      visit.startsOver()
    },
    recalled: async (visit) => {
      await visit.seesHeading('Booking Confirmed!')
      await visit.sees('IS-7K3F-9QXD')
      await visit.sees(/Sent (at|on) /)
      await visit.seesNot('Print or keep what you sent')
      await visit.seesButton('Book Another Appointment')
    },
  },
}
