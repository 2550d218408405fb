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
      title: msg`Confirming your sign-up`,
      text: msg`One moment, please.`,
    },
    missing: {
      title: msg`Missing token.`,
      text: msg`This link is not complete. Open it from our e-mail once more, or sign up again.`,
    },
    refused: {
      title: msg`This link no longer works`,
      text: msg`It is not valid, or too old. Sign up again to receive a new one.`,
    },
    failed: {
      title: msg`Not confirmed yet`,
      text: msg`Confirmation failed.`,
    },
    confirmed: {
      title: msg`Thank you! Your sign-up has been confirmed.`,
      text: msg`We write to you when the Job Seeker Compass opens, and use your address for nothing else.`,
    },
    asking: {
      title: msg`Was this not you?`,
      text: msg`Then take the sign-up back here: we delete the address and write nothing more.`,
    },
    withdrawing: {
      title: msg`Taking the sign-up back`,
      text: msg`One moment, please.`,
    },
    stuck: {
      title: msg`Not taken back yet`,
      text: msg`The sign-up could not be taken back. Please try again.`,
    },
    withdrawn: {
      title: msg`The sign-up has been taken back`,
      text: msg`The address is deleted. You will hear nothing more from us about the Compass. If you change your mind within 30 days, please write to us.`,
    },
  }

export const WAITLIST_ACTIONS = {
  again: msg`Sign up again`,
  guide: msg`Count your points: guide to the Opportunity Card`,
  back: msg`About the Job Seeker Compass`,
} as const
