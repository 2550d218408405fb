import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import type { BookingNotice } from '#machines/booking.ts'
import type { ProblemTexts } from '#src/forms/form-definition.ts'
import type { NoticeText } from '#src/forms/notice-text.ts'
import { MESSAGE_NOTICES, PROBLEM_TEXTS, TALK_LANGUAGE_LABEL } from '#src/forms/problem-texts.ts'

/** Labels of the fields. The copy of the sent message uses them too. */
export const BOOKING_LABELS: Record<Exclude<keyof FieldsOf<'booking'>, 'consent'>, MessageDescriptor> = {
  consultationType: msg`I'm a:`,
  name: msg`Full name`,
  email: msg`E-mail address`,
  phone: msg`Phone number (optional)`,
  talkLanguage: TALK_LANGUAGE_LABEL,
  description: msg`Brief description of your case (optional)`,
}

export const BOOKING_CHOICES = {
  consultationType: {
    '': msg`Select your consultation type`,
    business: msg`Business (Employer/HR Team)`,
    individual: msg`Individual (Professional seeking visa)`,
  },
}

export const TIME_SLOTS: readonly MessageDescriptor[] = [
  msg`9:00 AM`,
  msg`11:00 AM`,
  msg`2:00 PM`,
  msg`4:00 PM`,
]

export const BOOKING_PROBLEMS: ProblemTexts<FieldsOf<'booking'>> = {
  consultationType: {
    missing: msg`Choose who the consultation is for.`,
  },
  name: PROBLEM_TEXTS.name,
  email: PROBLEM_TEXTS.email,
  phone: PROBLEM_TEXTS.phone,
  description: PROBLEM_TEXTS.messageOfTalk,
  consent: PROBLEM_TEXTS.consent,
}

export const BOOKING_NOTICES = {
  ...MESSAGE_NOTICES,
  typeFirst: {
    tone: 'hint',
    message: msg`The button works as soon as you choose a consultation type.`,
  },
  missing: {
    tone: 'error',
    title: msg`Missing details`,
    message: msg`Please fill in all required fields and agree to the privacy policy.`,
  },
  sent: {
    tone: 'success',
    title: msg`Appointment request sent`,
    message: msg`Thank you! We will get back to you within 1-2 working days.`,
  },
} satisfies Record<BookingNotice, NoticeText>

/** Text below the confirmation of a booking, keyed by the status of the confirmation e-mail. */
export const BOOKING_CONFIRMED = {
  sent: msg`A confirmation e-mail will follow in a few minutes. We then agree the time of your appointment with you by e-mail.`,
  later: msg`We have your booking. The confirmation e-mail may take some hours. We then agree the time of your appointment with you by e-mail.`,
  none: msg`We agree the time of your appointment with you by e-mail.`,
} satisfies Record<ReceiptMail, MessageDescriptor>
