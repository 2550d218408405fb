/**
 * A visitor says once who they are, from where and what for; the address carries it from page to page (decision 0090).
 *
 * - `empty`: the address carries nothing, and no line shows.
 * - `shown`: one line below the header repeats it, to be changed or forgotten.
 * - `changing`: its parts stand in lists; each choice counts at once.
 */

import { assertEvent, assign, fromCallback, not, setup } from 'xstate'
import type { Answers } from '#contracts/tables/answers.ts'
import { unwired } from './unwired.ts'

export type SentenceEvent =
  /** The sentence of the address, at the start and whenever it changes; empty without a choice. */
  | { type: 'arrive'; sentence: Answers }
  | { type: 'change' }
  /** An empty value takes the part away. */
  | { type: 'choose'; part: string; value: string }
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
      assertEvent(event, 'choose')
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
    isGiven: ({ context: { sentence } }) => Object.keys(sentence).length > 0,
  },
}).createMachine({
  id: 'sentence',
  context: { sentence: {} },
  invoke: { id: 'address', src: 'address' },
  initial: 'empty',
  states: {
    empty: {
      on: { arrive: { guard: not('isEmpty'), target: 'shown', actions: 'takeUp' } },
    },
    shown: {
      on: {
        arrive: [{ guard: 'isEmpty', target: 'empty', actions: 'takeUp' }, { actions: 'takeUp' }],
        change: 'changing',
        forget: { target: 'empty', actions: ['forget', 'writeAddress'] },
      },
    },
    changing: {
      on: {
        arrive: { actions: 'takeUp' },
        choose: { actions: ['take', 'writeAddress'] },
        done: [{ guard: 'isGiven', target: 'shown' }, { target: 'empty' }],
        forget: { target: 'empty', actions: ['forget', 'writeAddress'] },
      },
    },
  },
})
