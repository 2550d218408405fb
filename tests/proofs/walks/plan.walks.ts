import { LAW } from '#build/law/current.ts'
import { type PlanPlace, planAddressOf } from '#contracts/plan/plan-address.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'

const words = LAW.planWords.en
const textOf = (id: string) => LAW.plan.steps.find((step) => step.id === id)?.en ?? id
const isCase = (place: PlanPlace | null) => place?.subject.tool !== undefined
const isOfEmployer = (place: PlanPlace | null) => place?.subject.tool === 'hire'

export const planWalk = galleryWalk('plan', {
  endpoint: null,
  acts: {
    arrive: (visit, { place }) => visit.load(`/plan#${planAddressOf(place as PlanPlace)}`),
    'arrive: a lost job': (visit) => visit.load('/plan#event=job&last=2027-01-31&land=atlantis+'),
    'arrive: nothing': (visit) => visit.load('/plan'),
    fail: async (visit) => {
      const { load } = await import('virtual:law-modules/law')
      const { en } = load.card
      load.card.en = () => Promise.reject(new TypeError('Failed to fetch'))
      await visit.load('/plan#tool=card')
      await visit.seesButton(words.retry)
      load.card.en = en
    },
    // The plan that failed is read again; it has no result yet.
    retry: (visit) => visit.press(words.retry),
    chooseDay: (visit) => visit.type(words.day.work, '2027-07-01'),
    chooseWay: (visit) => visit.tick(words.ways.fast, true),
    enterWeeks: (visit) => visit.type(words.wait, '30'),
    'enterWeeks: the visa': (visit) => visit.type(words.decision, '8'),
    chooseLand: (visit) => visit.choose(words.land, 'Berlin'),
    chooseReader: (visit) => visit.tick(words.readers.person, true),
    tick: (visit) => visit.tick(textOf('S-11'), true),
  },
  isOffered: {
    chooseDay: ({ context }) => isOfEmployer(context.place),
    chooseWay: ({ context }) => isOfEmployer(context.place) && context.place.way === 'usual',
    enterWeeks: ({ context }) => isOfEmployer(context.place) && context.place.way === 'usual',
    'enterWeeks: the visa': ({ context }) => isCase(context.place) && !isOfEmployer(context.place),
    chooseLand: ({ context }) => !isCase(context.place),
    chooseReader: ({ context }) => isOfEmployer(context.place),
    tick: ({ context }) => isOfEmployer(context.place) && context.place.done.length === 0,
  },
  sightings: {
    reading: null,
    unreachable: (visit) => visit.seesButton(words.retry),
    empty: (visit) => visit.seesHeading(words.start.title),
    shown: async (visit, _, { place, dropped }) => {
      if (dropped.length > 0) await visit.sees(/Left out, because this cannot be: .+/)
      await visit.seesHeading(isCase(place) ? words.steps : 'My job ends')
      if (place.decision === 8) await visit.sees('8 weeks, as your embassy says.')
      const isEarly = place.wait === 30 && place.way === 'usual'
      if (isEarly) await visit.seesButton(/^Take \d+ \w+ 20/)
      if (isCase(place)) await visit.sees(isEarly ? /The day is too early/ : /The day leaves room/)
    },
  },
})
