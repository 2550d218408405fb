import { REFUSALS } from '#contracts/calls/refusals.ts'
import { TOKEN } from '#src/dev/examples.ts'
import { answered, lost, refused, timedOut, type Visit, type WalkedFlow } from '#tests/support/visit.ts'

const PATH = '/job-seeker-compass/confirm'
const arrive = (search: string) => (visit: Visit) => visit.load(PATH + search)

/** What happens on the page behind the links of our mails. */
export const waitlistConfirmWalk: WalkedFlow = {
  path: PATH,
  endpoint: '/api/confirm-waitlist',
  gestures: {
    comeWithoutToken: {
      event: { type: 'arrive', token: null, isConfirmed: false, purpose: 'confirm' },
      act: arrive(''),
    },
    comeFromMail: {
      event: { type: 'arrive', token: TOKEN, isConfirmed: false, purpose: 'confirm' },
      act: arrive(`?token=${TOKEN}`),
    },
    comeToTakeBack: {
      event: { type: 'arrive', token: TOKEN, isConfirmed: false, purpose: 'withdraw' },
      act: arrive(`?token=${TOKEN}&not-me=1`),
    },
    comeAgain: {
      event: { type: 'arrive', token: TOKEN, isConfirmed: true, purpose: 'confirm' },
      act: async (visit) => {
        await visit.load(`${PATH}?token=${TOKEN}`)
        await visit.answer({ json: {} })
        await visit.seesHeading('Thank you! Your sign-up has been confirmed.')
        await visit.load(PATH)
      },
    },
    touch: { event: { type: 'seeGesture' }, act: (visit) => visit.key('Shift') },
    retry: { event: { type: 'retry' }, act: (visit) => visit.press('Try again') },
    withdraw: {
      event: { type: 'withdraw' },
      act: (visit) => visit.press(/This was not me|Take the sign-up back/),
    },
    keepSignUp: { event: { type: 'keepSignUp' }, act: (visit) => visit.press('No, it was me') },
    confirmed: answered('confirm', {}),
    linkRefused: refused('confirm', REFUSALS.tokenExpired),
    refused: lost('confirm'),
    waitTooLong: timedOut('postLimit.waitlist-confirm.loading.confirming'),
    takenBack: answered('withdraw', {}),
    notTakenBack: lost('withdraw'),
    waitTooLongToTakeBack: timedOut('postLimit.waitlist-confirm.withdrawing'),
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
      await visit.sees('Confirmation failed.')
    },
    confirmed: (visit) => visit.seesHeading('Thank you! Your sign-up has been confirmed.'),
    asking: (visit) => visit.seesHeading('Was this not you?'),
    withdrawing: (visit) => visit.seesHeading('Taking the sign-up back'),
    stuck: (visit) => visit.sees('The sign-up could not be taken back.'),
    withdrawn: (visit) => visit.seesHeading('The sign-up has been taken back'),
  },
}
