/**
 * A visitor answers one question at a time until the answers determine a result. The URL contains the answers, and each
 * step is an entry in the browser's history. The three legal tools share this machine, each with its own tables.
 *
 * - `asking`: shows one question: the first that can still change the result, or an earlier one to which the visitor
 *   returned.
 * - `deciding`: transient; entered after every step to choose the next state.
 * - `determined`: shows the result, which no further answer can change.
 *
 * When the visitor changes an answer, later answers that still apply stay; the others are shown as dropped.
 */

import { assertEvent, assign, fromCallback, setup } from 'xstate'
import { openQuestions } from '#contracts/tables/advice.ts'
import { type Answers, existingAnswers } from '#contracts/tables/answers.ts'
import { isSentenceQuestion } from '#contracts/tables/sentence.ts'
import { type Tables, type Verdict, verdictOf } from '#contracts/tables/verdict.ts'
import { missingPort } from './missing-port.ts'

export interface CheckContext {
  tables: Tables
  /** The answers as the URL contains them: a country by its code. */
  answers: Answers
  /** The answers as the tables test them: a country by its group. */
  known: Answers
  /** Answers that no longer apply, or that no question offers. Shown until the next step. */
  dropped: Answers
  /** The result; null while a missing answer can change it. */
  verdict: Verdict | null
  /** Unanswered questions that can still change the result, in page order. */
  open: readonly string[]
  /** The question on the page; null if the result is shown. */
  question: string | null
}

/** Answers from a URL. `at` is the question to show, if it is not the first open question. */
export interface Place {
  answers: Answers
  at?: string | undefined
}

export type CheckEvent =
  /** The visitor opens a URL with answers. */
  | ({ type: 'arrive' } & Place)
  /** The browser goes back or forward to a history entry of this tool. */
  | ({ type: 'return' } & Place)
  | { type: 'answer'; answer: string }
  | { type: 'change'; question: string }
  | { type: 'back' }
  | { type: 'startOver' }

/**
 * Drops invalid answers and applies the tables. The question to show is `wanted`, if that can be asked. Otherwise, it
 * is the first open question.
 */
function evaluate({ tables }: Pick<CheckContext, 'tables'>, given: Answers, wanted?: string | null) {
  const { answers, known } = existingAnswers(tables.questions, given)
  const verdict = verdictOf(tables, known) ?? null
  const open = openQuestions(tables, known, verdict)
  const isAskable = wanted && (wanted in answers || open.includes(wanted))
  return { answers, known, verdict, open, question: isAskable ? wanted : (open[0] ?? null), dropped: {} }
}

/**
 * Returns the answers that were not kept. Omits parts of the visitor's sentence (`sentence.ts`) for which this tool has
 * no question.
 */
function droppedAnswers({ tables }: Pick<CheckContext, 'tables'>, given: Answers, kept: Answers): Answers {
  const isOfTool = (name: string) => tables.questions.some(({ id }) => id === name)
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name]) => !(name in kept) && (isOfTool(name) || !isSentenceQuestion(name)),
    ),
  )
}

/**
 * Returns the nearest answered question before the current one, in page order. If the result is shown, returns the
 * last answered question.
 */
function questionBefore({
  tables: { questions },
  answers,
  question,
}: Pick<CheckContext, 'tables' | 'answers' | 'question'>): string | undefined {
  const ids = questions.map(({ id }) => id)
  const earlier = question === null ? ids : ids.slice(0, ids.indexOf(question))
  return earlier.filter((id) => id in answers).at(-1)
}

const checkSetup = setup({
  types: {} as { context: CheckContext; events: CheckEvent; input: { tables: Tables } },
  actors: {
    /** Port: reports URLs that the visitor opens or returns to. Its input is the question shown first, and the tables. */
    address: fromCallback<CheckEvent, Pick<CheckContext, 'tables' | 'question'>>(() =>
      missingPort('address'),
    ),
  },
  actions: {
    /** Port: writes answers and question into the current history entry. */
    rewriteEntry: () => missingPort('rewriteEntry'),
    /** Port: writes answers and question into a new history entry. */
    addEntry: () => missingPort('addEntry'),
    /** Port: goes back if the previous history entry shows `question`, else rewrites the current entry. */
    leaveEntry: () => missingPort('leaveEntry'),
    takeUp: assign(({ context, event }) => {
      assertEvent(event, 'arrive')
      const place = evaluate(context, event.answers, event.at)
      return { ...place, dropped: droppedAnswers(context, event.answers, place.answers) }
    }),
    takeUpAgain: assign(({ context, event }) => {
      assertEvent(event, 'return')
      const { question } = evaluate(context, event.answers, event.at)
      return evaluate(context, { ...context.answers, ...event.answers }, question)
    }),
    take: assign(({ context, event }) => {
      assertEvent(event, 'answer')
      const given = { ...context.answers, [String(context.question)]: event.answer }
      const place = evaluate(context, given)
      return { ...place, dropped: droppedAnswers(context, given, place.answers) }
    }),
    askAgain: assign(({ context, event }) => {
      assertEvent(event, 'change')
      return evaluate(context, context.answers, event.question)
    }),
    askEarlier: assign(({ context }) => evaluate(context, context.answers, questionBefore(context))),
    forget: assign(({ context }) => evaluate(context, {})),
  },
  guards: {
    isDetermined: ({ context: { question } }) => question === null,
    isBegun: ({ context: { answers } }) => Object.keys(answers).length > 0,
    hasEarlier: ({ context }) => questionBefore(context) !== undefined,
  },
})

const checkMachine = (id: string) =>
  checkSetup.createMachine({
    id,
    context: ({ input: { tables } }) => ({ tables, ...evaluate({ tables }, {}) }),
    invoke: {
      id: 'address',
      src: 'address',
      input: ({ context: { tables, question } }) => ({ tables, question }),
    },
    on: {
      arrive: { target: '.deciding', actions: ['takeUp', 'rewriteEntry'] },
      return: { target: '.deciding', actions: ['takeUpAgain', 'rewriteEntry'] },
      change: { target: '.deciding', actions: ['askAgain', 'addEntry'] },
      back: { guard: 'hasEarlier', target: '.deciding', actions: ['askEarlier', 'leaveEntry'] },
      startOver: { guard: 'isBegun', target: '.deciding', actions: ['forget', 'addEntry'] },
    },
    initial: 'asking',
    states: {
      asking: { on: { answer: { target: 'deciding', actions: ['take', 'addEntry'] } } },
      deciding: { always: [{ guard: 'isDetermined', target: 'determined' }, { target: 'asking' }] },
      determined: {},
    },
  })

/** A person chooses among fixed answers and learns which visa fits. */
export const quickCheckMachine = checkMachine('quick-check')

/** An employer learns which visa fits a candidate: the machine of the quick check, with other tables. */
export const employerCheckMachine = checkMachine('employer-check')

/** A person adds up points for the Opportunity Card: the machine of the quick check, with tables that award points. */
export const pointsMachine = checkMachine('points')
