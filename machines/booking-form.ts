import { isEmailAddress } from '#contracts/email-address.ts'
import type { Limits } from '#contracts/limits.ts'
import type { FormOf } from '#contracts/send-contact-email.ts'

/** Typed by the contract: when a limit changes there, this file no longer compiles. */
const limits: Pick<Limits, 'name' | 'email' | 'phone' | 'message'> = {
  name: 200,
  email: 254,
  phone: 50,
  message: 5_000,
}

/** The fields as they stand on the page: untrimmed, empty until filled in. */
export interface BookingForm {
  consultationType: FormOf<'appointment'>['selectedType'] | ''
  name: string
  email: string
  phone: string
  description: string
  consent: boolean
}

/** What survives a reload and the language switch. The key is that of an attempt which may have arrived. */
export interface BookingDraft {
  form: BookingForm
  idempotencyKey: string | null
}

/** One attempt to send. */
export interface BookingRequest {
  body: FormOf<'appointment'>
  idempotencyKey: string
}

/** Nothing filled in, nothing sent. */
export const blankBooking: BookingDraft = {
  form: { consultationType: '', name: '', email: '', phone: '', description: '', consent: false },
  idempotencyKey: null,
}

/** Takes up what was typed. Only a change drops the key: a browser types the same once more on the way back. */
export function filledIn({ form, idempotencyKey }: BookingDraft, typed: Partial<BookingForm>): BookingDraft {
  const filled = { ...form, ...typed }
  const isSame = (Object.keys(filled) as (keyof BookingForm)[]).every(
    (field) => filled[field] === form[field],
  )
  return { form: filled, idempotencyKey: isSame ? idempotencyKey : null }
}

export type BookingProblem = 'missing' | 'malformed' | 'tooLong'
export type BookingProblems = Partial<Record<keyof BookingForm, BookingProblem>>

/** The fields that keep the form from being sent, and why (section 5). */
export function bookingProblems(form: BookingForm): BookingProblems {
  const problems: BookingProblems = {}
  if (form.consultationType === '') problems.consultationType = 'missing'
  if (form.name.trim() === '') problems.name = 'missing'
  if (form.name.trim().length > limits.name) problems.name = 'tooLong'
  if (form.email.trim() === '') problems.email = 'missing'
  else if (form.email.trim().length > limits.email) problems.email = 'tooLong'
  else if (!isEmailAddress(form.email)) problems.email = 'malformed'
  if (form.phone.trim().length > limits.phone) problems.phone = 'tooLong'
  if (form.description.trim().length > limits.message) problems.description = 'tooLong'
  if (!form.consent) problems.consent = 'missing'
  return problems
}

/** The documented body (section 7). Only a complete form, and a key, can become one. */
export function bookingRequest({ form, idempotencyKey }: BookingDraft): BookingRequest {
  const { consultationType, name, email, phone, description } = form
  if (consultationType === '' || idempotencyKey === null) throw new Error('An incomplete booking was sent.')
  return {
    body: {
      formType: 'appointment',
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      selectedType: consultationType,
      message: description.trim(),
    },
    idempotencyKey,
  }
}
