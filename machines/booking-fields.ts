import { LIMITS } from '#contracts/limits.ts'
import type { FormOf } from '#contracts/send-contact-email.ts'
import { emailProblem, named, type Problems, textProblem } from './field-problems.ts'

/** The fields as they stand on the page: untrimmed, empty until filled in. */
export interface BookingFields {
  consultationType: FormOf<'appointment'>['selectedType'] | ''
  name: string
  email: string
  phone: string
  description: string
  consent: boolean
}

/** Nothing filled in. */
export const blankBooking: BookingFields = {
  consultationType: '',
  name: '',
  email: '',
  phone: '',
  description: '',
  consent: false,
}

/** The fields that keep the form from being sent, and why (section 5), in the order of the page. */
export const bookingProblems = (form: BookingFields): Problems<BookingFields> =>
  named({
    consultationType: form.consultationType === '' ? 'missing' : undefined,
    name: textProblem(form.name, { limit: LIMITS.name, required: true }),
    email: emailProblem(form.email, LIMITS.email),
    phone: textProblem(form.phone, { limit: LIMITS.phone }),
    description: textProblem(form.description, { limit: LIMITS.message, lines: true }),
    consent: form.consent ? undefined : 'missing',
  })

/** The documented body (section 7). Only a complete form can become one. */
export function bookingBody(form: BookingFields): FormOf<'appointment'> {
  const { consultationType, name, email, phone, description } = form
  if (consultationType === '') throw new Error('An incomplete booking was sent.')
  return {
    formType: 'appointment',
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    selectedType: consultationType,
    message: description.trim(),
  }
}
