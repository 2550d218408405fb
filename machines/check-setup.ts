import { assign, fromCallback, setup } from 'xstate'
import { type Answers, existingAnswers } from './answers.ts'
import { unwired } from './unwired.ts'
import { type Tables, verdictOf } from './verdict.ts'

export interface CheckContext {
  /** The law that the answers are held against. */
  tables: Tables
  answers: Answers
  /** Answers that were given and no longer exist, or never did: said until the next answer. */
  dropped: Answers
  /** What the last change can be taken back to. */
  before: Answers | null
}

/** What the address tells, at the start and whenever it changes. */
export type AddressEvent = { type: 'arrive'; answers: Answers }
export type CheckEvent =
  | AddressEvent
  /** An empty answer takes the answer away. */
  | { type: 'answer'; question: string; answer: string }
  | { type: 'takeBack' }
  | { type: 'startOver' }
  | { type: 'show' }

/** The words that the charts of the quick checks and of the points calculator are told in. */
export const checkSetup = setup({
  types: {
    context: {} as CheckContext,
    events: {} as CheckEvent,
    input: {} as { tables: Tables },
  },
  actors: { address: fromCallback<CheckEvent>(() => unwired('address')) },
  actions: {
    writeAddress: () => unwired('writeAddress'),
    focusResult: () => unwired('focusResult'),
    focusOpenQuestion: () => unwired('focusOpenQuestion'),
    takeUp: assign(({ context }, { answers }: { answers: Answers }) => ({
      ...existing(context, answers),
      before: null,
    })),
    take: assign(({ context }, { question, answer }: { question: string; answer: string }) => {
      const { [question]: _, ...others } = context.answers
      const given = answer === '' ? others : { ...others, [question]: answer }
      return { ...existing(context, given), before: context.answers }
    }),
    takeBack: assign(({ context }) => ({
      answers: context.before ?? context.answers,
      dropped: {},
      before: null,
    })),
    startOver: assign(({ context }) => ({ answers: {}, dropped: {}, before: context.answers })),
  },
  guards: {
    isDecided: ({ context: { tables, answers } }) => verdictOf(tables, answers) !== undefined,
    isBegun: ({ context: { answers } }) => Object.keys(answers).length > 0,
    hasChanged: ({ context: { before } }) => before !== null,
  },
})

/** Keeps what exists of the given answers, and names the rest. */
function existing({ tables }: CheckContext, given: Answers) {
  const answers = existingAnswers(tables.questions, given)
  const dropped = Object.entries(given).filter(([question]) => !(question in answers))
  return { answers, dropped: Object.fromEntries(dropped) }
}
