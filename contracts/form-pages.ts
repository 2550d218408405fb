import type * as z from 'zod/mini'
import { confirmWaitlist } from './confirm-waitlist.ts'
import { CONSENT_VERSIONS } from './consent.ts'
import type { Endpoint } from './endpoint.ts'
import { notifyJscInterest } from './notify-jsc-interest.ts'
import { sendContactEmail } from './send-contact-email.ts'

/** A form as the browser itself sends it: where it stands, and what its controls are in the documented body. */
export interface FormPage {
  /** The page's path, without language. */
  path: string
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType>
  /** What the body holds beside what was typed. */
  fixed: Readonly<Record<string, unknown>>
  /** The names of the controls, in the order of the page, each with the fields of the body that it fills. */
  controls: Readonly<Record<string, readonly string[]>>
  /** What may be chosen, by the control with the list; the first stands for all where the build renders the page. */
  choices?: Readonly<Record<string, readonly string[]>>
  /** The heading of what is said after a success; none where nothing else stands on its page. */
  sentId?: string
  /** The version of the wording that its box agrees to, which is the value of the box. */
  consentVersion?: string
}

/** Every form by the name that its action gives: `/api/…?from=booking&language=de`. */
export const FORM_PAGES = {
  booking: {
    path: '/book-appointment',
    endpoint: sendContactEmail,
    fixed: { formType: 'appointment' },
    controls: {
      consultationType: ['selectedType'],
      name: ['name'],
      email: ['email'],
      phone: ['phone'],
      description: ['message'],
    },
    choices: { consultationType: ['business', 'individual'] },
    sentId: 'booking-confirmed',
    consentVersion: CONSENT_VERSIONS.appointment,
  },
  business: {
    path: '/contact/business',
    endpoint: sendContactEmail,
    fixed: { formType: 'contact', fileAttached: false },
    controls: {
      topic: ['topic', 'name'],
      message: ['message'],
      email: ['email'],
      phone: ['phone'],
      appointmentDate: ['appointmentDate'],
    },
    sentId: 'contact-sent',
    consentVersion: CONSENT_VERSIONS.contact,
  },
  individual: {
    path: '/contact/individual',
    endpoint: sendContactEmail,
    fixed: { formType: 'contact' },
    controls: {
      topic: ['topic', 'name'],
      message: ['message'],
      email: ['email'],
      phone: ['phone'],
      fileAttached: ['fileAttached'],
    },
    sentId: 'contact-sent',
    consentVersion: CONSENT_VERSIONS.contact,
  },
  'visa-case': {
    path: '/free-visa-case',
    endpoint: sendContactEmail,
    fixed: { formType: 'free-visa-case' },
    controls: { name: ['name'], email: ['email'], message: ['message'] },
    sentId: 'visa-case-sent',
  },
  consultation: {
    path: '/free-consultation',
    endpoint: sendContactEmail,
    fixed: { formType: 'consultation' },
    controls: { name: ['name'], email: ['email'], date: ['date'], time: ['time'], message: ['message'] },
    sentId: 'consultation-sent',
  },
  'sign-up': {
    path: '/job-seeker-compass',
    endpoint: notifyJscInterest,
    fixed: {},
    controls: { email: ['email'] },
    sentId: 'sign-up-sent',
  },
  confirmation: {
    path: '/job-seeker-compass/confirm',
    endpoint: confirmWaitlist,
    fixed: {},
    controls: { token: ['token'] },
  },
} as const satisfies Record<string, FormPage>

export type FormPageName = keyof typeof FORM_PAGES
export const FORM_PAGE_NAMES = Object.keys(FORM_PAGES) as FormPageName[]

/** Where a form's own submit goes: to its endpoint, with its name and the language of its page. */
export const formAction = (path: string, page: FormPageName, language: string): string =>
  `${path}?from=${page}&language=${language}`
