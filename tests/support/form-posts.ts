import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { CONSENT_VERSIONS } from '#contracts/forms/consent.ts'
import type { PostedFields } from '#contracts/forms/form-post.ts'
import { FORM_NAMES, FORMS, type FormName } from '#contracts/forms/forms.ts'
import { dayAhead } from './day-ahead.ts'

export const typedFor = (day: string) =>
  ({
    booking: {
      consultationType: 'individual',
      name: 'Jane Doe',
      email: 'jane@visitor.example',
      phone: '+49 89 1234',
      description: 'I am a nurse.\nCan I come in spring?',
      consent: CONSENT_VERSIONS.appointment,
    },
    business: {
      topic: 'Two nurses',
      message: 'How long does it take?',
      email: 'ali@visitor.example',
      phone: '',
      appointmentDate: day,
      consent: CONSENT_VERSIONS.contact,
    },
    individual: {
      topic: 'Blue Card',
      message: 'Which salary is enough?',
      email: 'ali@visitor.example',
      phone: '',
      fileAttached: 'true',
      consent: CONSENT_VERSIONS.contact,
    },
    'visa-case': { name: 'Maria Silva', email: 'maria@visitor.example', message: 'Family reunion' },
    consultation: {
      name: 'Max Muster',
      email: 'max@visitor.example',
      date: day,
      time: '14:00',
      message: '',
    },
    'sign-up': { email: 'jane@visitor.example' },
    confirmation: { token: 'a.b.c' },
    'your-message': { token: 'a.b.c', wish: 'show' },
  }) satisfies Record<FormName, PostedFields>

export const TYPED = typedFor(dayAhead())

export const LEADS = FORM_NAMES.filter((name) => FORMS[name].call === sendContactEmail)

/** Headers of a form post from one of our pages. On a page that sends no referrer, the origin is `null`. */
export const OUR_PAGE = { 'sec-fetch-site': 'same-origin', origin: 'null', accept: 'text/html' }

export const postTo = (address: string, body: string, headers: Record<string, string> = OUR_PAGE) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
    redirect: 'manual',
  })

/** Encodes fields as browsers do, with CR LF line breaks. */
export const asBrowsersWrite = (fields: PostedFields): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, value.replace(/\r?\n/g, '\r\n')]),
  ).toString()

export const pathOf = (page: FormName): string => FORMS[page].call.path
