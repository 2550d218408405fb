import type { RegisteredRouter } from '@tanstack/react-router'
import type { AnyStateMachine } from 'xstate'
import { blankContact } from '#contracts/forms/contact-fields.ts'
import { blankOf } from '#contracts/forms/form-fields.ts'
import { inBerlin } from '#contracts/words/german-time.ts'
import type { Language } from '#contracts/words/language.ts'
import { bookingForm, wireBooking } from '#src/flows/booking/booking.form.ts'
import { contactDraft } from '#src/flows/contact-modal/contact-draft.ts'
import { wireContactModal } from '#src/flows/contact-modal/contact-modal.form.ts'
import {
  consultationForm,
  visaCaseForm,
  wireConsultation,
  wireVisaCase,
} from '#src/flows/inquiry/inquiry.form.ts'
import { signUpForm, wireSignUp } from '#src/flows/sign-up/sign-up.form.ts'
import type { DraftStore } from '#src/forms/draft.ts'
import { DAY } from './calendar.ts'
import type { Draw } from './chance.ts'
import type { Tab } from './world.ts'

export interface Person {
  name: string
  email: string
}

/** A form of the site, as a page runs it and as people fill it in. */
export interface SiteForm {
  path: string
  flow: (language: Language, tab: Tab) => AnyStateMachine
  draft: DraftStore<object>
  blank: object
  /** Complete. */
  filledIn: (person: Person, draw: Draw, now: Date) => Record<string, unknown>
  /** The events that open it, where the page alone does not. */
  open?: (fields: Record<string, unknown>) => { type: string }
}

const form = <Fields extends object>(
  parts: Omit<SiteForm, 'draft'> & { draft: DraftStore<Fields> },
): SiteForm => ({ ...parts, draft: parts.draft as unknown as DraftStore<object> })

/** Keeps one machine for each language: wiring its ports takes a while. */
export function inEachLanguage(flow: (language: Language) => AnyStateMachine): SiteForm['flow'] {
  const charts = new Map<Language, AnyStateMachine>()
  return (language) => {
    const chart = charts.get(language) ?? flow(language)
    charts.set(language, chart)
    return chart
  }
}

const WORDS = [
  'Izmir',
  'nurse',
  'Blue Card',
  'München',
  'family',
  'recognition',
  'März',
  '漢字',
  '"',
  '&',
  '\n',
]

export const text = (draw: Draw, most = 12) =>
  draw.is(0.01)
    ? '"'.repeat(5_000)
    : Array.from({ length: draw.between(1, most) }, () => draw.one(WORDS))
        .join(' ')
        .trim() || 'Visa'
/** Writes a line; some people type an accent by keys of its own, a few too often. */
export const line = (draw: Draw) =>
  draw.is(0.02)
    ? `Zoe${'\u0301\u0316'.repeat(draw.between(1, 25))}`
    : text(draw, 4).replaceAll('\n', ' ').trim() || 'Visa'

export const wish = (draw: Draw, now: Date) => {
  const [date = '', time = ''] = inBerlin(new Date(now.getTime() + draw.stretch(1, 40 * DAY))).split('T')
  return draw.is(0.7) ? { date, time: draw.is(0.8) ? time : '' } : { date: '', time: '' }
}

/** Every form of the site, as the app runs it. */
export const SITE_FORMS: Readonly<Record<string, SiteForm>> = {
  booking: form({
    path: '/book-appointment',
    flow: inEachLanguage(wireBooking),
    draft: bookingForm.draft,
    blank: blankOf('booking'),
    filledIn: ({ name, email }, draw) => ({
      consultationType: draw.one(['business', 'individual']),
      name: `${name} ${line(draw)}`,
      email,
      phone: draw.is(0.5) ? '+49 89 1234' : '',
      description: draw.is(0.8) ? text(draw) : '',
      consent: true,
    }),
  }),
  inquiry: form({
    path: '/contact',
    flow: (language, tab) => wireContactModal(language, routerOf(tab)),
    draft: contactDraft,
    blank: blankContact,
    filledIn: ({ email }, draw, now) => ({
      kind: draw.one(['business', 'individual']),
      topic: line(draw),
      message: text(draw),
      email,
      phone: '',
      appointmentDate: wish(draw, now).date,
      consent: true,
    }),
    open: ({ kind }) => ({ type: 'open', kind }) as { type: string },
  }),
  'visa case': form({
    path: '/free-visa-case',
    flow: inEachLanguage(wireVisaCase),
    draft: visaCaseForm.draft,
    blank: blankOf('visa-case'),
    filledIn: ({ name, email }, draw) => ({ name, email, message: text(draw) }),
  }),
  consultation: form({
    path: '/free-consultation',
    flow: inEachLanguage(wireConsultation),
    draft: consultationForm.draft,
    blank: blankOf('consultation'),
    filledIn: ({ name, email }, draw, now) => ({ name, email, message: text(draw), ...wish(draw, now) }),
  }),
  'sign-up': form({
    path: '/job-seeker-compass',
    flow: inEachLanguage(wireSignUp),
    draft: signUpForm.draft,
    blank: blankOf('sign-up'),
    filledIn: ({ email }) => ({ email }),
  }),
}

/** The part of the router that the address of the dialog uses. */
function routerOf(tab: Tab): RegisteredRouter {
  const told = new Set<() => void>()
  const history = {
    get location() {
      return { search: tab.url.search, state: { isOpenedHere: false } }
    },
    subscribe(tell: () => void) {
      told.add(tell)
      return () => told.delete(tell)
    },
    back: () => {},
  }
  const navigate = async ({ search: { inquiry } }: { search: { inquiry?: string } }) => {
    tab.url = new URL(inquiry ? `/contact?inquiry=${inquiry}` : '/contact', tab.url)
    for (const tell of told) tell()
  }
  return { history, navigate } as unknown as RegisteredRouter
}
