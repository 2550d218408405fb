import type { AnyStateMachine } from 'xstate'
import { type Station, stationsOf } from './stations.ts'

interface ChartMapProps {
  machine: AnyStateMachine
  place: string
  /** Where the next event can lead. */
  next: ReadonlySet<string>
}

/** Every state of a chart; the present one is lit, and the next ones are marked. */
export function ChartMap({ machine, place, next }: ChartMapProps) {
  const present = place.split(' ')
  const draw = (stations: Station[]) => (
    <ul className="stations">
      {stations.map(({ state, name, isLit, inside }) => (
        <li
          key={state}
          className="station"
          data-lit={isLit || undefined}
          data-next={next.has(state) || undefined}
          aria-current={present.includes(state) ? 'step' : undefined}
        >
          {name}
          {inside.length > 0 && draw(inside)}
        </li>
      ))}
    </ul>
  )
  return draw(stationsOf(machine, place))
}
