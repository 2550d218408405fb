import { completeSignUp, mistyped, SUBMIT } from '#src/dev/examples.ts'
import { happenings, type WalkedFlow } from '#tests/support/visit.ts'

const BUTTON = 'Tell me when it opens'

/** What a visitor does with the sign-up of the Compass, and sees of it. */
export const signUpWalk: WalkedFlow<
  'editing.calm' | 'editing.refused' | 'editing.failed' | 'editing.sent' | 'sending'
> = {
  path: '/job-seeker-compass',
  endpoint: '/api/notify-jsc-interest',
  gestures: {
    mistype: {
      event: { type: 'change', form: mistyped(completeSignUp) },
      act: (visit) => visit.type('E-mail address', mistyped(completeSignUp).email),
    },
    fillIn: {
      event: { type: 'change', form: completeSignUp },
      act: (visit) => visit.type('E-mail address', completeSignUp.email),
    },
    reload: {
      event: { type: 'restore', draft: { form: completeSignUp, idempotencyKey: null } },
      act: async (visit) => {
        await visit.type('E-mail address', completeSignUp.email)
        await visit.load('/job-seeker-compass')
        await visit.keepsWhatWasTyped()
      },
    },
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
    sending: (visit) => visit.seesButton('Sending...', false),
  },
}
