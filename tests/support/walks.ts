import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, MachineContext } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { arrowOf, arrowText, chartArrows, stateName, statesOf } from '#src/dev/panel/chart.ts'
import type { Visit, WalkedFlow } from './visit.ts'

interface Step {
  gesture: string
  /** The machine's state afterwards, such as `editing.refused`. */
  state: string
  context: MachineContext
}

export interface Walk {
  name: string
  steps: Step[]
  /** Transitions of each step, such as `editing.idle —submit→ sending`. */
  arrows: string[][]
}

/** Shortest walks through a flow's machine that together take every transition that a gesture can cause. */
export function walksOf({ machine, gestures, input }: WalkedFlow): Walk[] {
  const gestureOf = (event: AnyEventObject) =>
    Object.keys(gestures).find((name) => gestures[name]?.event === event)
  const paths = getShortestPaths(machine, {
    input,
    events: (snapshot: AnyMachineSnapshot) =>
      Object.values(gestures)
        .filter(({ event, isOffered }) => snapshot.can(event) && (isOffered?.(snapshot) ?? true))
        .map(({ event }) => event),
    // Each transition counts once, by its source state.
    serializeState: (snapshot: AnyMachineSnapshot, event, before?: AnyMachineSnapshot) =>
      JSON.stringify(
        [snapshot.value, snapshot.context, event && gestureOf(event), before?.value],
        onlyWhatGuardsRead,
      ),
    limit: 20_000,
  })
  const walks = paths.map(({ steps }) => {
    const taken = steps.slice(1).map((step, index) => {
      const gesture = gestureOf(step.event)
      if (!gesture)
        throw new Error(
          `No gesture makes the event ${step.event.type}: add one to the gestures in tests/proofs/walks.`,
        )
      const state = stateName(step.state.value)
      const before = steps[index]?.state as AnyMachineSnapshot
      const { context } = step.state
      return { gesture, state, context, arrows: arrowsTaken(machine, before, step.event, state) }
    })
    return {
      name: taken.map(({ gesture, state }) => `${gesture} → ${state}`).join(', '),
      steps: taken.map(({ gesture, state, context }) => ({ gesture, state, context })),
      arrows: taken.map(({ arrows }) => arrows),
    }
  })
  return withoutRepetition(machine.id, walks)
}

/** The longest walks that together enter every state of the machine; jsdom walks every transition. */
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

/** Context that is ignored when states are compared: no guard reads it, and it would multiply the states. */
const SHOWN = new Set([
  ...['notice', 'sent', 'signals', 'now', 'isOffline', 'isBackOnline', 'idempotencyKey'],
  ...['tables', 'dropped'],
])
const onlyWhatGuardsRead = (name: string, value: unknown) => (SHOWN.has(name) ? undefined : value)

/** Every transition of the machine, one a line, in the machine's order. */
export const arrowsOf = (machine: AnyStateMachine): string[] => chartArrows(machine).map(arrowText)

/** Transitions that some walk takes, in the machine's order. */
export function arrowsWalked(machine: AnyStateMachine, walks: Walk[]): string[] {
  const taken = new Set(walks.flatMap(({ arrows }) => arrows.flat()))
  return arrowsOf(machine).filter((arrow) => taken.has(arrow))
}

/** The transition of an event, and the eventless one that follows. */
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

/** Keeps the shortest walks that add something new, without those that are the beginning of another one. */
function withoutRepetition(id: string, walks: Walk[]): Walk[] {
  const shown = new Set<string>()
  const newOnes = walks
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .filter(({ steps, arrows }) => {
      // A transition of the whole machine looks the same everywhere; one of a single state may lead to several.
      const sights = steps.map(({ gesture, state }, index) =>
        arrows[index]?.[0]?.startsWith(`${id} —`)
          ? `${gesture}`
          : `${arrows[index]} by ${gesture} to ${state}`,
      )
      const isNew = sights.some((sight) => !shown.has(sight))
      for (const sight of sights) shown.add(sight)
      return isNew
    })
  return newOnes.filter((walk) => !newOnes.some((other) => other.name.startsWith(`${walk.name}, `)))
}

/** States without an exit that are not marked as final. */
export function deadEnds(machine: AnyStateMachine): string[] {
  const left = new Set(
    chartArrows(machine)
      .filter(({ from, to }) => to !== null && to !== from)
      .map(({ from }) => from),
  )
  return statesOf(machine)
    .filter(({ type }) => type === 'atomic')
    .map(({ path }) => path)
    .filter(
      (path) =>
        !left.has(machine.id) && !path.some((_, depth) => left.has(path.slice(0, depth + 1).join('.'))),
    )
    .map((path) => path.join('.'))
}

/**
 * Walks a page: after each gesture, checks what the visitor sees in the machine's new state. `isAt` checks that the
 * machine is in this state.
 */
export async function walkPage(
  { steps }: Walk,
  flow: WalkedFlow,
  visit: Visit,
  isAt: (state: string) => Promise<void> = async () => {},
): Promise<void> {
  let place: string | null = null
  for (const { gesture, state, context } of steps) {
    await flow.gestures[gesture]?.act(visit)
    const see = flow.sightings[state]
    if (see === undefined)
      throw new Error(
        `No sighting describes the state ${state}: add it to the sightings in tests/proofs/walks.`,
      )
    await see?.(visit, state !== place, context)
    if (see) await isAt(state)
    place = state
  }
}
