import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface TermAfterWriting {
  term: MessageDescriptor
  text: MessageDescriptor
  /** True for the reply: the page adds the day of a reply to a message of today. */
  hasDay?: true
}

/** Steps after a visitor writes, with their times and price, and the limits of our work. */
export const AFTER_WRITING: readonly TermAfterWriting[] = [
  {
    term: msg`In a few minutes`,
    text: msg`An e-mail with your reference. Its link shows where your message stands, and there you can take it back.`,
  },
  {
    term: msg`Within 1-2 working days`,
    hasDay: true,
    text: msg`A person in Munich or Berlin replies and suggests the next step. First contact within 48 hours on working days.`,
  },
  {
    term: msg`Our price in writing`,
    text: msg`The first talk is free. Before any further work you receive our price, and only then decide.`,
  },
  {
    term: msg`What we do not do`,
    text: msg`We do not place people in jobs, and we promise no outcome: the authority decides.`,
  },
]
