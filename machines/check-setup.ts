import { assign, fromCallback, setup } from 'xstate'
import { openQuestions } from '#contracts/tables/advice.ts'
import { type Answers, existingAnswers } from '#contracts/tables/answers.ts'
import { type Tables, type Verdict, verdictOf } from '#contracts/tables/verdict.ts'
import { typed } from './typed.ts'
import { unwired } from './unwired.ts'

export interface CheckContext {
  /** The law that the answers are held against. */
  tables: Tables
  answers: Answers
  /** Answers that were given and no longer exist, or never did: said until the next answer. */
  dropped: Answers
  /** What the last change can be taken back to. */
  before: Answers | null
  /** What the answers come to; null while an answer that is missing can change it. */
  verdict: Verdict | null
  /** The questions whose answers can still change it, in the order of the page. */
  open: readonly string[]
  /** Whether somebody wanted the result before it was there: from then on the page says how many answers are missing. */
  isWanted: boolean
}

/** The answers in the address, at the start and whenever it changes. */
export type AddressEvent = { type: 'arrive'; answers: Answers }
export type CheckEvent =
  | AddressEvent
  /** An empty answer takes the answer away. */
  | { type: 'answer'; question: string; answer: string }
  | { type: 'takeBack' }
  | { type: 'startOver' }
  | { type: 'show' }

/** Types, ports, actions and guards of the state machines behind the quick checks and the points calculator. */
export const checkSetup = setup({
  types: typed<{ context: CheckContext; events: CheckEvent; input: { tables: Tables } }>(),
  actors: { address: fromCallback<CheckEvent>(() => unwired('address')) },
  actions: {
    writeAddress: () => unwired('writeAddress'),
    focusResult: () => unwired('focusResult'),
    focusOpenQuestion: () => unwired('focusOpenQuestion'),
    takeUp: assign(({ context }, { answers }: { answers: Answers }) => ({
      ...weighed(context, answers),
      before: null,
    })),
    take: assign(({ context }, { question, answer }: { question: string; answer: string }) => {
      const { [question]: _, ...others } = context.answers
      const given = answer === '' ? others : { ...others, [question]: answer }
      return { ...weighed(context, given), before: context.answers }
    }),
    takeBack: assign(({ context }) => ({
      ...weighed(context, context.before ?? context.answers),
      before: null,
    })),
    startOver: assign(({ context }) => ({
      ...weighed(context, {}),
      before: context.answers,
      isWanted: false,
    })),
    want: assign({ isWanted: true }),
  },
  guards: {
    isDecided: ({ context: { verdict } }) => verdict !== null,
    isBegun: ({ context: { answers } }) => Object.keys(answers).length > 0,
    hasChanged: ({ context: { before } }) => before !== null,
  },
})

/** Keeps what exists of the given answers, names the rest, and weighs what is kept. */
export function weighed({ tables }: Pick<CheckContext, 'tables'>, given: Answers) {
  const answers = existingAnswers(tables.questions, given)
  const dropped = Object.entries(given).filter(([question]) => !(question in answers))
  const verdict = verdictOf(tables, answers) ?? null
  return {
    answers,
    dropped: Object.fromEntries(dropped),
    verdict,
    open: openQuestions(tables, answers, verdict),
  }
}
