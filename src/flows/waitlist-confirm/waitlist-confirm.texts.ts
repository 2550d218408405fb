import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SnapshotFrom } from 'xstate'
import type { waitlistConfirmMachine } from '#machines/waitlist-confirm.ts'

type Place = SnapshotFrom<typeof waitlistConfirmMachine>['value']

/** Top-level states of the machine. Child states share the screen of their parent. */
export type WaitlistScreen = Extract<Place, string> | keyof Exclude<Place, string>

export const screenOf = (place: Place): WaitlistScreen => (typeof place === 'string' ? place : 'loading')

/** Texts, keyed by screen. If the server returns an error sentence, that sentence replaces the `text`. */
export const WAITLIST_SCREENS: Record<WaitlistScreen, { title: MessageDescriptor; text: MessageDescriptor }> =
  {
    loading: {
      title: msg({ id: 'waitlist-confirm.loading.title', message: 'Confirming your sign-up' }),
      text: msg({ id: 'waitlist-confirm.loading.text', message: 'One moment, please.' }),
    },
    missing: {
      title: msg({ id: 'waitlist-confirm.missing.title', message: 'Missing token.' }),
      text: msg({
        id: 'waitlist-confirm.missing.text',
        message: 'This link is not complete. Open it from our e-mail once more, or sign up again.',
      }),
    },
    refused: {
      title: msg({ id: 'waitlist-confirm.refused.title', message: 'This link no longer works' }),
      text: msg({
        id: 'waitlist-confirm.refused.text',
        message: 'It is not valid, or too old. Sign up again to receive a new one.',
      }),
    },
    failed: {
      title: msg({ id: 'waitlist-confirm.failed.title', message: 'Not confirmed yet' }),
      text: msg({ id: 'waitlist-confirm.failed.text', message: 'Confirmation failed.' }),
    },
    confirmed: {
      title: msg({
        id: 'waitlist-confirm.confirmed.title',
        message: 'Thank you! Your sign-up has been confirmed.',
      }),
      text: msg({
        id: 'waitlist-confirm.confirmed.text',
        message: 'We write to you when the Job Seeker Compass opens, and use your address for nothing else.',
      }),
    },
    asking: {
      title: msg({ id: 'waitlist-confirm.asking.title', message: 'Was this not you?' }),
      text: msg({
        id: 'waitlist-confirm.asking.text',
        message: 'Then take the sign-up back here: we delete the address and write nothing more.',
      }),
    },
    withdrawing: {
      title: msg({ id: 'waitlist-confirm.withdrawing.title', message: 'Taking the sign-up back' }),
      text: msg({ id: 'waitlist-confirm.withdrawing.text', message: 'One moment, please.' }),
    },
    stuck: {
      title: msg({ id: 'waitlist-confirm.stuck.title', message: 'Not taken back yet' }),
      text: msg({
        id: 'waitlist-confirm.stuck.text',
        message: 'The sign-up could not be taken back. Please try again.',
      }),
    },
    withdrawn: {
      title: msg({ id: 'waitlist-confirm.withdrawn.title', message: 'The sign-up has been taken back' }),
      text: msg({
        id: 'waitlist-confirm.withdrawn.text',
        message:
          'The address is deleted. You will hear nothing more from us about the Compass. If you change your mind within 30 days, please write to us.',
      }),
    },
  }

export const WAITLIST_ACTIONS = {
  again: msg({ id: 'waitlist-confirm.again', message: 'Sign up again' }),
  guide: msg({
    id: 'waitlist-confirm.guide',
    message: 'Count your points: guide to the Opportunity Card',
  }),
  back: msg({ id: 'waitlist-confirm.back', message: 'About the Job Seeker Compass' }),
} as const
