/**
 * Two people read one plan: the person who comes to Germany, and their employer. The URL contains the whole plan: the
 * answers to a legal tool or an event, the days that the readers have chosen, and what is done. Each reader has a link
 * of their own. A plan is counted back from a day, or forward from an event (`contracts/plan`).
 *
 * - `reading`: reads the plan in the URL and loads its texts.
 * - `unreachable`: the texts could not be loaded; the reader can retry.
 * - `empty`: the URL contains no plan; the page offers the tools and the events.
 * - `shown`: shows the plan. Each choice and each tick is written into the URL at once.
 */

import { assertEvent, assign, fromCallback, sendTo, setup } from 'xstate'
import type { PlanPlace, Reader, ReadPlan, Way, WeeksName } from '#contracts/plan/plan-address.ts'
import { missingPort } from './missing-port.ts'

export type PlanEvent =
  /** Reports the plan in the URL, after its texts have been loaded. `dropped` names parts of the URL that cannot be. */
  | ({ type: 'arrive' } & ReadPlan)
  | { type: 'fail' }
  | { type: 'retry' }
  /** An empty day removes the day. */
  | { type: 'chooseDay'; name: string; day: string }
  | { type: 'chooseWay'; way: Way }
  /** Null weeks remove the number. */
  | { type: 'enterWeeks'; name: WeeksName; weeks: number | null }
  /** State whose holidays count; empty if unknown. */
  | { type: 'chooseLand'; land: string }
  | { type: 'chooseReader'; reader: Reader }
  /** Ticks a step or a paper, or removes its tick. */
  | { type: 'tick'; id: string }

type Choice = Exclude<PlanEvent, { type: 'arrive' | 'fail' | 'retry' }>

/** Returns the plan with one choice changed. */
function choose(place: PlanPlace, choice: Choice): PlanPlace {
  switch (choice.type) {
    case 'chooseDay': {
      const { [choice.name]: _, ...others } = place.days
      return { ...place, days: choice.day === '' ? others : { ...others, [choice.name]: choice.day } }
    }
    case 'chooseWay':
      return { ...place, way: choice.way }
    case 'enterWeeks':
      return { ...place, [choice.name]: choice.weeks }
    case 'chooseLand':
      return { ...place, land: choice.land }
    case 'chooseReader':
      return { ...place, reader: choice.reader }
    case 'tick': {
      const { id } = choice
      const { done } = place
      return { ...place, done: done.includes(id) ? done.filter((other) => other !== id) : [...done, id] }
    }
  }
}

const CHOICES = ['chooseDay', 'chooseWay', 'enterWeeks', 'chooseLand', 'chooseReader', 'tick'] as const

const planSetup = setup({
  types: {} as { context: ReadPlan; events: PlanEvent },
  actors: {
    /** Port: reports the plan in the URL at the start, after each change from outside, and again after `retry`. */
    address: fromCallback<PlanEvent>(() => missingPort('address')),
  },
  actions: {
    /** Port: writes the plan into the current history entry. */
    writeAddress: () => missingPort('writeAddress'),
    readAgain: sendTo('address', { type: 'retry' }),
    takePlan: assign(({ event }) => {
      assertEvent(event, 'arrive')
      return { place: event.place, dropped: event.dropped }
    }),
    change: assign(({ context: { place }, event }) => {
      assertEvent(event, CHOICES)
      return { place: place && choose(place, event), dropped: [] }
    }),
  },
  guards: {
    isPlan: ({ event }) => {
      assertEvent(event, 'arrive')
      return event.place !== null
    },
  },
})

const change = { actions: ['change', 'writeAddress'] } as const

export const planMachine = planSetup.createMachine({
  id: 'plan',
  context: { place: null, dropped: [] },
  initial: 'reading',
  on: {
    arrive: [
      { guard: 'isPlan', target: '.shown', actions: 'takePlan' },
      { target: '.empty', actions: 'takePlan' },
    ],
    fail: '.unreachable',
  },
  invoke: { id: 'address', src: 'address' },
  states: {
    reading: {},
    unreachable: { on: { retry: { target: 'reading', actions: 'readAgain' } } },
    empty: {},
    shown: {
      on: {
        chooseDay: change,
        chooseWay: change,
        enterWeeks: change,
        chooseLand: change,
        chooseReader: change,
        tick: change,
      },
    },
  },
})
