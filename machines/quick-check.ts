import { checkSetup, weighed } from './check-setup.ts'

/** What a visitor can do at any time; each change weighs the answers once. */
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

/** One state machine for the three tools: they differ in their tables only. */
const checkMachine = (id: string) =>
  checkSetup.createMachine({
    id,
    context: ({ input: { tables } }) => ({
      tables,
      ...weighed({ tables }, {}),
      before: null,
      isWanted: false,
    }),
    invoke: { id: 'address', src: 'address' },
    initial: 'asking',
    states: {
      asking: { on: { ...changes, show: { actions: ['want', 'focusOpenQuestion'] } } },
      weighing: { always: [{ guard: 'isDecided', target: 'answered' }, { target: 'asking' }] },
      answered: { on: { ...changes, show: { actions: 'focusResult' } } },
    },
  })

/**
 * A person learns which route fits, from fixed answers.
 *
 * - `asking`: an answer that is missing still decides; there is no verdict yet.
 * - `weighing`: passed through after every change, so that a changed answer can lead back to `asking`.
 * - `answered`: the verdict is certain and shown, with the answers that led to it. They can be changed at any time;
 *   those that no longer exist are dropped and named, and the last change can be taken back.
 *
 * The address carries the answers; the machine takes up those that somebody arrives with.
 */
export const quickCheckMachine = checkMachine('quick-check')

/** An employer learns which route fits the person they want to hire: the machine of the quick check for people, over other tables. */
export const employerCheckMachine = checkMachine('employer-check')

/** A person counts points for the Opportunity Card: the same machine, over tables that count. */
export const pointsMachine = checkMachine('points')
