import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { isIn } from './chart.ts'

/** A state of a chart as a station of its map. */
export interface Station {
  /** Its dotted path. */
  state: string
  name: string
  /** Whether the chart is there. */
  isLit: boolean
  inside: Station[]
}

/** The states of a chart that is in a place, each within its parent. */
export function stationsOf(machine: AnyStateMachine, place: string): Station[] {
  const stations = ({ states }: AnyStateNode): Station[] =>
    Object.values(states)
      .filter(({ type }) => type !== 'history')
      .map((node) => {
        const state = node.path.join('.')
        return { state, name: node.key, isLit: isIn(place, state), inside: stations(node) }
      })
  return stations(machine.root)
}
