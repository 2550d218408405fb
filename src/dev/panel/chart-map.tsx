import type { AnyStateMachine } from 'xstate'
import styles from './chart-map.module.css'
import { type Station, stationsOf } from './stations.ts'

interface ChartMapProps {
  machine: AnyStateMachine
  place: string
  /** Where the next event can lead. */
  next: ReadonlySet<string>
}

/** Every state of a chart; the present one is lit, and the next ones are marked. */
export function ChartMap({ machine, place, next }: ChartMapProps) {
  const draw = (stations: Station[]) => (
    <ul className={styles.stations}>
      {stations.map(({ state, name, isLit, inside }) => (
        <li
          key={state}
          className={styles.station}
          data-lit={isLit || undefined}
          data-next={next.has(state) || undefined}
          aria-current={state === place ? 'step' : undefined}
        >
          {name}
          {inside.length > 0 && draw(inside)}
        </li>
      ))}
    </ul>
  )
  return draw(stationsOf(machine, place))
}
