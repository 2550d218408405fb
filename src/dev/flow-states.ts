import type { AnyEventObject, AnyMachineSnapshot, Snapshot } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Language } from '#contracts/values/language.ts'
import type { ListedMessage } from '#machines/waiting-messages.ts'
import { eventOf } from '#mocks/example.ts'
import type { GalleryFlow } from '#mocks/gallery-flows.ts'
import { stateName } from '#src/dev/panel/chart.ts'

/** State of a flow, as shown in the gallery. */
export interface ShownState {
  /** Path of the state and details from the context, such as `editing.refused.missing`. */
  name: string
  /** Snapshot from which an actor starts in this state. */
  persisted: Snapshot<unknown>
  /** Shortest sequence of events that leads to the state. */
  events: readonly AnyEventObject[]
}

/** Returns the states that the gallery's events can reach, fewest events first. Omits `unseen` states. */
export function shownStates(
  { machine, events, unseen = [] }: GalleryFlow,
  locale: Language,
  input: unknown,
): readonly ShownState[] {
  const all = events(locale).map(eventOf)
  const paths = getShortestPaths(machine, {
    input,
    // Go offline only in idle states, and end the path there. Being offline changes just one sentence of the page.
    events: (snapshot: AnyMachineSnapshot) =>
      snapshot.context.isOffline
        ? []
        : all.filter(
            (event) =>
              snapshot.can(event) && (event.type !== 'goOffline' || isIdle(stateName(snapshot.value))),
          ),
    serializeState: ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, { ...context, sent: null, signals: null, idempotencyKey: null, tables: null }]),
    limit: 20_000,
  })
  const shown = new Map<string, ShownState>()
  for (const { state, steps } of paths.toSorted((one, other) => one.weight - other.weight)) {
    const name = nameOf(state as AnyMachineSnapshot)
    if (!shown.has(name) && !unseen.includes(stateName(state.value)))
      shown.set(name, {
        name,
        persisted: machine.getPersistedSnapshot(state),
        events: steps.slice(1).map(({ event }) => event),
      })
  }
  return [...shown.values()]
}

const isIdle = (place: string) => place.endsWith('idle')

function nameOf({ value, context }: AnyMachineSnapshot): string {
  const place = stateName(value)
  const {
    form,
    notice,
    failure,
    problems,
    isOffline,
    isBackOnline,
    verdict,
    dropped,
    messages = [],
  } = context
  const kind = notice?.kind
  const parts = [
    place.startsWith('open') && form?.kind,
    kind && !place.endsWith(kind) && !/(asking|trying|sending|settled)$/.test(place) && kind,
    isIdle(place) && !isOffline && form?.document?.name && 'document',
    isIdle(place) && !isOffline && problems?.document && 'document-refused',
    failure?.sentence && !isBackOnline && /(failed|stuck)$/.test(place) && 'throttled',
    isOffline && 'offline',
    isBackOnline && place.endsWith('failed') && 'backOnline',
    verdict?.outcome,
    ...(place.endsWith('settled') ? messages : []).flatMap(({ state, isReadable }: ListedMessage) => [
      state,
      state !== 'delivered' && !isReadable && 'copyOnly',
    ]),
    dropped && Object.keys(dropped).length > 0 && 'dropped',
  ]
  return [place, ...parts.filter(Boolean)].join('.')
}
