/**
 * A visitor says once who they are, from where and what for; the address carries it from page to page (decision 0090).
 *
 * - `unsaid`: the address carries nothing, and no line shows.
 * - `said`: one line below the header repeats it, to be changed or forgotten.
 * - `changing`: its parts stand in lists; each choice counts at once.
 */

import { assertEvent, assign, fromCallback, not, setup } from 'xstate'
import type { Answers } from '#contracts/tables/answers.ts'
import { unwired } from './unwired.ts'

export type SentenceEvent =
  /** The sentence of the address, at the start and whenever it changes; empty where nothing is said. */
  | { type: 'arrive'; sentence: Answers }
  | { type: 'change' }
  /** An empty value takes the part away. */
  | { type: 'say'; part: string; value: string }
  | { type: 'done' }
  | { type: 'forget' }

/** The sentence of a visitor, below the header of every page. */
export const sentenceMachine = setup({
  types: {} as { context: { sentence: Answers }; events: SentenceEvent },
  actors: { address: fromCallback<SentenceEvent>(() => unwired('address')) },
  actions: {
    writeAddress: () => unwired('writeAddress'),
    takeUp: assign(({ event }) => {
      assertEvent(event, 'arrive')
      return { sentence: event.sentence }
    }),
    take: assign(({ context, event }) => {
      assertEvent(event, 'say')
      const { [event.part]: _, ...others } = context.sentence
      return { sentence: event.value === '' ? others : { ...others, [event.part]: event.value } }
    }),
    forget: assign({ sentence: {} }),
  },
  guards: {
    isEmpty: ({ event }) => {
      assertEvent(event, 'arrive')
      return Object.keys(event.sentence).length === 0
    },
    isSaid: ({ context: { sentence } }) => Object.keys(sentence).length > 0,
  },
}).createMachine({
  id: 'sentence',
  context: { sentence: {} },
  invoke: { id: 'address', src: 'address' },
  initial: 'unsaid',
  states: {
    unsaid: {
      on: { arrive: { guard: not('isEmpty'), target: 'said', actions: 'takeUp' } },
    },
    said: {
      on: {
        arrive: [{ guard: 'isEmpty', target: 'unsaid', actions: 'takeUp' }, { actions: 'takeUp' }],
        change: 'changing',
        forget: { target: 'unsaid', actions: ['forget', 'writeAddress'] },
      },
    },
    changing: {
      on: {
        arrive: { actions: 'takeUp' },
        say: { actions: ['take', 'writeAddress'] },
        done: [{ guard: 'isSaid', target: 'said' }, { target: 'unsaid' }],
        forget: { target: 'unsaid', actions: ['forget', 'writeAddress'] },
      },
    },
  },
})
