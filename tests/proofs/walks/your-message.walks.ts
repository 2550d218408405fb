import { OWN_MESSAGE, TOKEN } from '#mocks/examples.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'
import type { Visit } from '#tests/support/visit.ts'

const PATH = '/your-message'

async function seesStatus(visit: Visit) {
  await visit.seesHeading('Your message')
  await visit.sees(OWN_MESSAGE.reference)
  await visit.sees('Wednesday, 26 May 2027')
}

export const yourMessageWalk = galleryWalk('your-message', {
  endpoint: '/api/your-message',
  acts: {
    'arrive: no token': (visit) => visit.load(PATH),
    'arrive: a token': (visit) => visit.load(`${PATH}?token=${TOKEN}`),
    retry: (visit) => visit.press('Try again'),
    takeBack: (visit) => visit.press('Take my message back'),
    confirm: (visit) => visit.press('Take it back for good'),
    sendAgain: (visit) => visit.press('Send the confirmation again'),
    back: (visit) => visit.press(/^(Back to my message|Keep it)$/),
    agree: (visit) => visit.press(/^Tuesday, 8 December 2026, 11:00 in Germany/),
    decline: (visit) => visit.press(/^(None of these times suits me|Keep my talk as it is)$/),
    cancelTalk: (visit) => visit.press('Cancel the talk'),
  },
  sightings: {
    'loading.arriving': null,
    'loading.reading': (visit) => visit.seesHeading('Looking up your message'),
    failed: (visit) => visit.seesHeading('Your message could not be looked up'),
    'shown.deciding': null,
    'shown.quiet': seesStatus,
    'shown.proposed': async (visit) => {
      await seesStatus(visit)
      await visit.sees('Our first answer')
      await visit.sees('Tuesday, 8 December 2026, 11:00 in Germany')
    },
    'shown.agreed': async (visit) => {
      await seesStatus(visit)
      await visit.sees('Cancel the talk')
    },
    answering: (visit) => visit.seesHeading('Sending your answer'),
    notAnswered: (visit) => visit.seesHeading('Your answer was not sent'),
    asking: (visit) => visit.seesHeading('Take your message back?'),
    takingBack: (visit) => visit.seesHeading('Taking your message back'),
    notTakenBack: (visit) => visit.seesHeading('Not taken back yet'),
    takenBack: async (visit) => {
      await visit.seesHeading('Your message has been taken back')
      await visit.seesNot(OWN_MESSAGE.reference)
    },
    sendingAgain: (visit) => visit.seesHeading('Sending the confirmation again'),
    sentAgain: (visit) => visit.seesHeading('The confirmation is on its way'),
    noReceipt: (visit) => visit.seesHeading('No further confirmation today'),
    notSentAgain: (visit) => visit.seesHeading('The confirmation was not sent'),
    gone: async (visit) => {
      await visit.seesHeading('There is no message here')
      await visit.seesNot('Take my message back')
    },
  },
})
