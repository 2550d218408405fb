import { msg } from '@lingui/core/macro'
import { site } from '#src/site/site.ts'

const { email } = site

export const ANSWER_TEXTS = {
  consent: msg`Your consent`,
  correct: msg`Nothing has been sent yet. Please correct what is listed below, and send again.`,
  nothingSent: msg`Nothing has been sent`,
  form: msg`Open an empty form`,
  sentAt: msg`Sent (time in Germany)`,
  // Separate from the texts of "Your message", which have no Turkish translation.
  reference: msg`Reference number`,
  answerBy: msg`We answer by`,
  another: msg`Write another message`,
  write: msg`Write to ${email}`,
} as const
