import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { AnyActorRef, AnyEventObject } from 'xstate'
import { ChartView, type ChartWords, type Shown } from './chart-view.tsx'
import { dock } from './dock.tsx'
import { type Restart, watchMachine } from './watch-machine.ts'

export interface Options extends ChartWords {
  restart: Restart
  within?: HTMLElement
  tabs?: Record<string, ComponentType>
  /** Returns a warning for the button that opens the panel. */
  note?: () => string
}

export interface Attached {
  replay: (events: readonly AnyEventObject[]) => void
  /** Removes the chart, and the panel if no docked chart is left. */
  detach: () => void
}

let attached = 0

/** Shows a machine's state, possible events and log. The actor need not have started yet. */
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
