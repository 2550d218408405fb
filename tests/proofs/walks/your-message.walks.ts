import { REFUSALS } from '#contracts/calls/refusals.ts'
import { OWN_MESSAGE, TOKEN } from '#src/dev/examples.ts'
import type { Visit, WalkedFlow } from '#tests/support/visit.ts'

const { status, error } = REFUSALS.messageUnknown
const UNKNOWN = { status, sentence: error.en, retryAfterS: null }
const PATH = '/your-message'
const answerUnknown = (visit: Visit) => visit.answer({ status, json: { error: error.en } })
const lose = (visit: Visit) => visit.loseConnection()
const wait = (visit: Visit) => visit.waitTooLong()

/** What happens on the page behind the link of a receipt. */
export const yourMessageWalk: WalkedFlow<
  | 'loading.arriving'
  | 'loading.reading'
  | 'failed'
  | 'kept'
  | 'takingBack'
  | 'notTakenBack'
  | 'takenBack'
  | 'sendingAgain'
  | 'sentAgain'
  | 'withheld'
  | 'notSentAgain'
  | 'gone'
> = {
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
    shown: {
      event: { type: 'xstate.done.actor.read', output: { message: OWN_MESSAGE } },
      act: (visit) => visit.answer({ json: { message: OWN_MESSAGE } }),
    },
    shownNothing: {
      event: { type: 'xstate.done.actor.read', output: {} },
      act: (visit) => visit.answer({ json: {} }),
    },
    unknown: { event: { type: 'xstate.error.actor.read', error: UNKNOWN }, act: answerUnknown },
    notRead: {
      event: { type: 'xstate.error.actor.read', error: new TypeError('Failed to fetch') },
      act: lose,
    },
    waitTooLong: { event: { type: 'xstate.after.postLimit.your-message.loading.reading' }, act: wait },
    takenBack: {
      event: { type: 'xstate.done.actor.takeBack', output: {} },
      act: (visit) => visit.answer({ json: {} }),
    },
    goneBefore: { event: { type: 'xstate.error.actor.takeBack', error: UNKNOWN }, act: answerUnknown },
    notTakenBack: {
      event: { type: 'xstate.error.actor.takeBack', error: new TypeError('Failed to fetch') },
      act: lose,
    },
    waitTooLongToTakeBack: {
      event: { type: 'xstate.after.postLimit.your-message.takingBack' },
      act: wait,
    },
    sentAgain: {
      event: { type: 'xstate.done.actor.sendAgain', output: { receipt: 'later' } },
      act: (visit) => visit.answer({ json: { receipt: 'later' } }),
    },
    withheld: {
      event: { type: 'xstate.done.actor.sendAgain', output: { receipt: 'none' } },
      act: (visit) => visit.answer({ json: { receipt: 'none' } }),
    },
    goneMeanwhile: { event: { type: 'xstate.error.actor.sendAgain', error: UNKNOWN }, act: answerUnknown },
    notSentAgain: {
      event: { type: 'xstate.error.actor.sendAgain', error: new TypeError('Failed to fetch') },
      act: lose,
    },
    waitTooLongToSendAgain: {
      event: { type: 'xstate.after.postLimit.your-message.sendingAgain' },
      act: wait,
    },
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
