import { TEAM_MESSAGE, TOKEN } from '#mocks/examples.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'
import type { Visit } from '#tests/support/visit.ts'

const PATH = '/team-message'
const DEVICE = JSON.stringify({ device: 'a device' })

const sees = (button: string) => async (visit: Visit) => {
  await visit.seesHeading('Message to the team')
  await visit.sees(TEAM_MESSAGE.reference)
  await visit.seesButton(button)
}

export const teamMessageWalk = galleryWalk('team-message', {
  endpoint: '/api/team-message',
  acts: {
    'arrive: no token': (visit) => visit.load(PATH),
    'arrive: a known device': async (visit) => {
      await visit.otherTabStores('team-device:1', DEVICE)
      await visit.load(`${PATH}?token=${TOKEN}`)
    },
    'arrive: a new device': (visit) => visit.load(`${PATH}?token=${TOKEN}`),
    retry: (visit) => visit.press('Try again'),
    askForCode: (visit) => visit.press(/^(Send six digits to the team|Send new digits)$/),
    enterCode: async (visit) => {
      await visit.type('Six digits from the e-mail', '123456')
      await visit.press('Prove this device')
    },
    choose: (visit) => visit.press(/^Propose (times|other times|another time)$/),
    pick: (visit) => visit.press(/^(Tuesday, 8 December 2026, )?11:00/),
    describe: (visit) => visit.type('A line to the visitor (optional)', 'Until then'),
    preview: (visit) => visit.press('Preview the mail'),
    back: (visit) => visit.press(/^(Back to the message|Change it)$/),
    propose: (visit) => visit.press('Send the proposal'),
    withdraw: (visit) => visit.press('Withdraw the proposal'),
    agreeByMail: (visit) => visit.press('Agreed: Tuesday, 8 December 2026, 11:00'),
    changeWay: (visit) => visit.press('Change how we meet'),
    cancel: (visit) => visit.press('Cancel the talk'),
    markAnswered: (visit) => visit.press('I have answered by e-mail'),
    reopen: (visit) => visit.press('It needs another answer'),
  },
  sightings: {
    'loading.arriving': null,
    'loading.reading': (visit) => visit.seesHeading('Looking up the message'),
    deciding: null,
    failed: (visit) => visit.seesHeading('The message could not be looked up'),
    gone: (visit) => visit.seesHeading('There is no message here'),
    'unproved.idle': sees('Send six digits to the team'),
    'unproved.askingForCode': sees('Send six digits to the team'),
    'unproved.enteringCode': sees('Prove this device'),
    'unproved.checkingCode': sees('Prove this device'),
    open: sees('Propose times'),
    answered: sees('It needs another answer'),
    proposed: sees('Withdraw the proposal'),
    agreed: (visit) => visit.sees(/ (8 December|20 November) 2026, 1[01]:00 \(German time\)/),
    'choosing.picking': (visit) => visit.seesButton('Preview the mail'),
    'choosing.previewing': (visit) => visit.seesButton('Preview the mail'),
    'choosing.reviewing': (visit) => visit.seesButton('Send the proposal'),
    sending: (visit) => visit.seesHeading('Sending'),
    notSent: (visit) => visit.seesHeading('Not sent'),
  },
})
