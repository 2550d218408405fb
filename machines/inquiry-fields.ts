import { LIMITS } from '#contracts/limits.ts'
import type { FormOf } from '#contracts/send-contact-email.ts'
import { emailProblem, named, type Problems, textProblem, wishProblems } from './field-problems.ts'
import type { Attempt, FormContext } from './form-context.ts'

/** The free visa case, as it stands on the page. */
export interface VisaCaseFields {
  name: string
  email: string
  message: string
}

/** The free consultation: the same, and a wish for a day (`YYYY-MM-DD`) and a time (`HH:MM`) in German time. */
export interface ConsultationFields extends VisaCaseFields {
  date: string
  time: string
}

export const blankVisaCase: VisaCaseFields = { name: '', email: '', message: '' }
export const blankConsultation: ConsultationFields = { name: '', email: '', date: '', time: '', message: '' }

const person = ({ name, email }: VisaCaseFields) => ({
  name: textProblem(name, { limit: LIMITS.name, required: true }),
  email: emailProblem(email, LIMITS.email),
})
const message = (form: VisaCaseFields) => textProblem(form.message, { limit: LIMITS.message, lines: true })

/** The fields that keep a visa case from being sent, and why (section 5), in the order of the page. */
export const visaCaseProblems = (form: VisaCaseFields): Problems<VisaCaseFields> =>
  named({ ...person(form), message: message(form) })

/** The same for a consultation; `now` is the moment of the submit in German time, `YYYY-MM-DDTHH:MM`. */
export const consultationProblems = (form: ConsultationFields, now: string): Problems<ConsultationFields> =>
  named({ ...person(form), ...wishProblems(form.date, form.time, now), message: message(form) })

type Sendable<Form> = Pick<FormContext<Form, string>, 'form' | 'idempotencyKey' | 'signals'>

/** The documented body (section 7). Only a form with a key can become one. */
export function visaCaseAttempt({
  form,
  idempotencyKey,
  signals,
}: Sendable<VisaCaseFields>): Attempt<FormOf<'free-visa-case'>> {
  if (idempotencyKey === null) throw new Error('A visa case without a key was sent.')
  const { name, email, message } = form
  return {
    body: { formType: 'free-visa-case', name: name.trim(), email: email.trim(), message: message.trim() },
    idempotencyKey,
    signals,
  }
}

/** The same for a consultation. */
export function consultationAttempt({
  form,
  idempotencyKey,
  signals,
}: Sendable<ConsultationFields>): Attempt<FormOf<'consultation'>> {
  if (idempotencyKey === null) throw new Error('A consultation without a key was sent.')
  const { name, email, message, date, time } = form
  return {
    body: {
      formType: 'consultation',
      name: name.trim(),
      email: email.trim(),
      message: message.trim(),
      date,
      time,
    },
    idempotencyKey,
    signals,
  }
}
