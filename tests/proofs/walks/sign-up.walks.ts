import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { FORMS } from '#contracts/forms/forms.ts'
import { completeSignUp } from '#src/dev/examples.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'
import { formActs, formSightings, type Visit } from '#tests/support/visit.ts'

const BUTTON = 'Tell me when it opens'
const fillIn = (visit: Visit, { email }: FieldsOf<'sign-up'>) => visit.type('E-mail address', email)

/** A visitor's gestures in the sign-up of the Compass, and what it shows. */
export const signUpWalk = galleryWalk('sign-up', {
  endpoint: '/api/notify-jsc-interest',
  acts: formActs({ path: FORMS['sign-up'].page, button: BUTTON, fillIn }),
  sightings: {
    'editing.idle': async (visit) => {
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
      await visit.sees(/Please try again later\.|Too many requests/)
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
})
