import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import type { BookingNotice } from '#machines/booking.ts'
import type { ProblemTexts } from '#src/forms/form-definition.ts'
import type { NoticeText } from '#src/forms/notice-text.ts'
import { PROBLEM_TEXTS, QUEUE_NOTICES, TALK_LANGUAGE_LABEL } from '#src/forms/problem-texts.ts'
import { site } from '#src/site/site.ts'

const { email } = site

/** Labels of the fields. The copy of the sent message uses them too. */
export const BOOKING_LABELS: Record<Exclude<keyof FieldsOf<'booking'>, 'consent'>, MessageDescriptor> = {
  consultationType: msg({ id: 'booking.type.label', message: "I'm a:" }),
  name: msg({ id: 'booking.name', message: 'Full name' }),
  email: msg({ id: 'booking.email', message: 'E-mail address' }),
  phone: msg({ id: 'booking.phone', message: 'Phone number (optional)' }),
  talkLanguage: TALK_LANGUAGE_LABEL,
  description: msg({ id: 'booking.description', message: 'Brief description of your case (optional)' }),
}

export const BOOKING_CHOICES = {
  consultationType: {
    '': msg({ id: 'booking.type.placeholder', message: 'Select your consultation type' }),
    business: msg({ id: 'booking.type.business', message: 'Business (Employer/HR Team)' }),
    individual: msg({ id: 'booking.type.individual', message: 'Individual (Professional seeking visa)' }),
  },
}

export const TIME_SLOTS: readonly MessageDescriptor[] = [
  msg({ id: 'booking.slot.nine', message: '9:00 AM' }),
  msg({ id: 'booking.slot.eleven', message: '11:00 AM' }),
  msg({ id: 'booking.slot.two', message: '2:00 PM' }),
  msg({ id: 'booking.slot.four', message: '4:00 PM' }),
]

export const BOOKING_PROBLEMS: ProblemTexts<FieldsOf<'booking'>> = {
  consultationType: {
    missing: msg({ id: 'booking.problem.type', message: 'Choose who the consultation is for.' }),
  },
  name: PROBLEM_TEXTS.name,
  email: PROBLEM_TEXTS.email,
  phone: PROBLEM_TEXTS.phone,
  description: PROBLEM_TEXTS.messageOfTalk,
  consent: PROBLEM_TEXTS.consent,
}

export const BOOKING_NOTICES = {
  typeFirst: {
    tone: 'hint',
    message: msg({
      id: 'notice.booking.typeFirst.message',
      message: 'Choose your consultation type first.',
    }),
  },
  missing: {
    tone: 'error',
    title: msg({ id: 'notice.booking.missing.title', message: 'Missing details' }),
    message: msg({
      id: 'notice.booking.missing.message',
      message: 'Please fill in all required fields and agree to the privacy policy.',
    }),
  },
  malformed: {
    tone: 'error',
    title: msg({ id: 'notice.booking.malformed.title', message: 'Please check your details' }),
    message: msg({
      id: 'notice.booking.malformed.message',
      message: 'The marked fields need a correction. Nothing you have typed is lost.',
    }),
  },
  failed: {
    tone: 'error',
    title: msg({ id: 'notice.booking.failed.title', message: 'Error' }),
    message: msg({
      id: 'notice.booking.failed.message',
      message: `An error occurred while sending. Please try again or contact us directly at ${email}`,
    }),
  },
  sent: {
    tone: 'success',
    title: msg({ id: 'notice.booking.sent.title', message: 'Appointment request sent' }),
    message: msg({
      id: 'notice.booking.sent.message',
      message: 'Thank you! We will get back to you within 1-2 working days.',
    }),
  },
  queued: QUEUE_NOTICES.queued,
  notKept: QUEUE_NOTICES.notKept,
} satisfies Record<BookingNotice, NoticeText>

/** Text below the confirmation of a booking, keyed by the status of the confirmation e-mail. */
export const BOOKING_CONFIRMED = {
  sent: msg({
    id: 'booking.confirmed.text',
    message:
      'A confirmation e-mail will follow in a few minutes. We then agree the time of your appointment with you by e-mail.',
  }),
  later: msg({
    id: 'booking.confirmed.mailLater',
    message:
      'We have your booking. The confirmation e-mail may take some hours. We then agree the time of your appointment with you by e-mail.',
  }),
  none: msg({
    id: 'booking.confirmed.withoutMail',
    message: 'We agree the time of your appointment with you by e-mail.',
  }),
} satisfies Record<ReceiptMail, MessageDescriptor>
