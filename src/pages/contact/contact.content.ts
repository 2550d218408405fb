import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { OFFICE_HOURS } from '#src/content/office-hours.ts'

export interface ContactOption {
  id: 'business' | 'individual'
  title: MessageDescriptor
  text: MessageDescriptor
  /** Link text. It names the kind of inquiry, so that the links differ for screen readers. */
  write: MessageDescriptor
}

export const CONTACT_OPTIONS: readonly ContactOption[] = [
  {
    id: 'business',
    title: msg({ id: 'contact.business.title', message: 'As a business' }),
    text: msg({
      id: 'contact.business.text',
      message: 'You hire from abroad, move staff to Germany or want the permit files of your staff in order.',
    }),
    write: msg({ id: 'contact.business.write', message: 'Write as a business' }),
  },
  {
    id: 'individual',
    title: msg({ id: 'contact.individual.title', message: 'As an individual' }),
    text: msg({
      id: 'contact.individual.text',
      message: 'You want to work, study, have your profession recognised or live with your family here.',
    }),
    write: msg({ id: 'contact.individual.write', message: 'Write as an individual' }),
  },
]

export const EXPECTATIONS: readonly { term: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    term: msg({ id: 'contact.expect.contact.term', message: 'Within 48 hours' }),
    text: msg({
      id: 'contact.expect.contact.text',
      message: 'First contact, on working days: a person gets in touch with you.',
    }),
  },
  {
    term: msg({ id: 'contact.expect.reply.term', message: 'Within 1-2 working days' }),
    text: msg({
      id: 'contact.expect.reply.text',
      message: 'Our reply to what you wrote, with a suggestion for the next step.',
    }),
  },
  {
    term: msg({ id: 'contact.expect.price.term', message: 'Our price in writing' }),
    text: msg({
      id: 'contact.expect.price.text',
      message: 'The first talk is free. Before any further work you receive our price, and only then decide.',
    }),
  },
  { term: msg({ id: 'contact.expect.hours.term', message: 'Office hours' }), text: OFFICE_HOURS },
]
