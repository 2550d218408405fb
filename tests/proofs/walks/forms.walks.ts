import type { AnyEventObject } from 'xstate'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { FORMS } from '#contracts/forms/forms.ts'
import type { InquiryFormName } from '#machines/inquiry.ts'
import {
  completeBooking,
  completeConsultation,
  completeSignUp,
  completeVisaCase,
  RECEIPT,
} from '#mocks/examples.ts'
import { dayAhead } from '#tests/support/day-ahead.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'
import { findConnection, type Sighting, seesReceipt, type Visit } from '#tests/support/visit.ts'

interface FormPage<Form> {
  path: string
  button: string
  fillIn: (visit: Visit, form: Form) => Promise<void>
  complete: Form
  sent: string
}

const KEEP_IT = 'Yes, keep it and send it later'

const formActs = <Form>({ path, button, fillIn }: FormPage<Form>) => ({
  change: (visit: Visit, { form }: AnyEventObject) => fillIn(visit, form),
  submit: (visit: Visit) => visit.press(button),
  async restore(visit: Visit, { draft }: AnyEventObject) {
    await fillIn(visit, draft.form)
    await visit.load(path)
    await visit.keepsWhatWasTyped()
  },
})

export const queueActs = {
  // Nothing to do: the storage responds to the click at once, so `enqueue done` and `enqueue error` press the button.
  enqueue: async () => {},
  'enqueue done': (visit: Visit) => visit.press(KEEP_IT),
  async 'enqueue error'(visit: Visit) {
    await visit.breakStorage('full')
    await visit.press(KEEP_IT)
    await visit.sees('Your browser keeps nothing for this site')
    await visit.breakStorage(null)
  },
  takeBack: (visit: Visit) => visit.press('Take it back into the form'),
  async leave(visit: Visit) {
    await visit.press('Leave it waiting')
    visit.startsOver()
    await visit.sees('1 message waits for the connection.')
    await findConnection(visit)
    await visit.answer({ json: RECEIPT })
    await visit.sees('IS-7K3F-9QXD')
    await visit.press(/^OK$/)
    await visit.seesNot('OK')
  },
  async deliver(visit: Visit, { receipt }: AnyEventObject) {
    await findConnection(visit)
    await visit.answer({ json: receipt })
  },
  async giveBack(visit: Visit, { error }: AnyEventObject) {
    await findConnection(visit)
    await visit.answer({ status: error.status, json: { error: error.sentence } })
  },
}

export async function sendAndReload<Form>(visit: Visit, form: FormPage<Form>): Promise<void> {
  await form.fillIn(visit, form.complete)
  await visit.press(form.button)
  await visit.answer({ json: RECEIPT })
  await visit.hasFocus('heading', form.sent)
  visit.startsOver()
  await visit.load(form.path)
}

const queueFormActs = <Form>(form: FormPage<Form>) => ({
  ...formActs(form),
  ...queueActs,
  recall: (visit: Visit) => sendAndReload(visit, form),
})

export const formSightings = (
  button: string,
  refused: RegExp = /Missing details|Please check your details/,
): Record<string, Sighting | null> => ({
  'editing.idle': async (visit) => {
    await visit.seesButton(button)
    await visit.seesNoNotice()
    await visit.keepsWhatWasTyped()
  },
  'editing.refused': async (visit) => {
    await visit.sees(refused)
    await visit.keepsWhatWasTyped()
  },
  'editing.failed': async (visit, isArrival, { failure, isBackOnline }) => {
    if (failure?.status === 429 && !isBackOnline) await visit.sees('Please wait about 10 min')
    await visit[isArrival ? 'seesNotice' : 'sees'](
      'An error occurred while sending. Please try again or contact us directly at hello@isarspree.example',
    )
    await visit.sees(/Nothing you typed is lost\.|Your text stays here\./)
    await visit.keepsWhatWasTyped()
  },
  'editing.notStored': async (visit) => {
    await visit.sees('Not kept')
    await visit.sees(/Nothing you typed is lost\.|Your text stays here\./)
    await visit.keepsWhatWasTyped()
  },
  sending: (visit) => visit.seesButton('Sending...', false),
  // Never visible, because the storage answers at once.
  enqueuing: null,
  queued: async (visit, isArrival) => {
    if (isArrival) await visit.hasFocus('heading', 'Your message waits for the connection')
    await visit.sees('1 message waits for the connection.')
  },
})

export async function seesRecalledReceipt(visit: Visit, heading: string): Promise<void> {
  await visit.seesHeading(heading)
  await visit.sees('IS-7K3F-9QXD')
  await visit.sees(/Sent (at|on) /)
  await visit.seesNot('Print or keep what you sent')
}

const TALK = 'In which language shall we speak?'

async function fillInBooking(visit: Visit, form: FieldsOf<'booking'>) {
  const { consultationType: type } = form
  if (type === 'business') await visit.choose("I'm a:", 'Business (Employer/HR Team)')
  if (type === 'individual') await visit.choose("I'm a:", 'Individual (Professional seeking visa)')
  await visit.type('Full name', form.name)
  await visit.type('E-mail address', form.email)
  await visit.type('Phone number', form.phone)
  await visit.choose(TALK, form.talkLanguage || 'No preference')
  await visit.type('Brief description', form.description)
  await visit.tick('I agree that my details', form.consent)
}

const booking = {
  path: FORMS.booking.page,
  button: 'Book My Free Consultation',
  fillIn: fillInBooking,
  complete: completeBooking,
  sent: 'Booking Confirmed!',
}
const REFUSED =
  /Missing details|Please check your details|Choose who the consultation is for\.|Enter your name\./

export const bookingWalk = galleryWalk('booking', {
  endpoint: '/api/send-contact-email',
  acts: {
    ...queueFormActs(booking),
    bookAnother: (visit) => visit.press('Book Another Appointment'),
  },
  sightings: {
    ...formSightings(booking.button, REFUSED),
    confirmed: async (visit, _isArrival, { sent }) => {
      await visit.hasFocus('heading', booking.sent)
      await visit.sees('Appointment request sent')
      await visit[sent.receipt === 'none' || sent.receipt === 'later' ? 'seesNot' : 'sees'](
        'In a few minutes',
      )
      await visit[sent.receipt === 'later' ? 'sees' : 'seesNot']('In some hours')
      await seesReceipt(visit, sent)
    },
    recalled: async (visit) => {
      await seesRecalledReceipt(visit, booking.sent)
      await visit.seesButton('Book Another Appointment')
    },
  },
})

function inquiryWalk<Name extends InquiryFormName>(
  name: Name,
  given: Omit<FormPage<FieldsOf<Name>>, 'path'>,
) {
  const form = { ...given, path: FORMS[name].page }
  const { button, sent } = form
  return galleryWalk(name, {
    isTwin: name !== 'visa-case',
    endpoint: '/api/send-contact-email',
    acts: { ...queueFormActs(form), writeAnother: (visit) => visit.press('Write another message') },
    sightings: {
      ...formSightings(button),
      sent: async (visit, _isArrival, context) => {
        await visit.sees(sent)
        await visit.seesNot(button)
        await seesReceipt(visit, context.sent)
      },
      recalled: async (visit) => {
        await seesRecalledReceipt(visit, sent)
        await visit.seesNot(button)
      },
    },
  })
}

export const visaCaseWalk = inquiryWalk('visa-case', {
  button: 'Send my visa case',
  complete: completeVisaCase,
  sent: 'Visa case request sent',
  async fillIn(visit, { name, email, message }) {
    await visit.type('Full name', name)
    await visit.type('E-mail address', email)
    await visit.type('Your case in a few words', message)
  },
})

export const consultationWalk = inquiryWalk('consultation', {
  button: 'Ask for my consultation',
  complete: completeConsultation,
  sent: 'Your request has been sent',
  async fillIn(visit, { name, email, date, time, talkLanguage, message }) {
    await visit.type('Full name', name)
    await visit.type('E-mail address', email)
    // The date of the example will be in the past some day, so use a later one.
    await visit.type('Preferred day', date === completeConsultation.date ? dayAhead() : date)
    await visit.type('Preferred time', time)
    await visit.choose(TALK, talkLanguage || 'No preference')
    await visit.type('What would you like to talk about?', message)
  },
})

const signUp = {
  path: FORMS['sign-up'].page,
  button: 'Tell me when it opens',
  fillIn: (visit: Visit, { email }: FieldsOf<'sign-up'>) => visit.type('E-mail address', email),
  complete: completeSignUp,
  sent: 'Please check your inbox',
}

export const signUpWalk = galleryWalk('sign-up', {
  endpoint: '/api/notify-jsc-interest',
  acts: { ...formActs(signUp), writeAnother: (visit) => visit.press('Enter another address') },
  sightings: {
    ...formSightings(signUp.button, /Please enter a valid email address/),
    'editing.failed': async (visit) => {
      await visit.sees('Send failed')
      await visit.sees(/Please try again later\.|Too many requests/)
      await visit.keepsWhatWasTyped()
    },
    sent: async (visit, _isArrival, { sent }) => {
      await visit.seesNot(signUp.button)
      await visit.sees(sent.receipt === 'none' ? 'We have not sent an e-mail' : signUp.sent)
      await visit[sent.receipt === 'none' ? 'seesNot' : 'sees'](signUp.complete.email)
      visit.startsOver()
    },
  },
})
