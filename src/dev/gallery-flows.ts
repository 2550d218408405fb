import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { REFUSALS } from '#contracts/refusals.ts'
import { bookingMachine } from '#machines/booking.ts'
import { type BookingFields, blankBooking } from '#machines/booking-fields.ts'
import type { ContactFields } from '#machines/contact-fields.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import type { ConsultationFields } from '#machines/inquiry-fields.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { waitlistConfirmMachine } from '#machines/waitlist-confirm.ts'
import type { Locale } from '#src/locale.ts'

/** A flow as the gallery shows it: its page, and events that together lead to every place of its chart. */
export interface GalleryFlow {
  machine: AnyStateMachine
  /** The page it stands on, without language. */
  path: string
  events: (locale: Locale) => readonly AnyEventObject[]
  /** A place that is left before anything is painted. */
  unseen?: string
}

const SUBMIT = {
  type: 'submit',
  idempotencyKey: '4f0c7c5e-2b1a-4a58-9c55-0d4c1f6f2a77',
  signals: { filledInS: 42, isTrapFilled: false },
  now: '2026-11-23T09:30',
}
const RECEIPT = { reference: 'IS-7K3F-9QXD', answerBy: '2026-11-25' }
const throttled = (locale: Locale) => ({
  status: REFUSALS.throttled.status,
  sentence: REFUSALS.throttled.error[locale],
  retryAfterS: 600,
})

/** What becomes of a call, by the id of the actor that makes it. */
const outcomes = (actor: string, locale: Locale) => [
  { type: `xstate.done.actor.${actor}`, output: RECEIPT },
  { type: `xstate.error.actor.${actor}`, error: new TypeError('Failed to fetch') },
  { type: `xstate.error.actor.${actor}`, error: throttled(locale) },
]

/** Each form of the list is what a visitor may have typed before pressing the button. */
const formEvents =
  <Form>(forms: readonly Form[], ...more: AnyEventObject[]) =>
  (locale: Locale): readonly AnyEventObject[] => [
    ...forms.map((form) => ({ type: 'change', form })),
    SUBMIT,
    ...outcomes('send', locale),
    { type: 'goOffline' },
    ...more,
  ]

const booking: BookingFields = {
  consultationType: 'individual',
  name: 'Anna Öztürk',
  email: 'anna@example.com',
  phone: '+90 555 0100',
  description: 'Nurse from Izmir, B1, looking for recognition.',
  consent: true,
}
const inquiry: ConsultationFields = {
  name: 'Jonas Weber',
  email: 'jonas@weber.example',
  date: '2027-03-04',
  time: '14:30',
  message: 'Two engineers from Izmir shall start in March.',
}
const contact: Omit<ContactFields, 'kind' | 'document'> = {
  topic: 'Moving two engineers',
  message: 'Two people from Izmir, start in March.',
  email: 'hr@weber.example',
  phone: '+49 89 1234',
  appointmentDate: '2027-03-04',
  consent: true,
}
const { date: _date, time: _time, ...visaCase } = inquiry
const TOKEN = '1.ZXhwLmlk.c2ln'
const CHOICE = { choice: 'declined', chosenAt: '2026-11-20T09:30:00Z' }

/** Every flow, by its noun. */
export const GALLERY_FLOWS: Record<string, GalleryFlow> = {
  booking: {
    machine: bookingMachine,
    path: '/book-appointment',
    events: formEvents(
      [
        { ...blankBooking, consultationType: 'individual' as const },
        { ...booking, email: 'anna@example' },
        booking,
      ],
      { type: 'bookAnother' },
    ),
  },
  'contact-modal': {
    machine: contactModalMachine,
    path: '/contact',
    events: formEvents(
      [
        { topic: contact.topic, consent: true },
        { ...contact, consent: false },
        { ...contact, email: 'hr@weber' },
        contact,
      ],
      { type: 'open', kind: 'business' },
      { type: 'open', kind: 'individual' },
      { type: 'attach', document: { name: 'diploma.pdf', bytes: 1_048_576 } },
      { type: 'attach', document: { name: 'film.png', bytes: 10_485_761 } },
      { type: 'close' },
    ),
  },
  'visa-case': {
    machine: visaCaseMachine,
    path: '/free-visa-case',
    events: formEvents([{ ...visaCase, email: 'jonas@weber' }, visaCase]),
  },
  consultation: {
    machine: consultationMachine,
    path: '/free-consultation',
    events: formEvents([{ ...inquiry, date: '2026-11-20' }, inquiry]),
  },
  'sign-up': {
    machine: signUpMachine,
    path: '/job-seeker-compass',
    events: formEvents([{ email: 'anna@example' }, { email: 'anna@example.com' }]),
  },
  'waitlist-confirm': {
    machine: waitlistConfirmMachine,
    path: '/job-seeker-compass/confirm',
    events: (locale) => [
      { type: 'arrive', token: null, isConfirmed: false, purpose: 'confirm' },
      { type: 'arrive', token: TOKEN, isConfirmed: false, purpose: 'confirm' },
      { type: 'arrive', token: TOKEN, isConfirmed: false, purpose: 'withdraw' },
      { type: 'withdraw' },
      ...outcomes('confirm', locale),
      ...outcomes('withdraw', locale),
    ],
  },
  'cookie-consent': {
    machine: cookieConsentMachine,
    path: '/about',
    unseen: 'looking',
    events: () => [{ type: 'find', stored: null }, { type: 'find', stored: CHOICE }, { type: 'reopen' }],
  },
}
