import { checkSetup } from './check-setup.ts'

/** What a visitor can do at any time; the law then weighs the answers anew. */
const changes = {
  answer: {
    target: 'weighing',
    actions: [{ type: 'take', params: ({ event }) => event }, 'writeAddress'],
  },
  arrive: {
    target: 'weighing',
    actions: [{ type: 'takeUp', params: ({ event }) => event }, 'writeAddress'],
  },
  takeBack: { guard: 'hasChanged', target: 'weighing', actions: ['takeBack', 'writeAddress'] },
  startOver: { guard: 'isBegun', target: 'weighing', actions: ['startOver', 'writeAddress'] },
} as const satisfies NonNullable<Parameters<typeof checkSetup.createStateConfig>[0]['on']>

/** One chart for the three tools: they differ in their tables only. */
const checkChart = (id: string) =>
  checkSetup.createMachine({
    id,
    context: ({ input: { tables } }) => ({ tables, answers: {}, dropped: {}, before: null }),
    invoke: { id: 'address', src: 'address' },
    initial: 'asking',
    states: {
      asking: { on: { ...changes, show: { actions: 'focusOpenQuestion' } } },
      weighing: { always: [{ guard: 'isDecided', target: 'answered' }, { target: 'asking' }] },
      answered: { on: { ...changes, show: { actions: 'focusResult' } } },
    },
  })

/**
 * A person learns which route fits, from fixed answers.
 *
 * - `asking`: an answer that is missing still decides; nothing is said yet.
 * - `weighing`: passed through after every change, so that a changed answer can lead back to `asking`.
 * - `answered`: the outcome is certain and shown, with the answers that led to it. They can be changed at any time;
 *   those that no longer exist are dropped and named, and the last change can be taken back.
 *
 * The address carries the answers; whoever arrives with some finds them taken up.
 */
export const quickCheckMachine = checkChart('quick-check')

/** An employer learns which route fits the person they want to hire: the chart of the quick check for people. */
export const employerCheckMachine = checkChart('employer-check')

/** A person counts points for the Opportunity Card: the same chart, over tables that count. */
export const pointsMachine = checkChart('points')
