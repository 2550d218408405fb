import { REFUSALS } from '#contracts/calls/refusals.ts'
import { TOKEN } from '#mocks/examples.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'
import type { Visit } from '#tests/support/visit.ts'

const PATH = '/job-seeker-compass/confirm'
const arrive = (search: string) => (visit: Visit) => visit.load(PATH + search)

export const waitlistConfirmWalk = galleryWalk('waitlist-confirm', {
  endpoint: '/api/confirm-waitlist',
  acts: {
    'arrive: no token': arrive(''),
    'arrive: to confirm': arrive(`?token=${TOKEN}`),
    'arrive: to withdraw': arrive(`?token=${TOKEN}&not-me=1`),
    async 'arrive: a reload'(visit) {
      await visit.load(`${PATH}?token=${TOKEN}`)
      await visit.answer({ json: {} })
      await visit.seesHeading('Thank you! Your sign-up has been confirmed.')
      await visit.load(PATH)
    },
    seeGesture: (visit) => visit.key('Shift'),
    retry: (visit) => visit.press('Try again'),
    withdraw: (visit) => visit.press(/This was not me|Take the sign-up back/),
    keepSignUp: (visit) => visit.press('No, it was me'),
  },
  sightings: {
    'loading.arriving': null,
    'loading.confirming': (visit) => visit.seesHeading('Confirming your sign-up'),
    missing: (visit) => visit.seesHeading('Missing token.'),
    refused: async (visit) => {
      await visit.seesHeading('This link no longer works')
      await visit.sees(REFUSALS.tokenExpired.error.en)
      await visit.seesNot('Try again')
      await visit.sees('Sign up again')
    },
    failed: async (visit) => {
      await visit.seesHeading('Not confirmed yet')
      await visit.sees(/Confirmation failed\.|Too many requests/)
    },
    confirmed: (visit) => visit.seesHeading('Thank you! Your sign-up has been confirmed.'),
    asking: (visit) => visit.seesHeading('Was this not you?'),
    withdrawing: (visit) => visit.seesHeading('Taking the sign-up back'),
    stuck: async (visit) => {
      await visit.seesHeading('Not taken back yet')
      await visit.sees(/could not be taken back\.|Too many requests/)
    },
    withdrawn: (visit) => visit.seesHeading('The sign-up has been taken back'),
  },
})
