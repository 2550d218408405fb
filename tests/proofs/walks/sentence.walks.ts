import { addressOf } from '#contracts/tables/answers-address.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'

export const sentenceWalk = galleryWalk('sentence', {
  endpoint: null,
  acts: {
    arrive: (visit, { sentence }) => visit.load(`/information/approbation-germany#${addressOf(sentence)}`),
    'arrive: nothing': (visit) => visit.choose('Your state', 'All 16 states'),
    change: (visit) => visit.press('Change'),
    'choose: a doctor': (visit) => visit.choose('I am', 'a doctor, dentist or pharmacist'),
    'choose: nobody': (visit) => visit.choose('I am', 'not said'),
    finish: (visit) => visit.press('Done'),
    forget: (visit) => visit.press('Forget'),
  },
  isOffered: {
    arrive: (snapshot) => !snapshot.matches('changing'),
    'arrive: nothing': ({ context }) => Object.keys(context.sentence).join() === 'state',
  },
  sightings: {
    empty: (visit) => visit.seesNot('You said:'),
    shown: (visit) => visit.sees('You said:'),
    changing: (visit) => visit.seesButton('Done'),
  },
})
