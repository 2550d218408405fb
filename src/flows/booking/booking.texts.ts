import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookingForm, BookingProblem } from '#machines/booking-form.ts'

/** Display only, as the specification has it; the team agrees the real time by e-mail. */
export const TIME_SLOTS: readonly MessageDescriptor[] = [
  msg({ id: 'booking.slot.nine', message: '9:00 AM' }),
  msg({ id: 'booking.slot.eleven', message: '11:00 AM' }),
  msg({ id: 'booking.slot.two', message: '2:00 PM' }),
  msg({ id: 'booking.slot.four', message: '4:00 PM' }),
]

/** The sentence beside a field that keeps the form from being sent. */
export const PROBLEM_TEXTS: Record<keyof BookingForm, Partial<Record<BookingProblem, MessageDescriptor>>> = {
  consultationType: {
    missing: msg({ id: 'booking.problem.type', message: 'Choose who the consultation is for.' }),
  },
  name: {
    missing: msg({ id: 'booking.problem.name', message: 'Enter your name.' }),
    tooLong: msg({ id: 'booking.problem.nameLong', message: 'Shorten your name to 200 characters.' }),
  },
  email: {
    missing: msg({ id: 'booking.problem.email', message: 'Enter your e-mail address.' }),
    malformed: msg({
      id: 'booking.problem.emailMalformed',
      message: 'Enter one valid e-mail address, such as name@example.com.',
    }),
    tooLong: msg({
      id: 'booking.problem.emailLong',
      message: 'Enter an e-mail address of at most 254 characters.',
    }),
  },
  phone: {
    tooLong: msg({ id: 'booking.problem.phoneLong', message: 'Shorten the phone number to 50 characters.' }),
  },
  description: {
    tooLong: msg({
      id: 'booking.problem.descriptionLong',
      message: 'Shorten the description to 5,000 characters.',
    }),
  },
  consent: {
    missing: msg({ id: 'booking.problem.consent', message: 'Agree to the data processing.' }),
  },
}
