import type { WalkedFlow } from '#tests/support/visit.ts'

const AT = '2026-11-23T08:30:00.000Z'
const ACCEPTED = { choice: 'accepted', chosenAt: null }

/** Gestures of a visitor on the cookie banner, and what it shows. */
export const cookieConsentWalk: WalkedFlow = {
  path: '/about',
  endpoint: null,
  gestures: {
    comeFirst: { event: { type: 'find', stored: null }, act: (visit) => visit.load('/about') },
    chooseElsewhere: {
      event: { type: 'find', stored: ACCEPTED },
      act: (visit) => visit.otherTabStores('cookie_consent', 'accepted'),
    },
    accept: { event: { type: 'accept', at: AT }, act: (visit) => visit.press('Accept') },
    decline: { event: { type: 'decline', at: AT }, act: (visit) => visit.press('Decline') },
    reopen: { event: { type: 'reopen' }, act: (visit) => visit.press('Cookie settings') },
    close: { event: { type: 'close' }, act: (visit) => visit.key('Escape') },
  },
  sightings: {
    looking: null,
    asking: (visit) => visit.sees('No cookies for statistics'),
    again: (visit) => visit.sees(/You (accepted|declined) on/),
    decided: (visit) => visit.seesNot('No cookies for statistics'),
  },
}
