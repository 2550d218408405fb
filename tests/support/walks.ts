import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { arrowOf, arrowText, chartArrows } from '#build/chart.ts'

export interface Step<Gesture extends string> {
  gesture: Gesture
  /** The state the machine is in afterwards, as `editing.refused`. */
  state: string
}

export interface Walk<Gesture extends string> {
  name: string
  steps: Step<Gesture>[]
  /** The arrows of the chart taken, as `editing.calm —submit→ sending`. */
  arrows: string[]
}

/** Shortest walks through a chart that together take every arrow some gesture can take. */
export function walksThrough<Gesture extends string>(
  machine: AnyStateMachine,
  gestures: Record<Gesture, AnyEventObject>,
): Walk<Gesture>[] {
  const names = Object.keys(gestures) as Gesture[]
  const gestureOf = (event: AnyEventObject) => names.find((name) => gestures[name] === event)
  const paths = getShortestPaths(machine, {
    events: (snapshot: AnyMachineSnapshot) =>
      names.map((name) => gestures[name]).filter((event) => snapshot.can(event)),
    serializeState: (snapshot: AnyMachineSnapshot, event) =>
      JSON.stringify([snapshot.value, snapshot.context, event && gestureOf(event)]),
    limit: 5_000,
  })
  const walks = paths.map(({ steps }) => {
    const taken = steps.slice(1).map((step, index) => {
      const gesture = gestureOf(step.event)
      if (!gesture) throw new Error(`No gesture makes the event ${step.event.type}.`)
      const before = steps[index]?.state as AnyMachineSnapshot
      return {
        gesture,
        state: stateName(step.state.value),
        arrow: arrowTaken(machine, before, step.event),
      }
    })
    return {
      name: taken.map(({ gesture, state }) => `${gesture} → ${state}`).join(', '),
      steps: taken.map(({ gesture, state }) => ({ gesture, state })),
      arrows: taken.map(({ arrow }) => arrow),
    }
  })
  return withoutRepetition(walks)
}

/** Every arrow of the chart, one a line, in the chart's order. */
export const arrowsOf = (machine: AnyStateMachine): string[] => chartArrows(machine).map(arrowText)

/** The chart's arrows that some walk takes, in the chart's order; prints how many of them there are. */
export function arrowsWalked(machine: AnyStateMachine, walks: Walk<string>[]): string[] {
  const taken = new Set(walks.flatMap(({ arrows }) => arrows))
  const existing = arrowsOf(machine)
  const walked = existing.filter((arrow) => taken.has(arrow))
  process.stdout.write(
    `${machine.id}: ${walked.length} arrows walked / ${existing.length} existing, ${walks.length} walks\n`,
  )
  return walked
}

function arrowTaken(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): string {
  const [transition] = machine.getTransitionData(snapshot, event)
  if (!transition) throw new Error(`${event.type} is not handled in ${stateName(snapshot.value)}.`)
  return arrowText(arrowOf(machine, transition))
}

export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([parent, child]) => [parent, child && stateName(child)].filter(Boolean).join('.'))
    .join(' ')
}

/** Keeps the shortest walks that show something new, without those that another one begins with. */
function withoutRepetition<Gesture extends string>(walks: Walk<Gesture>[]): Walk<Gesture>[] {
  const shown = new Set<string>()
  const newOnes = walks
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .filter(({ steps, arrows }) => {
      const sights = steps.map(({ gesture, state }, index) => `${arrows[index]} by ${gesture} to ${state}`)
      const isNew = sights.some((sight) => !shown.has(sight))
      for (const sight of sights) shown.add(sight)
      return isNew
    })
  return newOnes.filter((walk) => !newOnes.some((other) => other.name.startsWith(`${walk.name}, `)))
}
