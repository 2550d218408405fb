import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { AnyActorRef, AnyEventObject } from 'xstate'
import { ChartView, type ChartWords, type Shown } from './chart-view.tsx'
import { dock } from './dock.tsx'
import { type Restart, watchMachine } from './watch-machine.ts'

/** Options that tell the panel more than XState reports. */
export interface Options extends ChartWords {
  /** Starts the actor again from an earlier step. */
  restart: Restart
  /** Element for the chart, instead of the edge of the window. */
  within?: HTMLElement
  /** Further tabs of the docked panel by name, in the styles of the panel. */
  tabs?: Record<string, ComponentType>
  /** A word on the button of the closed panel, such as that calls fail; read as the panel closes. */
  note?: () => string
}

export interface Attached {
  /** Leads the machine from its start along these events. */
  replay: (events: readonly AnyEventObject[]) => void
  /** Takes the chart away, and with the last of them the panel. */
  detach: () => void
}

let attached = 0

/** Shows a running machine: where it is, what can happen, what happened. Before or after its actor starts. */
export function attach(actor: AnyActorRef, options: Options): Attached {
  const { restart, within, tabs = {}, note = () => '', ...words } = options
  const machine = watchMachine(actor, restart)
  attached += 1
  const shown = { key: attached, machine, words }
  const takeAway = within ? showWithin(within, shown) : dock({ ...shown, tabs, note })
  return {
    replay: machine.replay,
    detach() {
      takeAway()
      machine.stop()
    },
  }
}

function showWithin(place: HTMLElement, { machine, words }: Shown): () => void {
  const react = createRoot(place)
  react.render(<ChartView machine={machine} words={words} />)
  return () => react.unmount()
}
