import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import type { SignUpNotice } from '#machines/sign-up.ts'
import type { ProblemTexts } from '#src/forms/form-definition.ts'
import type { NoticeText } from '#src/forms/notice-text.ts'
import { PROBLEM_TEXTS } from '#src/forms/problem-texts.ts'
import { site } from '#src/site/site.ts'

const { email } = site

export const SIGN_UP_LABELS: Record<keyof FieldsOf<'sign-up'>, MessageDescriptor> = {
  email: msg({ id: 'sign-up.email', message: 'E-mail address' }),
}

export const SIGN_UP_PROBLEMS: ProblemTexts<FieldsOf<'sign-up'>> = { email: PROBLEM_TEXTS.email }

/** Notices of the form. If the server returns an error sentence, it replaces the `message` of `failed`. */
export const SIGN_UP_NOTICES = {
  malformed: {
    tone: 'error',
    title: msg({ id: 'notice.sign-up.invalid.title', message: 'Please enter a valid email address' }),
    message: msg({
      id: 'notice.sign-up.invalid.message',
      message: 'Enter it like name@example.com. Nothing has been sent.',
    }),
  },
  failed: {
    tone: 'error',
    title: msg({ id: 'notice.sign-up.failed.title', message: 'Send failed' }),
    message: msg({ id: 'notice.sign-up.failed.message', message: 'Please try again later.' }),
  },
  sent: {
    tone: 'success',
    title: msg({ id: 'notice.sign-up.sent.title', message: 'Please check your inbox' }),
    message: msg({
      id: 'notice.sign-up.sent.message',
      message: 'We have sent you a confirmation email.',
    }),
  },
} as const satisfies Record<SignUpNotice, NoticeText>

/** Replaces the success notice if the server states that it sends no confirmation e-mail. */
export const NO_CONFIRMATION_MAIL = {
  tone: 'success',
  title: msg({ id: 'sign-up.withheld.title', message: 'We have not sent an e-mail' }),
  message: msg({
    id: 'sign-up.withheld.message',
    message:
      'Either no e-mail can arrive at this address, or a field that people do not see was filled in, perhaps by a program that fills in forms for you.',
  }),
} as const satisfies NoticeText

export const SIGN_UP_SENT = {
  pressLink: msg({
    id: 'sign-up.sent.link',
    message: 'Look for our e-mail, and press the link in it within seven days.',
  }),
  wrongAddress: msg({
    id: 'sign-up.sent.wrong',
    message: 'Wrong address? Simply sign up again with the right one.',
  }),
  noMail: msg({
    id: 'sign-up.sent.noMail',
    message: `No e-mail? Please check your spam folder; it can take until tomorrow. We send none to an address that is on the list already, or was taken off it in the last 30 days. Then write to us at ${email}.`,
  }),
  typeYourself: msg({
    id: 'sign-up.withheld.what',
    message: `Please check the address and sign up once more, typing it yourself, or write to us at ${email}.`,
  }),
} as const
