import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookingNotice } from '#machines/booking.ts'
import { site } from './site.ts'

export interface Notice {
  tone: 'success' | 'error'
  title: MessageDescriptor
  message: MessageDescriptor
}

export type NoticeKey = BookingNotice

const { email } = site

/** Every notice of section 8, by the key a machine names. */
export const NOTICES: Record<NoticeKey, Notice> = {
  'booking.missing': {
    tone: 'error',
    title: msg({ id: 'notice.booking.missing.title', message: 'Missing details' }),
    message: msg({
      id: 'notice.booking.missing.message',
      message: 'Please fill in all required fields and agree to the privacy policy.',
    }),
  },
  'booking.malformed': {
    tone: 'error',
    title: msg({ id: 'notice.booking.malformed.title', message: 'Please check your details' }),
    message: msg({
      id: 'notice.booking.malformed.message',
      message: 'The marked fields need a correction. Nothing you have typed is lost.',
    }),
  },
  'booking.failed': {
    tone: 'error',
    title: msg({ id: 'notice.booking.failed.title', message: 'Error' }),
    message: msg({
      id: 'notice.booking.failed.message',
      message: `An error occurred while sending. Please try again or contact us directly at ${email}`,
    }),
  },
  'booking.sent': {
    tone: 'success',
    title: msg({ id: 'notice.booking.sent.title', message: 'Appointment request sent' }),
    message: msg({
      id: 'notice.booking.sent.message',
      message: 'Thank you! We will get back to you within 1-2 working days.',
    }),
  },
}

/** One showing of a notice; the same notice shown again is another showing. */
export interface Showing {
  name: NoticeKey
}

let current: Showing | null = null
const listeners = new Set<() => void>()

const replace = (next: Showing | null) => {
  current = next
  for (const listener of listeners) listener()
}

/** The one notice on screen. Machines write through their `notify` port; the notice board reads. */
export const notices = {
  show: (name: NoticeKey): void => replace({ name }),
  dismiss: (): void => replace(null),
  current: (): Showing | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
