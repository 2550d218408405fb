import { KEYS } from '#src/browser/storage.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'

export const cookieConsentWalk = galleryWalk('cookie-consent', {
  endpoint: null,
  acts: {
    'find: nothing': (visit) => visit.load('/about'),
    async 'find: a choice'(visit, { stored: { choice, chosenAt } }) {
      await visit.otherTabStores(KEYS.consentDate, chosenAt)
      await visit.otherTabStores(KEYS.consent, choice)
    },
    accept: (visit) => visit.press('Accept'),
    decline: (visit) => visit.press('Decline'),
    reopen: (visit) => visit.press('Cookie settings'),
    close: (visit) => visit.key('Escape'),
  },
  sightings: {
    loading: null,
    asking: (visit) => visit.sees('We set no cookies'),
    reopened: (visit, _, { stored }) => visit.sees(`You ${stored.choice} on`),
    decided: (visit) => visit.seesNot('We set no cookies'),
  },
})
