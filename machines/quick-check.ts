/**
 * A visitor answers one question at a time until the answers determine a result. The URL contains the answers, and each
 * step is an entry in the browser's history. The three legal tools share this machine, each with its own tables.
 *
 * - `asking`: shows one question: the first that can still change the result, or an earlier one to which the visitor
 *   returned. Where its answers are grouped, the visitor chooses the group first.
 * - `deciding`: transient; entered after every step to choose the next state.
 * - `determined`: shows the result, which no further answer can change.
 *
 * When the visitor changes an answer, later answers that still apply stay; the others are shown as dropped.
 */

import { assertEvent, assign, fromCallback, setup } from 'xstate'
import type { Answers } from '#contracts/tables/answers.ts'
import { evaluate } from '#contracts/tables/evaluate.ts'
import { membersOf } from '#contracts/tables/questions.ts'
import { isSentenceQuestion } from '#contracts/tables/sentence.ts'
import type { Tables, Verdict } from '#contracts/tables/verdict.ts'
import { missingPort } from './missing-port.ts'

export interface CheckContext {
  tables: Tables
  /** The answers as the URL contains them, in the order in which they were given: a country by its code. */
  answers: Answers
  /** The answers as the tables test them: a country by its group. */
  known: Answers
  /** Answers that no longer apply, or that no question offers. Shown until the next step. */
  dropped: Answers
  /** The result; null while a missing answer can change it. */
  verdict: Verdict | null
  /** Unanswered questions that can still change the result, in page order. */
  open: readonly string[]
  /** Estimated number of questions until the result, including those already answered. */
  expected: number
  /** The question on the page; null if the result is shown. */
  question: string | null
  /** Group of answers from which the visitor chooses now; null while the groups themselves are the choice. */
  group: string | null
}

export type FirstStep = Pick<CheckContext, 'tables' | 'question' | 'group'>

/** Answers from a URL. `at` is the question to show, if it is not the first open question. */
export interface Place {
  answers: Answers
  at?: string | undefined
  /** Group of answers to show. Comes from the history entry, because the URL has the answers only. */
  group?: string | null | undefined
}

export type CheckEvent =
  /** The visitor opens a URL with answers. */
  | ({ type: 'arrive' } & Place)
  /** The browser goes back or forward to a history entry of this tool. */
  | ({ type: 'return' } & Place)
  | { type: 'answer'; answer: string }
  | { type: 'chooseGroup'; group: string }
  | { type: 'change'; question: string }
  | { type: 'back' }
  | { type: 'startOver' }

/**
 * Drops invalid answers and applies the tables. The question to show is `wanted`, if that can be asked. Otherwise, it
 * is the first open question.
 */
function placeAt({ tables }: Pick<CheckContext, 'tables'>, given: Answers, wanted?: string | null) {
  const evaluation = evaluate(tables, given)
  const { answers, open } = evaluation
  const isAskable = wanted && (wanted in answers || open.includes(wanted))
  return { ...evaluation, question: isAskable ? wanted : (open[0] ?? null), group: null, dropped: {} }
}

const groupsOf = ({ tables, question }: Pick<CheckContext, 'tables' | 'question'>) =>
  tables.questions.find(({ id }) => id === question)?.groups ?? []

/** Returns `group` if the question has it; otherwise null. */
const existingGroup = (context: Pick<CheckContext, 'tables' | 'question'>, group: string | null = null) =>
  groupsOf(context).some(({ id }) => id === group) ? group : null

/** Returns the group of the given answer to the question. */
function answeredGroup(context: Pick<CheckContext, 'tables' | 'answers' | 'question'>): string | null {
  const options = membersOf(context.answers[context.question ?? ''] ?? '')
  return groupsOf(context).find((group) => options.every((id) => group.options.includes(id)))?.id ?? null
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
 * Returns the question that was answered before the current one. If the current one is not answered, or the result is
 * shown, returns the question that was answered last.
 */
function questionBefore({
  answers,
  question,
}: Pick<CheckContext, 'answers' | 'question'>): string | undefined {
  const answered = Object.keys(answers)
  const place = answered.indexOf(question ?? '')
  return answered.slice(0, place < 0 ? undefined : place).at(-1)
}

const checkSetup = setup({
  types: {} as { context: CheckContext; events: CheckEvent; input: { tables: Tables } },
  actors: {
    /** Port: reports URLs that the visitor opens or returns to. Its input is the step shown first, and the tables. */
    address: fromCallback<CheckEvent, FirstStep>(() => missingPort('address')),
  },
  actions: {
    /** Port: writes answers and question into the current history entry. */
    rewriteEntry: () => missingPort('rewriteEntry'),
    /** Port: writes answers and question into a new history entry. */
    addEntry: () => missingPort('addEntry'),
    /** Port: goes back if the previous history entry shows `question`, else rewrites the current entry. */
    leaveEntry: () => missingPort('leaveEntry'),
    takePlace: assign(({ context, event }) => {
      assertEvent(event, 'arrive')
      const place = placeAt(context, event.answers, event.at)
      const group = existingGroup({ ...context, ...place }, event.group)
      return { ...place, group, dropped: droppedAnswers(context, event.answers, place.answers) }
    }),
    restorePlace: assign(({ context, event }) => {
      assertEvent(event, 'return')
      const { question } = placeAt(context, event.answers, event.at)
      const place = placeAt(context, { ...context.answers, ...event.answers }, question)
      return { ...place, group: existingGroup({ ...context, ...place }, event.group) }
    }),
    takeAnswer: assign(({ context, event }) => {
      assertEvent(event, 'answer')
      const given = { ...context.answers, [String(context.question)]: event.answer }
      const place = placeAt(context, given)
      return { ...place, dropped: droppedAnswers(context, given, place.answers) }
    }),
    goToQuestion: assign(({ context, event }) => {
      assertEvent(event, 'change')
      return placeAt(context, context.answers, event.question)
    }),
    goToEarlier: assign(({ context }) => {
      const place = placeAt(context, context.answers, questionBefore(context))
      return { ...place, group: answeredGroup({ ...context, ...place }) }
    }),
    openGroup: assign(({ context, event }) => {
      assertEvent(event, 'chooseGroup')
      return { group: existingGroup(context, event.group), dropped: {} }
    }),
    closeGroup: assign({ group: null, dropped: {} }),
    clearAnswers: assign(({ context }) => placeAt(context, {})),
  },
  guards: {
    isDetermined: ({ context: { question } }) => question === null,
    hasAnswers: ({ context: { answers } }) => Object.keys(answers).length > 0,
    isInGroup: ({ context: { group } }) => group !== null,
    hasEarlier: ({ context }) => questionBefore(context) !== undefined,
  },
})

const checkMachine = (id: string) =>
  checkSetup.createMachine({
    id,
    context: ({ input: { tables } }) => ({ tables, ...placeAt({ tables }, {}) }),
    invoke: {
      id: 'address',
      src: 'address',
      input: ({ context: { tables, question, group } }) => ({ tables, question, group }),
    },
    on: {
      arrive: { target: '.deciding', actions: ['takePlace', 'rewriteEntry'] },
      return: { target: '.deciding', actions: ['restorePlace', 'rewriteEntry'] },
      change: { target: '.deciding', actions: ['goToQuestion', 'addEntry'] },
      back: { guard: 'hasEarlier', target: '.deciding', actions: ['goToEarlier', 'leaveEntry'] },
      startOver: { guard: 'hasAnswers', target: '.deciding', actions: ['clearAnswers', 'addEntry'] },
    },
    initial: 'asking',
    states: {
      asking: {
        on: {
          chooseGroup: { actions: ['openGroup', 'addEntry'] },
          back: { guard: 'isInGroup', actions: ['closeGroup', 'leaveEntry'] },
          answer: { target: 'deciding', actions: ['takeAnswer', 'addEntry'] },
        },
      },
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
