import { useSyncExternalStore } from 'react'
import { ChartView, type ChartWords } from './chart-view.tsx'
import type { WatchedSystem } from './watch-system.ts'

/** A system that is watched, and what its application says of it. */
export interface Shown {
  key: number
  system: WatchedSystem
  words: ChartWords
}

/** The charts of several systems, in their order. */
export function Charts({ shown }: { shown: readonly Shown[] }) {
  return shown.map(({ key, ...system }) => <System key={key} {...system} />)
}

function System({ system, words }: Omit<Shown, 'key'>) {
  const charts = useSyncExternalStore(system.subscribe, system.list)
  return charts.map((chart, index) => (
    <ChartView
      // A root that is started again is still the first.
      key={index === 0 ? 'root' : chart.actor.sessionId}
      chart={chart}
      // The examples are the root's.
      words={index === 0 ? words : {}}
      goTo={(at) => system.goTo(chart, at)}
    />
  ))
}
