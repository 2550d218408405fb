import type * as z from 'zod/mini'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import type { Endpoint } from '#contracts/calls/endpoint.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import type { RefusalName } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WISHES, yourMessage } from '#contracts/calls/your-message.ts'
import { LIMITS } from '#contracts/words/limits.ts'
import { TALK_LANGUAGES } from '#contracts/words/talk-language.ts'
import { CONSENT_VERSIONS } from './consent.ts'

/**
 * A control of a form. The schema of the call judges texts; `limit` and `required` are for the attributes of the
 * control, and a test binds them to the schema.
 */
export type Control =
  | { kind: 'line' | 'lines' | 'email'; limit: number; required?: true }
  | { kind: 'choice'; of: readonly string[]; required: true }
  /** The language of the talk, optional. The body has no field for it: it is the first line of the text `into`. */
  | { kind: 'talkLanguage'; of: readonly string[]; into: string }
  /** A requested day in Germany, `YYYY-MM-DD` or the visitor's own words; `inWords` where the body spells it out. */
  | { kind: 'day'; limit: number; inWords?: true }
  /** A requested time in Germany, `HH:MM` or the visitor's own words; `day` names the control of its day. */
  | { kind: 'time'; limit: number; day: string }
  /** A file that stays with the visitor. Without the app a checkbox of the name `box` says that there is one. */
  | { kind: 'document'; box: string }
  | { kind: 'consent'; version: string; required: true }

/** A form: where it is, what it calls, and its controls in the order of the page. */
export interface Form {
  /** The path of its page, without language. */
  page: string
  call: Endpoint<z.ZodMiniType, z.ZodMiniType>
  controls: Readonly<Record<string, Control>>
  /** The documented body (section 7), in its order: each field with the control that fills it, or its constant. */
  body: Readonly<Record<string, string | { constant: unknown }>>
  /** The choice on which the page after a success depends. */
  receiptVariesBy?: string
  /**
   * Only of a page behind the link of a mail, whose address holds the token and which posts to its own address: how a
   * link of nobody is refused.
   */
  linkRefusal?: RefusalName
}

const name = { kind: 'line', limit: LIMITS.name, required: true } as const
const topic = { kind: 'line', limit: LIMITS.topic, required: true } as const
const email = { kind: 'email', limit: LIMITS.email, required: true } as const
const phone = { kind: 'line', limit: LIMITS.phone } as const
const message = { kind: 'lines', limit: LIMITS.message } as const
const talkLanguage = <const Into extends string>(into: Into) =>
  ({ kind: 'talkLanguage', of: TALK_LANGUAGES.map(({ name: inItself }) => inItself), into }) as const
const consent = <const Version extends string>(version: Version) =>
  ({ kind: 'consent', version, required: true }) as const
const constant = <const Value>(value: Value) => ({ constant: value }) as const

/** Every form of the site, by the name that its action gives: `/api/…?from=booking&language=de`. */
export const FORMS = {
  booking: {
    page: '/book-appointment',
    call: sendContactEmail,
    controls: {
      consultationType: { kind: 'choice', of: ['business', 'individual'], required: true },
      name,
      email,
      phone,
      talkLanguage: talkLanguage('description'),
      description: message,
      consent: consent(CONSENT_VERSIONS.appointment),
    },
    body: {
      formType: constant('appointment'),
      name: 'name',
      email: 'email',
      phone: 'phone',
      selectedType: 'consultationType',
      message: 'description',
    },
    receiptVariesBy: 'consultationType',
  },
  business: {
    page: '/contact/business',
    call: sendContactEmail,
    controls: {
      topic,
      message: { ...message, required: true },
      email,
      phone,
      appointmentDate: { kind: 'day', limit: LIMITS.date, inWords: true },
      consent: consent(CONSENT_VERSIONS.contact),
    },
    body: {
      formType: constant('contact'),
      name: 'topic',
      email: 'email',
      phone: 'phone',
      topic: 'topic',
      message: 'message',
      fileAttached: constant(false),
      appointmentDate: 'appointmentDate',
    },
  },
  individual: {
    page: '/contact/individual',
    call: sendContactEmail,
    controls: {
      topic,
      message: { ...message, required: true },
      email,
      phone,
      document: { kind: 'document', box: 'fileAttached' },
      consent: consent(CONSENT_VERSIONS.contact),
    },
    body: {
      formType: constant('contact'),
      name: 'topic',
      email: 'email',
      phone: 'phone',
      topic: 'topic',
      message: 'message',
      fileAttached: 'document',
    },
  },
  'visa-case': {
    page: '/free-visa-case',
    call: sendContactEmail,
    controls: { name, email, message },
    body: { formType: constant('free-visa-case'), name: 'name', email: 'email', message: 'message' },
  },
  consultation: {
    page: '/free-consultation',
    call: sendContactEmail,
    controls: {
      name,
      email,
      date: { kind: 'day', limit: LIMITS.date },
      time: { kind: 'time', limit: LIMITS.date, day: 'date' },
      talkLanguage: talkLanguage('message'),
      message,
    },
    body: {
      formType: constant('consultation'),
      name: 'name',
      email: 'email',
      message: 'message',
      date: 'date',
      time: 'time',
    },
  },
  'sign-up': {
    page: '/job-seeker-compass',
    call: notifyJscInterest,
    controls: { email },
    body: { email: 'email' },
  },
  confirmation: {
    page: '/job-seeker-compass/confirm',
    call: confirmWaitlist,
    controls: { token: { kind: 'line', limit: LIMITS.token, required: true } },
    body: { token: 'token' },
    linkRefusal: 'tokenInvalid',
  },
  'your-message': {
    page: '/your-message',
    call: yourMessage,
    controls: {
      token: { kind: 'line', limit: LIMITS.token, required: true },
      wish: { kind: 'choice', of: MESSAGE_WISHES, required: true },
    },
    body: { token: 'token', wish: 'wish' },
    linkRefusal: 'messageUnknown',
  },
} as const satisfies Record<string, Form>

export type FormName = keyof typeof FORMS
export const FORM_NAMES = Object.keys(FORMS) as FormName[]

/** One form of the table, without the types of its own. */
export const formOf = (name: FormName): Form => FORMS[name]

/** The names under which a browser sends the controls of a form, in the order of the page. */
export const inputNamesOf = (name: FormName): string[] =>
  Object.entries(formOf(name).controls).map(([field, control]) => inputNameOf(field, control))

/** The name under which a browser sends a control. */
export const inputNameOf = (field: string, control: Control): string =>
  control.kind === 'document' ? control.box : field

/** Address to which the browser itself sends a form: its call, with its name and the language of its page. */
export const formAction = (name: FormName, language: string): string =>
  `${FORMS[name].call.path}?from=${name}&language=${language}`
