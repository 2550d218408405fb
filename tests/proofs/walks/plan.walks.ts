import { LAW } from '#build/law/current.ts'
import { type PlanPlace, planAddressOf } from '#contracts/plan/plan-address.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'

const words = LAW.planWords.en
const textOf = (id: string) => LAW.plan.steps.find((step) => step.id === id)?.en ?? id
const isCase = (place: PlanPlace | null) => place?.subject.tool !== undefined

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
    stateWait: (visit) => visit.type(words.wait, '30'),
    chooseLand: (visit) => visit.choose(words.land, 'Berlin'),
    readAs: (visit) => visit.tick(words.readers.person, true),
    tick: (visit) => visit.tick(textOf('S-11'), true),
  },
  isOffered: {
    chooseDay: ({ context }) => isCase(context.place),
    chooseWay: ({ context }) => isCase(context.place) && context.place.way === 'usual',
    stateWait: ({ context }) => isCase(context.place) && context.place.way === 'usual',
    chooseLand: ({ context }) => !isCase(context.place),
    readAs: ({ context }) => isCase(context.place),
    tick: ({ context }) => isCase(context.place) && context.place.done.length === 0,
  },
  sightings: {
    reading: null,
    unreachable: (visit) => visit.seesButton(words.retry),
    empty: (visit) => visit.seesHeading(words.start.title),
    shown: async (visit, _, { place, dropped }) => {
      if (dropped.length > 0) await visit.sees(/Left out, because this cannot be: .+/)
      if (isCase(place)) await visit.seesHeading(words.steps)
      else await visit.seesHeading('My job ends')
      if (isCase(place))
        await visit.sees(
          place.wait === 30 && place.way === 'usual' ? /The day is too early/ : /The day leaves room/,
        )
    },
  },
})
