import type { I18n, MessageDescriptor } from '@lingui/core'
import { type AnyStateMachine, createActor, type StateValue } from 'xstate'
import { blankOf, NO_DOCUMENT } from '#contracts/form-fields.ts'
import { FORMS, type FormName, formOf } from '#contracts/forms.ts'
import type { useFlow } from '#src/browser/use-flow.ts'
import { BOOKING_NOTICES, BOOKING_PROBLEMS } from '#src/flows/booking/booking.texts.ts'
import { CONTACT_NOTICES, CONTACT_PROBLEMS } from '#src/flows/contact-modal/contact-modal.texts.ts'
import {
  CONSULTATION_NOTICES,
  CONSULTATION_PROBLEMS,
  VISA_CASE_NOTICES,
  VISA_CASE_PROBLEMS,
} from '#src/flows/inquiry/inquiry.texts.ts'
import { SIGN_UP_NOTICES, SIGN_UP_PROBLEMS } from '#src/flows/sign-up/sign-up.texts.ts'
import { WAITLIST_SCREENS } from '#src/flows/waitlist-confirm/waitlist-confirm.texts.ts'
import { ERROR_TITLE, GO_BACK } from '#src/forms/problem-texts.ts'

/** A flow in one of its places, as a page that is rendered shows it. */
export interface ShownFlow {
  /** The machine's id. */
  flow: string
  /** The page's path, without language. */
  path: string
  /** Where the chart is; at its start without one. */
  value?: StateValue
  context?: object
}

interface Words {
  title: MessageDescriptor
  message: MessageDescriptor
}

/** What the functions need to know of a form's page, beside its HTML. */
interface FormPageTexts {
  /** Ids of the form's elements begin with it. */
  id: string
  notices: Record<'missing' | 'malformed' | 'failed', Words> & { consent?: Words }
  problems: Partial<Record<string, Partial<Record<string, MessageDescriptor>>>>
}

/** The page of a form in every place that a browser without the app can bring it to. */
export interface FormPageSource extends FormPageTexts {
  /** Nothing said; every problem named; failed; and sent too often. None where the page is more than its form. */
  form: Record<'plain' | 'refused' | 'failed' | 'throttled', ShownFlow>
  screens: Record<string, ShownFlow>
}

/** Stands for what is not known before something was sent: a day, a number of minutes, a reference, the time of sending. */
export const STAND_INS = { day: '2099-12-31', minutes: 777, reference: '{{reference}}', at: '{{sentAt}}' }

type Problems = FormPageTexts['problems']
const RECEIPT = { reference: STAND_INS.reference, answerBy: STAND_INS.day, at: STAND_INS.at }

interface FormSource extends FormPageTexts {
  flow: string
  /** The names of the notices that the chart knows. */
  said: { malformed: string; failed: string; sent: string }
  /** What is in the form beside its marks. */
  preset?: object
  blank: object
  /** Where the chart tells once more what was sent. */
  sentAt: { path?: string; value: StateValue }
}

function sourceOf(page: FormName, source: FormSource): FormPageSource {
  const { flow, said, preset, blank, sentAt, problems } = source
  const { page: path, controls } = formOf(page)
  const choices = Object.entries(controls).flatMap(([control, { kind, ...more }]) =>
    kind === 'choice' && 'of' in more ? [{ control, values: more.of }] : [],
  )
  const texts = Object.keys(controls).filter((name) => !choices.some(({ control }) => control === name))
  const form = { ...blank, ...marksFor(texts, blank), ...preset }
  // The e-mail that stands beside a failure names a choice, whose place is then known.
  const first = Object.fromEntries(choices.map(({ control, values: [value] }) => [control, value]))
  const chosen = { ...form, ...first }
  const named = Object.entries(problems).map(([control, texts]) => [control, Object.keys(texts ?? {})[0]])
  const place = (context: object): ShownFlow => ({ flow, path, context: { form, ...context } })
  const failure = { sentence: null, retryAfterS: null }
  const receiptOf = (chosen: object): ShownFlow => ({
    flow,
    path,
    ...sentAt,
    context: { sent: { form: { ...blank, ...preset, ...chosen }, ...RECEIPT }, notice: { name: said.sent } },
  })
  return {
    ...source,
    form: {
      plain: place({}),
      refused: place({ problems: Object.fromEntries(named), notice: { name: said.malformed } }),
      failed: place({ form: chosen, notice: { name: said.failed }, failure: { ...failure, status: 503 } }),
      throttled: place({
        form: chosen,
        notice: { name: said.failed },
        failure: { ...failure, status: 429, retryAfterS: STAND_INS.minutes * 60 },
      }),
    },
    screens:
      page === 'booking'
        ? {
            business: receiptOf({ consultationType: 'business' }),
            individual: receiptOf({ consultationType: 'individual' }),
          }
        : { sent: receiptOf({}) },
  }
}

/** Fields of text hold the name of what will be filled in. */
const marksFor = (controls: readonly string[], blank: object) =>
  Object.fromEntries(
    controls
      .filter((control) => (blank as Record<string, unknown>)[control] === '')
      .map((control) => [control, `{{values.${control}}}`]),
  )

const BLANK_CONTACT = { ...blankOf('business'), document: NO_DOCUMENT }
const contactPage = (kind: 'business' | 'individual') =>
  sourceOf(kind, {
    flow: 'contact-modal',
    id: 'contact',
    said: { malformed: 'contact.malformed', failed: 'contact.failed', sent: 'contact.sent' },
    blank: BLANK_CONTACT,
    preset: { kind },
    sentAt: { path: '/contact', value: { closed: 'recalled' } },
    problems: CONTACT_PROBLEMS as Problems,
    notices: {
      missing: CONTACT_NOTICES['contact.missing'],
      malformed: CONTACT_NOTICES['contact.malformed'],
      failed: CONTACT_NOTICES['contact.failed'],
      consent: CONTACT_NOTICES['contact.consent'],
    },
  })

const inquiry = { malformed: 'inquiry.malformed', failed: 'inquiry.failed', sent: 'inquiry.sent' }
const inquiryNotices = (notices: typeof VISA_CASE_NOTICES | typeof CONSULTATION_NOTICES) => ({
  missing: notices['inquiry.missing'],
  malformed: notices['inquiry.malformed'],
  failed: notices['inquiry.failed'],
})

const confirmation = (value: StateValue, context = {}): ShownFlow => ({
  flow: 'waitlist-confirm',
  path: FORMS.confirmation.page,
  value,
  context,
})
const notConfirmed = confirmation('failed', { failure: { sentence: '{{failed.message}}' } })
const FAILED = { title: WAITLIST_SCREENS.failed.title, message: WAITLIST_SCREENS.failed.text }

/** Every form that a browser can send by itself. */
export const FORM_PAGE_SOURCES: Record<FormName, FormPageSource> = {
  booking: sourceOf('booking', {
    flow: 'booking',
    id: 'booking',
    said: { malformed: 'booking.malformed', failed: 'booking.failed', sent: 'booking.sent' },
    blank: blankOf('booking'),
    sentAt: { value: 'recalled' },
    problems: BOOKING_PROBLEMS as Problems,
    notices: {
      missing: BOOKING_NOTICES['booking.missing'],
      malformed: BOOKING_NOTICES['booking.malformed'],
      failed: BOOKING_NOTICES['booking.failed'],
    },
  }),
  business: contactPage('business'),
  individual: contactPage('individual'),
  'visa-case': sourceOf('visa-case', {
    flow: 'visa-case',
    id: 'visa-case',
    said: inquiry,
    blank: blankOf('visa-case'),
    sentAt: { value: { editing: 'recalled' } },
    problems: VISA_CASE_PROBLEMS as Problems,
    notices: inquiryNotices(VISA_CASE_NOTICES),
  }),
  consultation: sourceOf('consultation', {
    flow: 'consultation',
    id: 'consultation',
    said: inquiry,
    blank: blankOf('consultation'),
    sentAt: { value: { editing: 'recalled' } },
    problems: CONSULTATION_PROBLEMS as Problems,
    notices: inquiryNotices(CONSULTATION_NOTICES),
  }),
  'sign-up': sourceOf('sign-up', {
    flow: 'sign-up',
    id: 'sign-up',
    said: { malformed: 'sign-up.invalid', failed: 'sign-up.failed', sent: 'sign-up.sent' },
    blank: blankOf('sign-up'),
    sentAt: { value: { editing: 'sent' } },
    problems: SIGN_UP_PROBLEMS as Problems,
    notices: {
      missing: SIGN_UP_NOTICES['sign-up.invalid'],
      malformed: SIGN_UP_NOTICES['sign-up.invalid'],
      failed: SIGN_UP_NOTICES['sign-up.failed'],
    },
  }),
  confirmation: {
    id: 'confirmation',
    problems: {},
    notices: { missing: FAILED, malformed: FAILED, failed: FAILED },
    form: { plain: notConfirmed, refused: notConfirmed, failed: notConfirmed, throttled: notConfirmed },
    screens: {
      confirmed: confirmation('confirmed'),
      withdrawn: confirmation('withdrawn'),
      refused: confirmation('refused', { failure: { sentence: '{{sentence}}' } }),
    },
  },
}

/** The hook of flows that shows one of them in a place; the others stand at their start. Nothing runs. */
export const showing = ({ flow, value, context }: ShownFlow): typeof useFlow =>
  ((machine: AnyStateMachine) => {
    const start = createActor(machine).getSnapshot()
    const shown =
      machine.id === flow
        ? machine.resolveState({ value: value ?? start.value, context: { ...start.context, ...context } })
        : start
    return [shown, () => {}, undefined]
  }) as unknown as typeof useFlow

/** The words of a form's page, in the language of the texts that are loaded. */
export function wordsOf({ id, problems, notices }: FormPageTexts, controls: readonly string[], i18n: I18n) {
  const said = ({ title, message }: Words) => ({ title: i18n._(title), message: i18n._(message) })
  return {
    ids: Object.fromEntries(controls.map((control) => [control, `${id}-${control}`])),
    problems: Object.fromEntries(
      Object.entries(problems).map(([control, texts = {}]) => [
        control,
        Object.fromEntries(
          Object.entries(texts).flatMap(([problem, text]) => (text ? [[problem, i18n._(text)]] : [])),
        ),
      ]),
    ),
    notices: Object.fromEntries(Object.entries(notices).map(([name, words]) => [name, said(words)])) as {
      [Name in keyof typeof notices]: { title: string; message: string }
    },
    goBack: i18n._(GO_BACK),
    error: i18n._(ERROR_TITLE),
  }
}
