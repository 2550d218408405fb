/**
 * A visitor states once who they are, where they come from and what they want. The URL keeps this sentence across
 * pages.
 *
 * - `empty`: the URL has no sentence, and nothing is shown.
 * - `shown`: the sentence is shown below the header. The visitor can change or delete it.
 * - `changing`: each part of the sentence has a list of choices, which apply at once.
 */

import { assertEvent, assign, fromCallback, not, setup } from 'xstate'
import type { Answers } from '#contracts/tables/answers.ts'
import { withParts } from '#contracts/tables/sentence.ts'
import { missingPort } from './missing-port.ts'

export type SentenceEvent =
  /** Reports the sentence in the URL when the machine starts, and after each change. Empty if nothing is chosen. */
  | { type: 'arrive'; sentence: Answers }
  | { type: 'change' }
  /** An empty value removes the part from the sentence. */
  | { type: 'choose'; part: string; value: string }
  | { type: 'finish' }
  | { type: 'forget' }

export const sentenceMachine = setup({
  types: {} as { context: { sentence: Answers }; events: SentenceEvent },
  actors: { address: fromCallback<SentenceEvent>(() => missingPort('address')) },
  actions: {
    writeAddress: () => missingPort('writeAddress'),
    takeSentence: assign(({ event }) => {
      assertEvent(event, 'arrive')
      return { sentence: event.sentence }
    }),
    changePart: assign(({ context, event }) => {
      assertEvent(event, 'choose')
      return { sentence: withParts(context.sentence, { [event.part]: event.value }) }
    }),
    clearSentence: assign({ sentence: {} }),
  },
  guards: {
    isEmpty: ({ event }) => {
      assertEvent(event, 'arrive')
      return Object.keys(event.sentence).length === 0
    },
    hasParts: ({ context: { sentence } }) => Object.keys(sentence).length > 0,
  },
}).createMachine({
  id: 'sentence',
  context: { sentence: {} },
  invoke: { id: 'address', src: 'address' },
  initial: 'empty',
  states: {
    empty: {
      on: { arrive: { guard: not('isEmpty'), target: 'shown', actions: 'takeSentence' } },
    },
    shown: {
      on: {
        arrive: [{ guard: 'isEmpty', target: 'empty', actions: 'takeSentence' }, { actions: 'takeSentence' }],
        change: 'changing',
        forget: { target: 'empty', actions: ['clearSentence', 'writeAddress'] },
      },
    },
    changing: {
      on: {
        arrive: { actions: 'takeSentence' },
        choose: { actions: ['changePart', 'writeAddress'] },
        finish: [{ guard: 'hasParts', target: 'shown' }, { target: 'empty' }],
        forget: { target: 'empty', actions: ['clearSentence', 'writeAddress'] },
      },
    },
  },
})
