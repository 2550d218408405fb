import { LIMITS } from '#contracts/limits.ts'
import type { FormOf } from '#contracts/send-contact-email.ts'
import { emailProblem, named, type Problems, textProblem, wishProblems } from './field-problems.ts'

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

/** The documented body (section 7). */
export const visaCaseBody = ({ name, email, message }: VisaCaseFields): FormOf<'free-visa-case'> => ({
  formType: 'free-visa-case',
  name: name.trim(),
  email: email.trim(),
  message: message.trim(),
})

/** The same for a consultation. */
export const consultationBody = ({
  date,
  time,
  ...visaCase
}: ConsultationFields): FormOf<'consultation'> => ({
  ...visaCaseBody(visaCase),
  formType: 'consultation',
  date,
  time,
})
