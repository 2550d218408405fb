import { msg } from '@lingui/core/macro'

/** The sentences of a success that the answer to a native post has too. */
export const SENT_TEXTS = {
  deadline: msg({
    id: 'form.sent.deadline',
    message: 'Does a deadline run before then? Do not wait for us.',
  }),
  yourMessage: msg({
    id: 'form.sent.yourMessage',
    message: 'See where your message stands, or take it back',
  }),
} as const
