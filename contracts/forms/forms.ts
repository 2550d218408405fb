import type * as z from 'zod/mini'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import type { Endpoint, RequestOf } from '#contracts/calls/endpoint.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import type { RefusalName } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WISHES, yourMessage } from '#contracts/calls/your-message.ts'
import type { Language } from '#contracts/values/language.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { languagesOf, localizedPath } from '#contracts/values/page-address.ts'
import { belowTalkLine, TALK_LANGUAGES } from '#contracts/values/talk-language.ts'
import { REPLY_WORKING_DAYS } from '#contracts/values/working-day.ts'
import { CONSENT_VERSIONS } from './consent.ts'

/**
 * A control of a form. `required` and, for `line` and `email`, `limit` become HTML attributes. A test checks that both
 * agree with the call's schema. `sentAs` names the field in the body if it differs from the control's name.
 */
export type Control = { sentAs?: string } & (
  | { kind: 'line' | 'lines' | 'email'; limit: number; required?: true }
  | { kind: 'choice'; of: readonly string[]; required: true }
  /** Optional language of the consultation, sent as the first line of the message. */
  | { kind: 'talkLanguage'; of: readonly string[] }
  /** Requested day (German time), `YYYY-MM-DD` or free text. With `inWords`, the body has the day in words. */
  | { kind: 'day'; limit: number; inWords?: true }
  /** Requested time (German time), `HH:MM` or free text. `day` is the name of the control for the day. */
  | { kind: 'time'; limit: number; day: string }
  /** A file, which is never uploaded. Visitors without scripts tick a checkbox named `box` instead. */
  | { kind: 'document'; box: string }
  | { kind: 'consent'; version: string; required: true }
)
type Controls = Readonly<Record<string, Control>>

type SentValue<C> = C extends { kind: 'choice'; of: readonly (infer Choice)[] }
  ? Choice
  : C extends { kind: 'document' }
    ? boolean
    : string
/** The cleaned values of a complete form. Consent is absent, because it is sent in a header. */
type SentValues<C> = {
  readonly [Field in keyof C as C[Field] extends { kind: 'consent' } ? never : Field]: SentValue<C[Field]>
}

/** A form of the site, with its controls in page order. */
export interface Form {
  page: string
  call: Endpoint<z.ZodMiniType, z.ZodMiniType>
  controls: Controls
  /**
   * Builds the request body, with the fields in their documented order. `language` is the page's language; null if the
   * body will not be sent.
   */
  body(values: Readonly<Record<string, unknown>>, language: Language | null): object
  /** Audience of the form: fixed, or the value of the control `receiptVariesBy`. Default: an individual. */
  audience?: 'business'
  /** Working days within which the team replies. Absent if no person replies. */
  repliesIn?: number
  /** The control whose value selects the variant of the success page. */
  receiptVariesBy?: string
  /** Name of the refusal for an invalid token; undefined for forms that no mail links to. */
  linkRefusal?: RefusalName
}

/** Checks at compile time that the body fits the call, and that `day` and `receiptVariesBy` are names of controls. */
const form = <
  const C extends Controls,
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType>,
  Body extends RequestOf<E>,
>(
  row: Omit<Form, 'call' | 'controls' | 'body' | 'receiptVariesBy'> & {
    call: E
    controls: C & {
      [Field in keyof C]: C[Field] extends { day: infer Day } ? { day: Day & keyof C } : unknown
    }
    body: (values: SentValues<C>, language: Language | null) => Body
    receiptVariesBy?: keyof C & string
  },
) => row

const name = { kind: 'line', limit: LIMITS.name, required: true } as const
const topic = { kind: 'line', limit: LIMITS.topic, required: true } as const
const email = { kind: 'email', limit: LIMITS.email, required: true } as const
const phone = { kind: 'line', limit: LIMITS.phone } as const
const message = { kind: 'lines', limit: LIMITS.message } as const
const token = { kind: 'line', limit: LIMITS.token, required: true } as const
const talkLanguage = {
  kind: 'talkLanguage',
  of: TALK_LANGUAGES.map(({ name: inItself }) => inItself),
} as const
const consent = <const Version extends string>(version: Version) =>
  ({ kind: 'consent', version, required: true }) as const

/** All forms, keyed by name. `formAction` adds the name to the URL of the call: `/api/…?from=booking&language=de`. */
export const FORMS = {
  booking: form({
    page: '/book-appointment',
    call: sendContactEmail,
    repliesIn: REPLY_WORKING_DAYS,
    controls: {
      consultationType: {
        kind: 'choice',
        of: ['business', 'individual'],
        required: true,
        sentAs: 'selectedType',
      },
      name,
      email,
      phone,
      talkLanguage,
      description: { ...message, sentAs: 'message' },
      consent: consent(CONSENT_VERSIONS.appointment),
    },
    body: ({ consultationType, name, email, phone, talkLanguage, description }, language) => ({
      formType: 'appointment' as const,
      name,
      email,
      phone,
      selectedType: consultationType,
      message: belowTalkLine(talkLanguage, description, language),
    }),
    receiptVariesBy: 'consultationType',
  }),
  business: form({
    page: '/contact/business',
    call: sendContactEmail,
    audience: 'business',
    repliesIn: REPLY_WORKING_DAYS,
    controls: {
      topic,
      message: { ...message, required: true },
      email,
      phone,
      appointmentDate: { kind: 'day', limit: LIMITS.date, inWords: true },
      consent: consent(CONSENT_VERSIONS.contact),
    },
    body: ({ topic, message, email, phone, appointmentDate }) => ({
      formType: 'contact' as const,
      name: topic,
      email,
      phone,
      topic,
      message,
      fileAttached: false,
      ...(appointmentDate && { appointmentDate }),
    }),
  }),
  individual: form({
    page: '/contact/individual',
    call: sendContactEmail,
    repliesIn: REPLY_WORKING_DAYS,
    controls: {
      topic,
      message: { ...message, required: true },
      email,
      phone,
      document: { kind: 'document', box: 'fileAttached' },
      consent: consent(CONSENT_VERSIONS.contact),
    },
    body: ({ topic, message, email, phone, document }) => ({
      formType: 'contact' as const,
      name: topic,
      email,
      phone,
      topic,
      message,
      fileAttached: document,
    }),
  }),
  'visa-case': form({
    page: '/free-visa-case',
    call: sendContactEmail,
    audience: 'business',
    // The page promises 24 hours on working days.
    repliesIn: 1,
    controls: { name, email, message },
    body: ({ name, email, message }) => ({ formType: 'free-visa-case' as const, name, email, message }),
  }),
  consultation: form({
    page: '/free-consultation',
    call: sendContactEmail,
    repliesIn: REPLY_WORKING_DAYS,
    controls: {
      name,
      email,
      date: { kind: 'day', limit: LIMITS.date },
      time: { kind: 'time', limit: LIMITS.date, day: 'date' },
      talkLanguage,
      message,
    },
    body: ({ name, email, message, date, time, talkLanguage }, language) => ({
      formType: 'consultation' as const,
      name,
      email,
      message: belowTalkLine(talkLanguage, message, language),
      date,
      time,
    }),
  }),
  'sign-up': form({
    page: '/job-seeker-compass',
    call: notifyJscInterest,
    controls: { email },
    body: ({ email }) => ({ email }),
  }),
  confirmation: form({
    page: '/job-seeker-compass/confirm',
    call: confirmWaitlist,
    controls: { token },
    body: ({ token }) => ({ token }),
    linkRefusal: 'tokenInvalid',
  }),
  'your-message': form({
    page: '/your-message',
    call: yourMessage,
    controls: { token, wish: { kind: 'choice', of: MESSAGE_WISHES, required: true } },
    body: ({ token, wish }) => ({ token, wish }),
    linkRefusal: 'messageUnknown',
  }),
} satisfies Record<string, Form>

export type FormName = keyof typeof FORMS
export const FORM_NAMES = Object.keys(FORMS) as FormName[]

export const formOf = (name: FormName): Form => FORMS[name]

export const hasPageIn = (name: FormName, language: Language): boolean =>
  languagesOf(formOf(name).page).includes(language)

const formTypeOf = (name: FormName) => (formOf(name).body({}, null) as { formType?: string }).formType

const formsOfType = (formType: string) => FORM_NAMES.filter((name) => formTypeOf(name) === formType)

export const formTypeHasPageIn = (formType: string, language: Language): boolean =>
  formsOfType(formType).some((name) => hasPageIn(name, language))

/** Returns the number of working days within which the team replies to a form of this `formType`. */
export const repliesIn = (formType: string): number =>
  Math.max(0, ...formsOfType(formType).map((name) => formOf(name).repliesIn ?? 0))

export const formPath = (name: FormName, language: Language): string =>
  localizedPath(formOf(name).page, language)

export const inputNamesOf = (name: FormName): string[] =>
  Object.entries(formOf(name).controls).map(([field, control]) => inputNameOf(field, control))

export const inputNameOf = (field: string, control: Control): string =>
  control.kind === 'document' ? control.box : field

/** Returns the URL for the form's `action` attribute: the path of the call, with form and language in the query. */
export const formAction = (name: FormName, language: string): string =>
  `${FORMS[name].call.path}?from=${name}&language=${language}`
