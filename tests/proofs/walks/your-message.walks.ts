import { REFUSALS } from '#contracts/calls/refusals.ts'
import { OWN_MESSAGE, TOKEN } from '#src/dev/examples.ts'
import { answered, lost, refused, timedOut, type WalkedFlow } from '#tests/support/visit.ts'

const PATH = '/your-message'

/** What happens on the page behind the link of a receipt. */
export const yourMessageWalk: WalkedFlow = {
  path: PATH,
  endpoint: '/api/your-message',
  gestures: {
    comeWithoutToken: { event: { type: 'arrive', token: null }, act: (visit) => visit.load(PATH) },
    comeFromMail: {
      event: { type: 'arrive', token: TOKEN },
      act: (visit) => visit.load(`${PATH}?token=${TOKEN}`),
    },
    retry: { event: { type: 'retry' }, act: (visit) => visit.press('Try again') },
    takeBack: { event: { type: 'takeBack' }, act: (visit) => visit.press('Take my message back') },
    sendAgain: { event: { type: 'sendAgain' }, act: (visit) => visit.press('Send the confirmation again') },
    back: { event: { type: 'back' }, act: (visit) => visit.press('Back to my message') },
    shown: answered('read', { message: OWN_MESSAGE }),
    shownNothing: answered('read', {}),
    unknown: refused('read', REFUSALS.messageUnknown),
    notRead: lost('read'),
    waitTooLong: timedOut('postLimit.your-message.loading.reading'),
    takenBack: answered('takeBack', {}),
    goneBefore: refused('takeBack', REFUSALS.messageUnknown),
    notTakenBack: lost('takeBack'),
    waitTooLongToTakeBack: timedOut('postLimit.your-message.takingBack'),
    sentAgain: answered('sendAgain', { receipt: 'later' }),
    withheld: answered('sendAgain', { receipt: 'none' }),
    goneMeanwhile: refused('sendAgain', REFUSALS.messageUnknown),
    notSentAgain: lost('sendAgain'),
    waitTooLongToSendAgain: timedOut('postLimit.your-message.sendingAgain'),
  },
  sightings: {
    'loading.arriving': null,
    'loading.reading': (visit) => visit.seesHeading('Looking up your message'),
    failed: (visit) => visit.seesHeading('Your message could not be looked up'),
    kept: async (visit) => {
      await visit.seesHeading('Your message')
      await visit.sees(OWN_MESSAGE.reference)
      await visit.sees('Wednesday, 26 May 2027')
    },
    takingBack: (visit) => visit.seesHeading('Taking your message back'),
    notTakenBack: (visit) => visit.seesHeading('Not taken back yet'),
    takenBack: async (visit) => {
      await visit.seesHeading('Your message has been taken back')
      await visit.seesNot(OWN_MESSAGE.reference)
    },
    sendingAgain: (visit) => visit.seesHeading('Sending the confirmation again'),
    sentAgain: (visit) => visit.seesHeading('The confirmation is on its way'),
    withheld: (visit) => visit.seesHeading('No further confirmation today'),
    notSentAgain: (visit) => visit.seesHeading('The confirmation was not sent'),
    gone: async (visit) => {
      await visit.seesHeading('There is no message here')
      await visit.seesNot('Take my message back')
    },
  },
}
