import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactFields } from '#contracts/forms/contact-fields.ts'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import type { ContactNotice } from '#machines/contact-modal.ts'
import type { ProblemTexts } from '#src/forms/form-definition.ts'
import type { NoticeText } from '#src/forms/notice-text.ts'
import { atMost, MESSAGE_NOTICES, PROBLEM_TEXTS } from '#src/forms/problem-texts.ts'

export const CONTACT_TITLES: Record<ContactKind, MessageDescriptor> = {
  business: msg`Business Inquiry`,
  individual: msg`Individual Inquiry`,
}

export const CONTACT_HINTS: Record<ContactKind, MessageDescriptor> = {
  business: msg`A few sentences in any of our five languages are enough. Good to mention: the job, its place and start; the nationality of the person and where they live; what has been applied for.`,
  individual: msg`A few sentences in any of our five languages are enough. Good to mention: your nationality and where you live; your training and profession; dates that matter.`,
}

/** Labels of the fields, in page order. The copy of the sent message uses them too. */
export const CONTACT_LABELS: Record<Exclude<keyof ContactFields, 'kind' | 'consent'>, MessageDescriptor> = {
  topic: msg`Topic`,
  message: msg`Message`,
  email: msg`E-mail address`,
  phone: msg`Phone number (optional)`,
  appointmentDate: msg`Preferred date for an appointment (optional)`,
  document: msg`A document you have (optional)`,
}

export const CONTACT_PROBLEMS: ProblemTexts<ContactFields> = {
  topic: {
    missing: msg`Enter what it is about.`,
    malformed: msg`Enter the topic on one line.`,
    tooLong: atMost(msg`Shorten the topic to {limit, number} characters.`, LIMITS.topic),
  },
  message: PROBLEM_TEXTS.message,
  email: PROBLEM_TEXTS.email,
  phone: PROBLEM_TEXTS.phone,
  appointmentDate: PROBLEM_TEXTS.date,
  document: {
    malformed: msg`Choose a PDF, DOC, DOCX, JPG or PNG file.`,
    tooLarge: msg`This file is larger than 10 MB. Choose a smaller one.`,
  },
  consent: {
    missing: msg`Agree to the privacy policy.`,
  },
}

/** Reason why the button of the form is disabled; the notice `consent` answers a press. */
export const CONSENT_FIRST = msg`The button works as soon as you agree to the privacy policy.`

export const CONTACT_NOTICES = {
  ...MESSAGE_NOTICES,
  consent: {
    tone: 'error',
    title: msg`Privacy consent required`,
    message: msg`Please agree to the privacy policy.`,
  },
  sent: {
    tone: 'success',
    title: msg`Your inquiry has been sent`,
    message: msg`Thank you! A person reads your inquiry and replies within 1-2 working days.`,
  },
} as const satisfies Record<ContactNotice, NoticeText>
