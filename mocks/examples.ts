import type { TalkStatus } from '#contracts/calls/talk-status.ts'
import type { TeamMessage } from '#contracts/calls/team-message.ts'
import type { MessageStatus } from '#contracts/calls/your-message.ts'
import { blankContact, type ContactFields } from '#contracts/forms/contact-fields.ts'
import type { ChosenDocument } from '#contracts/forms/form-fields.ts'
import { blankOf, type FieldsOf } from '#contracts/forms/form-fields.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import type { Receipt, SentForm, Submit } from '#machines/form.ts'
import type { ListedMessage, WrittenMessage } from '#machines/waiting-messages.ts'

export const NOW = '2026-11-23T09:30'
export const KEY = '4f0c7c5e-2b1a-4a58-9c55-0d4c1f6f2a77'
export const SUBMIT = {
  type: 'submit',
  idempotencyKey: KEY,
  signals: { filledInS: 42, isTrapFilled: false },
  now: NOW,
} as const satisfies Submit
export const RECEIPT = { reference: 'IS-7K3F-9QXD', answerBy: '2026-11-25' } satisfies Receipt
export const OWN_MESSAGE: MessageStatus = {
  ...RECEIPT,
  receivedAt: '2026-11-23T08:30:00.000Z',
  handedOverAt: '2026-11-23T08:30:02.000Z',
  deletedOn: '2027-05-26',
}

/** Moments of a talk: 11:00 and 14:30 in Germany. */
export const TALK_STARTS = ['2026-12-08T10:00:00.000Z', '2026-12-10T13:30:00.000Z'] as const
const PHONE = { way: 'phone' } as const
const ANSWERED = { answeredAt: '2026-11-24T09:15:00.000Z' }
export const PROPOSED: TalkStatus = {
  round: 1,
  state: 'proposed',
  proposal: {
    times: [
      { start: TALK_STARTS[0], isOpen: true },
      { start: TALK_STARTS[1], isOpen: false },
    ],
    how: PHONE,
    line: 'Please have your contract at hand.',
  },
  ...ANSWERED,
}
export const AGREED: TalkStatus = {
  round: 2,
  state: 'agreed',
  agreed: { start: TALK_STARTS[0], how: PHONE, hasBegun: false },
  ...ANSWERED,
}
export const TEAM_MESSAGE: TeamMessage = {
  ...{ reference: RECEIPT.reference, form: 'appointment', language: 'de', hasPhone: true },
  ...{ receivedAt: '2026-11-23T08:30:00.000Z', requestedDay: '2026-12-08', dueOn: '2026-11-25' },
  ...{ isUndelivered: false, others: ['IS-2M8P-4TWA'], days: ['2026-12-07', '2026-12-08', '2026-12-09'] },
  talk: { round: 0, state: 'waiting' },
}
export const DECLINED: TalkStatus = {
  round: 2,
  state: 'declined',
  ended: { as: 'declined', by: 'visitor' },
  ...ANSWERED,
}

export const ENQUEUE = { type: 'enqueue', text: 'Message: Two engineers from Izmir' } as const
export const DELIVER = { type: 'deliver', receipt: RECEIPT, now: NOW } as const
export const GIVE_BACK = {
  type: 'giveBack',
  error: { status: 400, sentence: 'Please check your details.', retryAfterS: null },
} as const

/** Returns the event that restores a form's receipt after a reload. */
export const recall = <Form>(form: Form) =>
  ({ type: 'recall', sent: { form, ...RECEIPT, at: NOW } satisfies SentForm<Form> }) as const

/** Returns the form with a mistake: an incomplete e-mail address or, without that field, an overlong phone number. */
export const mistyped = <Form extends { email?: string; phone?: string }>(form: Form): Form =>
  form.email === undefined
    ? { ...form, phone: '0'.repeat(LIMITS.phone + 1) }
    : { ...form, email: form.email.replace(/\.\w+$/, '') }

export const completeBooking: FieldsOf<'booking'> = {
  consultationType: 'individual',
  name: 'Anna Öztürk',
  email: 'anna@example.com',
  phone: '+90 555 0100',
  talkLanguage: 'Türkçe',
  description: 'Nurse from Izmir, B1, looking for recognition.',
  consent: true,
}
export const RECALL_BOOKING = recall<FieldsOf<'booking'>>({
  ...blankOf('booking'),
  consultationType: 'individual',
})

export const completeContact: ContactFields = {
  ...blankContact,
  kind: 'business',
  topic: 'Moving two engineers',
  message: 'Two people from Izmir, start in March.',
  email: 'hr@weber.example',
  phone: '+49 89 1234',
  appointmentDate: '2027-03-04',
  consent: true,
}
export const RECALL_CONTACT = recall<ContactFields>({ ...blankContact, kind: 'business' })
export const DIPLOMA: ChosenDocument = { name: 'diploma.pdf', bytes: 1_048_576 }
/** File that is one byte larger than allowed. */
export const FILM: ChosenDocument = { name: 'film.png', bytes: 10_485_761 }

export const completeVisaCase: FieldsOf<'visa-case'> = {
  name: 'Jonas Weber',
  email: 'jonas@weber.example',
  message: 'Two engineers from Izmir shall start in March.',
}

export const KEPT_VISA_CASE: WrittenMessage = {
  key: KEY,
  body: { formType: 'free-visa-case', ...completeVisaCase },
  language: 'en',
  consentVersion: undefined,
  signals: SUBMIT.signals,
  text: 'Full name: Jonas Weber\nE-mail address: jonas@weber.example\nYour case: Two engineers from Izmir shall start in March.',
  path: '/free-visa-case',
  draft: {
    key: 'draft:visa-case:1',
    kept: { form: completeVisaCase, idempotencyKey: KEY },
  },
  keptAt: Date.parse('2026-11-20T09:30:00Z'),
}
export const WAITING: ListedMessage = { ...KEPT_VISA_CASE, state: 'waiting', isReadable: true }
export const ALSO_WAITING: ListedMessage = { ...WAITING, key: '9d1f7a54-7f0e-4a58-9c55-0d4c1f6f2a78' }
export const EXPIRED: ListedMessage = { ...KEPT_VISA_CASE, state: 'expired', isReadable: true }
/** Message that the visitor can only copy, because it has no draft. */
export const COPY_ONLY: ListedMessage = {
  ...KEPT_VISA_CASE,
  draft: null,
  state: 'expired',
  isReadable: false,
}
export const HELD: ListedMessage = { ...KEPT_VISA_CASE, state: 'takenBack', isReadable: true }
export const REFUSED: ListedMessage = {
  ...KEPT_VISA_CASE,
  state: 'refused',
  failure: GIVE_BACK.error,
  isReadable: true,
}
export const DELIVERED: ListedMessage = {
  state: 'delivered',
  key: KEY,
  keptAt: KEPT_VISA_CASE.keptAt,
  deliveredAt: Date.parse('2026-11-23T08:30:00Z'),
  receipt: RECEIPT,
  isReadable: false,
}

export const completeConsultation: FieldsOf<'consultation'> = {
  ...completeVisaCase,
  date: '2027-03-04',
  time: '14:30',
  talkLanguage: 'Русский',
}

export const completeSignUp: FieldsOf<'sign-up'> = { email: 'anna@example.com' }

/** Well-formed token without a valid signature. */
export const TOKEN = '1.ZXhwLmlk.c2ln'
