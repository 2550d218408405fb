/**
 * A person learns which route fits, from fixed answers (decision 0076). The address carries the answers; the machine
 * takes up those that somebody arrives with. One chart serves the three tools of the law: they differ in their tables.
 *
 * - `asking`: an answer that is missing still decides; there is no verdict yet.
 * - `weighing`: passed through after every change, so that a changed answer can lead back to `asking`.
 * - `answered`: the verdict is certain and shown, with the answers that led to it. They can be changed at any time;
 *   those that no longer exist are dropped and named, and the last change can be taken back.
 */

import { assertEvent, assign, fromCallback, setup } from 'xstate'
import { openQuestions } from '#contracts/tables/advice.ts'
import { type Answers, existingAnswers } from '#contracts/tables/answers.ts'
import { isOfSentence } from '#contracts/tables/sentence.ts'
import { type Tables, type Verdict, verdictOf } from '#contracts/tables/verdict.ts'
import { unwired } from './unwired.ts'

export interface CheckContext {
  /** The law that is applied to the answers. */
  tables: Tables
  answers: Answers
  /** Answers that were given and no longer exist, or never did: named until the next answer. */
  dropped: Answers
  /** The answers before the last change, to which it can be taken back. */
  before: Answers | null
  /** The result of the answers; null while an answer that is missing can change it. */
  verdict: Verdict | null
  /** The questions whose answers can still change it, in the order of the page. */
  open: readonly string[]
  /** True once a visitor asked for the result too early: from then on the page says how many answers are missing. */
  isWanted: boolean
}

export type CheckEvent =
  /** The answers in the address, at the start and whenever it changes. */
  | { type: 'arrive'; answers: Answers }
  /** An empty answer takes the answer away. */
  | { type: 'answer'; question: string; answer: string }
  | { type: 'takeBack' }
  | { type: 'startOver' }
  | { type: 'show' }

/**
 * Keeps what exists of the given answers, names the rest, and applies the tables to what is kept. A part of the visitor's
 * sentence that this tool does not ask for is no answer to it.
 */
function evaluated({ tables }: Pick<CheckContext, 'tables'>, given: Answers) {
  const answers = existingAnswers(tables.questions, given)
  const dropped = Object.entries(given).filter(
    ([name]) => !(name in answers) && (!isOfSentence(name) || tables.questions.some(({ id }) => id === name)),
  )
  const verdict = verdictOf(tables, answers) ?? null
  return {
    answers,
    dropped: Object.fromEntries(dropped),
    verdict,
    open: openQuestions(tables, answers, verdict),
  }
}

const checkSetup = setup({
  types: {} as { context: CheckContext; events: CheckEvent; input: { tables: Tables } },
  actors: { address: fromCallback<CheckEvent>(() => unwired('address')) },
  actions: {
    writeAddress: () => unwired('writeAddress'),
    focusResult: () => unwired('focusResult'),
    focusOpenQuestion: () => unwired('focusOpenQuestion'),
    takeUp: assign(({ context, event }) => {
      assertEvent(event, 'arrive')
      return { ...evaluated(context, event.answers), before: null }
    }),
    take: assign(({ context, event }) => {
      assertEvent(event, 'answer')
      const { [event.question]: _, ...others } = context.answers
      const given = event.answer === '' ? others : { ...others, [event.question]: event.answer }
      return { ...evaluated(context, given), before: context.answers }
    }),
    takeBack: assign(({ context }) => ({
      ...evaluated(context, context.before ?? context.answers),
      before: null,
    })),
    startOver: assign(({ context }) => ({
      ...evaluated(context, {}),
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

/** The changes that a visitor can make at any time. */
const changeable = checkSetup.createStateConfig({
  on: {
    answer: { target: 'weighing', actions: ['take', 'writeAddress'] },
    arrive: { target: 'weighing', actions: ['takeUp', 'writeAddress'] },
    takeBack: { guard: 'hasChanged', target: 'weighing', actions: ['takeBack', 'writeAddress'] },
    startOver: { guard: 'isBegun', target: 'weighing', actions: ['startOver', 'writeAddress'] },
  },
})

const checkMachine = (id: string) =>
  checkSetup.createMachine({
    id,
    context: ({ input: { tables } }) => ({
      tables,
      ...evaluated({ tables }, {}),
      before: null,
      isWanted: false,
    }),
    invoke: { id: 'address', src: 'address' },
    initial: 'asking',
    states: {
      asking: { on: { ...changeable.on, show: { actions: ['want', 'focusOpenQuestion'] } } },
      weighing: { always: [{ guard: 'isDecided', target: 'answered' }, { target: 'asking' }] },
      answered: { on: { ...changeable.on, show: { actions: 'focusResult' } } },
    },
  })

/** A person learns which route fits, from fixed answers. */
export const quickCheckMachine = checkMachine('quick-check')

/** An employer learns which route fits the person they want to hire: the machine of the quick check for people, over other tables. */
export const employerCheckMachine = checkMachine('employer-check')

/** A person counts points for the Opportunity Card: the same machine, over tables that count. */
export const pointsMachine = checkMachine('points')
