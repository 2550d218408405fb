import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { completeSignUp, mistyped, SUBMIT } from '#src/dev/examples.ts'
import {
  formSightings,
  happenings,
  reloading,
  type Visit,
  type WalkedFlow,
  writing,
} from '#tests/support/visit.ts'

const BUTTON = 'Tell me when it opens'
const fillIn = (visit: Visit, { email }: FieldsOf<'sign-up'>) => visit.type('E-mail address', email)

/** Gestures of a visitor in the sign-up of the Compass, and what it shows. */
export const signUpWalk: WalkedFlow = {
  path: '/job-seeker-compass',
  endpoint: '/api/notify-jsc-interest',
  gestures: {
    mistype: writing(fillIn, mistyped(completeSignUp)),
    fillIn: writing(fillIn, completeSignUp),
    reload: reloading(fillIn, completeSignUp, '/job-seeker-compass'),
    submit: { event: SUBMIT, act: (visit) => visit.press(BUTTON) },
    ...happenings('sign-up.sending', {}),
  },
  sightings: {
    'editing.calm': async (visit) => {
      await visit.seesButton(BUTTON)
      await visit.seesNoNotice()
      await visit.keepsWhatWasTyped()
    },
    'editing.refused': async (visit, isArrival) => {
      await visit[isArrival ? 'seesNotice' : 'sees']('Please enter a valid email address')
      await visit.keepsWhatWasTyped()
    },
    'editing.failed': async (visit) => {
      await visit.sees('Send failed')
      await visit.sees('Please try again later.')
      await visit.keepsWhatWasTyped()
    },
    'editing.sent': async (visit) => {
      await visit.sees('Please check your inbox')
      await visit.sees('We have sent you a confirmation email.')
      await visit.sees(completeSignUp.email)
      visit.startsOver()
    },
    sending: formSightings.sending,
  },
}
