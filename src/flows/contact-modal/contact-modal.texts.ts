import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactFields } from '#contracts/forms/contact-fields.ts'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import type { ContactNotice } from '#machines/contact-modal.ts'
import type { ProblemTexts } from '#src/forms/form-definition.ts'
import type { NoticeText } from '#src/forms/notice-text.ts'
import { PROBLEM_TEXTS, QUEUE_NOTICES } from '#src/forms/problem-texts.ts'
import { site } from '#src/site/site.ts'

const { email } = site

export const CONTACT_TITLES: Record<ContactKind, MessageDescriptor> = {
  business: msg({ id: 'contact-modal.business', message: 'Business Inquiry' }),
  individual: msg({ id: 'contact-modal.individual', message: 'Individual Inquiry' }),
}

export const CONTACT_HINTS: Record<ContactKind, MessageDescriptor> = {
  business: msg({
    id: 'contact-modal.hint.business',
    message:
      'A few sentences in any of our five languages are enough. Good to mention: the job, its place and start; the nationality of the person and where they live; what has been applied for.',
  }),
  individual: msg({
    id: 'contact-modal.hint.individual',
    message:
      'A few sentences in any of our five languages are enough. Good to mention: your nationality and where you live; your training and profession; dates that matter.',
  }),
}

/** Labels of the fields, in page order. The copy of the sent message uses them too. */
export const CONTACT_LABELS: Record<Exclude<keyof ContactFields, 'kind' | 'consent'>, MessageDescriptor> = {
  topic: msg({ id: 'contact-modal.topic', message: 'Topic' }),
  message: msg({ id: 'contact-modal.message', message: 'Message' }),
  email: msg({ id: 'contact-modal.email', message: 'E-mail address' }),
  phone: msg({ id: 'contact-modal.phone', message: 'Phone number (optional)' }),
  appointmentDate: msg({ id: 'contact-modal.date', message: 'Preferred date for an appointment (optional)' }),
  document: msg({ id: 'contact-modal.document', message: 'A document you have (optional)' }),
}

export const CONTACT_PROBLEMS: ProblemTexts<ContactFields> = {
  topic: {
    missing: msg({ id: 'contact-modal.problem.topic', message: 'Enter what it is about.' }),
    malformed: msg({ id: 'contact-modal.problem.topicMalformed', message: 'Enter the topic on one line.' }),
    tooLong: /*i18n*/ {
      id: 'contact-modal.problem.topicLong',
      message: 'Shorten the topic to {limit, number} characters.',
      values: { limit: LIMITS.topic },
    },
  },
  message: PROBLEM_TEXTS.message,
  email: PROBLEM_TEXTS.email,
  phone: PROBLEM_TEXTS.phone,
  appointmentDate: PROBLEM_TEXTS.date,
  document: {
    malformed: msg({
      id: 'contact-modal.problem.documentType',
      message: 'Choose a PDF, DOC, DOCX, JPG or PNG file.',
    }),
    tooLarge: msg({
      id: 'contact-modal.problem.documentSize',
      message: 'This file is larger than 10 MB. Choose a smaller one.',
    }),
  },
  consent: {
    missing: msg({ id: 'contact-modal.problem.consent', message: 'Agree to the privacy policy.' }),
  },
}

export const CONTACT_NOTICES = {
  consent: {
    tone: 'error',
    title: msg({ id: 'notice.contact.consent.title', message: 'Privacy consent required' }),
    message: msg({
      id: 'notice.contact.consent.message',
      message: 'Please agree to the privacy policy.',
    }),
  },
  missing: {
    tone: 'error',
    title: msg({ id: 'notice.contact.missing.title', message: 'Missing details' }),
    message: msg({
      id: 'notice.contact.missing.message',
      message: 'Please fill in topic, message and e-mail address.',
    }),
  },
  malformed: {
    tone: 'error',
    title: msg({ id: 'notice.contact.malformed.title', message: 'Please check your details' }),
    message: msg({
      id: 'notice.contact.malformed.message',
      message: 'The marked fields need a correction. Nothing you have typed is lost.',
    }),
  },
  failed: {
    tone: 'error',
    title: msg({ id: 'notice.contact.failed.title', message: 'Error' }),
    message: msg({
      id: 'notice.contact.failed.message',
      message: `An error occurred while sending. Please try again or contact us directly at ${email}`,
    }),
  },
  sent: {
    tone: 'success',
    title: msg({ id: 'notice.contact.sent.title', message: 'Your inquiry has been sent' }),
    message: msg({
      id: 'notice.contact.sent.message',
      message: 'Thank you! A person reads it and replies within 1-2 working days.',
    }),
  },
  queued: QUEUE_NOTICES.queued,
  notKept: QUEUE_NOTICES.notKept,
} as const satisfies Record<ContactNotice, NoticeText>
