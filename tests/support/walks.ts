import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, MachineContext } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { arrowOf, arrowText, chartArrows, stateName } from '#src/dev/panel/chart.ts'
import type { Visit, WalkedFlow } from './visit.ts'

interface Step {
  gesture: string
  /** Path of the state, such as `editing.refused`. */
  state: string
  context: MachineContext
  /** The transition, such as `editing.idle —submit→ sending`, followed by any eventless transitions. */
  arrows: string[]
}

export interface Walk {
  name: string
  steps: Step[]
}

/** Returns the shortest walks that together take every transition that a gesture can cause. */
export function walksOf({ machine, gestures, input }: WalkedFlow): Walk[] {
  const gestureOf = (event: AnyEventObject) =>
    Object.keys(gestures).find((name) => gestures[name]?.event === event)
  const paths = getShortestPaths(machine, {
    input,
    events: (snapshot: AnyMachineSnapshot) =>
      Object.values(gestures)
        .filter(({ event, isOffered }) => snapshot.can(event) && (isOffered?.(snapshot) ?? true))
        .map(({ event }) => event),
    // Include gesture and source state, so that the paths take every transition.
    serializeState: (snapshot: AnyMachineSnapshot, event, before?: AnyMachineSnapshot) =>
      JSON.stringify(
        [snapshot.value, snapshot.context, event && gestureOf(event), before?.value],
        onlyWhatGuardsRead,
      ),
    limit: 20_000,
  })
  const walks = paths.map((path) => {
    const steps = path.steps.slice(1).map((step, index): Step => {
      const gesture = gestureOf(step.event)
      if (!gesture)
        throw new Error(
          `No gesture makes the event ${step.event.type}: add one to the gestures in tests/proofs/walks.`,
        )
      const state = stateName(step.state.value)
      const before = path.steps[index]?.state as AnyMachineSnapshot
      const arrows = arrowsTaken(machine, before, step.event, state)
      return { gesture, state, context: step.state.context, arrows }
    })
    return { name: steps.map(({ gesture, state }) => `${gesture} → ${state}`).join(', '), steps }
  })
  return withoutRepetition(machine.id, walks)
}

/** Selects walks, longest first, until they enter every state of the machine. */
export function throughEveryState(walks: readonly Walk[]): Walk[] {
  const entered = new Set<string>()
  return walks
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter(({ steps }) => {
      const isNew = steps.some(({ state }) => !entered.has(state))
      for (const { state } of steps) entered.add(state)
      return isNew
    })
}

/** Context fields that the search for walks ignores, so that fewer states count as different. */
const SHOWN = new Set([
  ...['notice', 'sent', 'signals', 'now', 'isOffline', 'isBackOnline', 'idempotencyKey'],
  ...['tables', 'dropped'],
  ...['outcome', 'refused', 'mail', 'request', 'problem', 'line', 'round', 'ended'],
])
const onlyWhatGuardsRead = (name: string, value: unknown) => (SHOWN.has(name) ? undefined : value)

export const arrowsOf = (machine: AnyStateMachine): string[] => chartArrows(machine).map(arrowText)

export function arrowsWalked(machine: AnyStateMachine, walks: Walk[]): string[] {
  const taken = new Set(walks.flatMap(({ steps }) => steps.flatMap(({ arrows }) => arrows)))
  return arrowsOf(machine).filter((arrow) => taken.has(arrow))
}

function arrowsTaken(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  reached: string,
): string[] {
  const [transition] = machine.getTransitionData(snapshot, event)
  if (!transition) throw new Error(`${event.type} is not handled in ${stateName(snapshot.value)}.`)
  const direct = arrowOf(machine, transition)
  const led = direct.to ?? stateName(snapshot.value)
  const isIn = (place: string) => reached === place || reached.startsWith(`${place}.`)
  const further = isIn(led)
    ? []
    : chartArrows(machine).filter(
        ({ event, from, to }) => event === 'always' && from === led && to && isIn(to),
      )
  return [direct, ...further].map(arrowText)
}

/** Keeps the shortest walks that add something new. Drops a walk that is the start of a longer one. */
function withoutRepetition(id: string, walks: Walk[]): Walk[] {
  const shown = new Set<string>()
  const newOnes = walks
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .filter(({ steps }) => {
      // A transition from the machine's root counts once per gesture. Any other counts once per gesture and target.
      const sights = steps.map(({ gesture, state, arrows }) =>
        arrows[0]?.startsWith(`${id} —`) ? gesture : `${arrows} by ${gesture} to ${state}`,
      )
      const isNew = sights.some((sight) => !shown.has(sight))
      for (const sight of sights) shown.add(sight)
      return isNew
    })
  return newOnes.filter((walk) => !newOnes.some((other) => other.name.startsWith(`${walk.name}, `)))
}

/** Walks the page. A failure names the gesture and the state that the page should have reached. */
export async function walkPage(
  { steps }: Walk,
  flow: WalkedFlow,
  visit: Visit,
  isAt: (state: string) => Promise<void> = async () => {},
): Promise<void> {
  let place: string | null = null
  for (const [index, { gesture, state, context }] of steps.entries()) {
    try {
      await flow.gestures[gesture]?.act(visit)
      const see = flow.sightings[state]
      if (see === undefined)
        throw new Error(
          `No sighting describes the state ${state}: add it to the sightings in tests/proofs/walks.`,
        )
      await see?.(visit, state !== place, context)
      if (see) await isAt(state)
    } catch (error) {
      const where = `Gesture ${index + 1}, "${gesture}", from ${place ?? 'the start'} to ${state}`
      throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
    place = state
  }
}
