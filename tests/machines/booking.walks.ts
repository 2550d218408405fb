import { type BookingEvent, bookingMachine } from '#machines/booking.ts'
import { type BookingForm, blankBooking } from '#machines/booking-form.ts'
import { walksThrough } from '#tests/support/walks.ts'

export const KEY = '0b6e1c2a-9d0f-4a44-8a55-7f2f6a1c3d5e'

export const completeForm: BookingForm = {
  consultationType: 'individual',
  name: 'Anna Öztürk',
  email: 'anna@example.com',
  phone: '+90 555 0100',
  description: 'Nurse from Izmir, B1, looking for recognition.',
  consent: true,
}

/** What a visitor can do. */
export const gestures = {
  chooseTypeOnly: { type: 'change', form: { ...blankBooking.form, consultationType: 'individual' } },
  mistypeEmail: { type: 'change', form: { ...completeForm, email: 'anna@example' } },
  fillIn: { type: 'change', form: completeForm },
  reload: { type: 'restore', draft: { form: completeForm, idempotencyKey: null } },
  submit: { type: 'submit', idempotencyKey: KEY },
  bookAnother: { type: 'bookAnother' },
} as const satisfies Record<string, BookingEvent>

/** What the network and the clock can do. */
const happenings = {
  receiveAnswer: { type: 'xstate.done.actor.send', output: { reference: 'IS-7K3F-9QXD' } },
  loseConnection: { type: 'xstate.error.actor.send', error: new TypeError('Failed to fetch') },
  waitTooLong: { type: 'xstate.after.sendLimit.booking.sending' },
}

export type BookingGesture = keyof typeof gestures | keyof typeof happenings
export type BookingState = 'editing.calm' | 'editing.refused' | 'editing.failed' | 'sending' | 'confirmed'

export const bookingWalks = () => walksThrough<BookingGesture>(bookingMachine, { ...gestures, ...happenings })
