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
    title: msg`As a business`,
    text: msg`You hire from abroad, move staff to Germany or want the permit files of your staff in order.`,
    write: msg`Write as a business`,
  },
  {
    id: 'individual',
    title: msg`As an individual`,
    text: msg`You want to work, study, have your profession recognised or live with your family here.`,
    write: msg`Write as an individual`,
  },
]

export const EXPECTATIONS: readonly { term: MessageDescriptor; text: MessageDescriptor }[] = [
  { term: msg`Office hours`, text: OFFICE_HOURS },
]
