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
  email: msg`E-mail address`,
}

export const SIGN_UP_PROBLEMS: ProblemTexts<FieldsOf<'sign-up'>> = { email: PROBLEM_TEXTS.email }

/** Notices of the form. If the server returns an error sentence, it replaces the `message` of `failed`. */
export const SIGN_UP_NOTICES = {
  malformed: {
    tone: 'error',
    title: msg`Please enter a valid email address`,
    message: msg`Enter it like name@example.com. Nothing has been sent.`,
  },
  failed: {
    tone: 'error',
    title: msg`Send failed`,
    message: msg`Please try again later.`,
  },
  sent: {
    tone: 'success',
    title: msg`Please check your inbox`,
    message: msg`We have sent you a confirmation email.`,
  },
} as const satisfies Record<SignUpNotice, NoticeText>

/** Replaces the success notice if the server states that it sends no confirmation e-mail. */
export const NO_CONFIRMATION_MAIL = {
  tone: 'success',
  title: msg`We have not sent an e-mail`,
  message: msg`Either no e-mail can arrive at this address, or a field that people do not see was filled in, perhaps by a program that fills in forms for you.`,
} as const satisfies NoticeText

export const SIGN_UP_SENT = {
  pressLink: msg`Look for our e-mail, and press the link in it within seven days.`,
  wrongAddress: msg`Wrong address? Simply sign up again with the right one.`,
  noMail: msg`No e-mail? Please check your spam folder; it can take until tomorrow. We send none to an address that is on the list already, or was taken off it in the last 30 days. Then write to us at ${email}.`,
  typeYourself: msg`Please check the address and sign up once more, typing it yourself, or write to us at ${email}.`,
} as const
