import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import type { InquiryNotice } from '#machines/inquiry.ts'
import type { ProblemTexts } from '#src/forms/form-definition.ts'
import type { NoticeText } from '#src/forms/notice-text.ts'
import { MESSAGE_NOTICES, PROBLEM_TEXTS, TALK_LANGUAGE_LABEL } from '#src/forms/problem-texts.ts'

type Labels<Form> = Record<keyof Form, MessageDescriptor>

/** Labels of the fields, in page order. The copy of the sent message uses them too. */
export const VISA_CASE_LABELS: Labels<FieldsOf<'visa-case'>> = {
  name: msg`Full name`,
  email: msg`E-mail address`,
  message: msg`Your case in a few words (optional)`,
}

export const CONSULTATION_LABELS: Labels<FieldsOf<'consultation'>> = {
  name: VISA_CASE_LABELS.name,
  email: VISA_CASE_LABELS.email,
  date: msg`Preferred day (optional)`,
  time: msg`Preferred time in Germany (optional)`,
  talkLanguage: TALK_LANGUAGE_LABEL,
  message: msg`What would you like to talk about? (optional)`,
}

const PROBLEMS = {
  name: PROBLEM_TEXTS.name,
  email: PROBLEM_TEXTS.email,
  message: PROBLEM_TEXTS.message,
}
export const VISA_CASE_PROBLEMS: ProblemTexts<FieldsOf<'visa-case'>> = PROBLEMS
export const CONSULTATION_PROBLEMS: ProblemTexts<FieldsOf<'consultation'>> = {
  ...PROBLEMS,
  date: PROBLEM_TEXTS.date,
  time: PROBLEM_TEXTS.time,
  message: PROBLEM_TEXTS.messageOfTalk,
}

export const VISA_CASE_NOTICES = {
  ...MESSAGE_NOTICES,
  sent: {
    tone: 'success',
    title: msg`Visa case request sent`,
    message: msg`Thank you! We will get back to you within 1-2 working days, usually within 24 hours.`,
  },
} as const satisfies Record<InquiryNotice, NoticeText>

export const CONSULTATION_NOTICES = {
  ...MESSAGE_NOTICES,
  sent: {
    tone: 'success',
    title: msg`Your request has been sent`,
    message: msg`Thank you! We will get back to you within 1-2 working days.`,
  },
} as const satisfies Record<InquiryNotice, NoticeText>
