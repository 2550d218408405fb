import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { ChartWords } from './chart-view.tsx'
import { Charts, type Shown } from './charts.tsx'
import { dock } from './dock.tsx'
import { shadowIn } from './shadow.ts'
import { type Restart, watchSystem } from './watch-system.ts'

/** Options that tell the panel more than XState reports; all are optional. */
export interface Options extends ChartWords {
  /** Starts the root actor again from an earlier step; without it the panel looks back, and the page stays. */
  restart?: Restart
  /** Element for the charts, instead of the edge of the window. */
  within?: HTMLElement
  /** Further tabs of the docked panel by name, in the styles of the panel. */
  tabs?: Record<string, ComponentType>
  /** A word on the button of the closed panel, such as that calls fail; read as the panel closes. */
  note?: () => string
}

export interface Attached {
  /** Leads the root from its start along these events; needs `restart`. */
  replay: (events: readonly AnyEventObject[]) => void
  /** Takes the charts away, and with the last of them the panel. */
  detach: () => void
}

let attached = 0

/**
 * Shows a root actor, and every state machine that it invokes and spawns: where each is, what can happen, what happened.
 * Before or after the actor starts. The root stands for its system, since an XState system does not list its actors.
 */
export function attach(root: AnyActorRef, options: Options = {}): Attached {
  const { restart, within, tabs = {}, note = () => '', ...words } = options
  const system = watchSystem(root, restart)
  attached += 1
  const shown = { key: attached, system, words }
  const takeAway = within ? showWithin(within, shown) : dock({ ...shown, tabs, note })
  return {
    replay: system.replay,
    detach() {
      takeAway()
      system.stop()
    },
  }
}

function showWithin(place: HTMLElement, shown: Shown): () => void {
  const host = document.createElement('div')
  place.append(host)
  const react = createRoot(shadowIn(host))
  react.render(<Charts shown={[shown]} />)
  return () => {
    react.unmount()
    host.remove()
  }
}
