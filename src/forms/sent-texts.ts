import { msg } from '@lingui/core/macro'
import { site } from '#src/site/site.ts'

const { email } = site

/** Texts of the confirmation, also used in the HTML response to a native form post. */
export const SENT_TEXTS = {
  deadline: msg`Does a deadline run before then? Do not wait for us.`,
  withoutMail: msg`No confirmation comes by e-mail this time, so please note the reference number. Is there a mistake in your e-mail address? Then write to us at ${email} and name that number.`,
  yourMessage: msg`See where your message stands, or take it back`,
} as const
