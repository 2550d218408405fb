import { msg } from '@lingui/core/macro'
import { site } from '#src/site/site.ts'

const { email } = site

export const ANSWER_TEXTS = {
  consent: msg({ id: 'answer.consent', message: 'Your consent' }),
  correct: msg({
    id: 'answer.correct',
    message: 'Nothing has been sent yet. Please correct what is listed below, and send again.',
  }),
  nothingSent: msg({ id: 'answer.nothingSent', message: 'Nothing has been sent' }),
  form: msg({ id: 'answer.form', message: 'Open an empty form' }),
  sentAt: msg({ id: 'answer.sentAt', message: 'Sent (time in Germany)' }),
  // Separate from the texts of "Your message", which have no Turkish translation.
  reference: msg({ id: 'answer.reference', message: 'Reference number' }),
  answerBy: msg({ id: 'answer.answerBy', message: 'We answer by' }),
  another: msg({ id: 'answer.another', message: 'Write another message' }),
  write: msg({ id: 'answer.write', message: `Write to ${email}` }),
} as const
