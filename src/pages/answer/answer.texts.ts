import { msg } from '@lingui/core/macro'

/** The sentences, labels and links that only the answer to a native post has. */
export const ANSWER_TEXTS = {
  consent: msg({ id: 'answer.consent', message: 'Your consent' }),
  correct: msg({
    id: 'answer.correct',
    message: 'Nothing has been sent yet. Please correct what is listed below, and send again.',
  }),
  nothingSent: msg({ id: 'answer.nothingSent', message: 'Nothing has been sent' }),
  form: msg({ id: 'answer.form', message: 'Open an empty form' }),
  sentAt: msg({ id: 'answer.sentAt', message: 'Sent (time in Germany)' }),
} as const
