import type { WalkedFlow } from '#tests/support/visit.ts'

/** Gestures of a visitor on the sentence below the header, and what it shows. */
export const sentenceWalk: WalkedFlow = {
  path: '/about',
  endpoint: null,
  gestures: {
    arrive: {
      event: { type: 'arrive', sentence: { state: 'bavaria' } },
      act: (visit) => visit.load('/information/approbation-germany#state=bavaria'),
      isOffered: (snapshot) => !snapshot.matches('changing'),
    },
    chooseState: {
      event: { type: 'arrive', sentence: { state: 'berlin' } },
      act: (visit) => visit.choose('Your state', 'Berlin'),
      isOffered: (snapshot) => !snapshot.matches('unsaid'),
    },
    chooseNoState: {
      event: { type: 'arrive', sentence: {} },
      act: (visit) => visit.choose('Your state', 'All 16 states'),
    },
    change: { event: { type: 'change' }, act: (visit) => visit.press('Change') },
    sayWho: {
      event: { type: 'say', part: 'who', value: 'doctor' },
      act: (visit) => visit.choose('I am', 'a doctor, dentist or pharmacist'),
    },
    sayNothing: {
      event: { type: 'say', part: 'who', value: '' },
      act: (visit) => visit.choose('I am', 'not said'),
    },
    done: { event: { type: 'done' }, act: (visit) => visit.press('Done') },
    forget: { event: { type: 'forget' }, act: (visit) => visit.press('Forget') },
  },
  sightings: {
    unsaid: (visit) => visit.seesNot('You said:'),
    said: (visit) => visit.sees('You said:'),
    changing: (visit) => visit.seesButton('Done'),
  },
}
