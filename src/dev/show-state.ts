import type { Locale } from '#src/site/locale.ts'
import { type ShownState, statesOf } from './flow-states.ts'
import type { GalleryFlow } from './gallery-flows.ts'
import { EMPTY, isRunning, runningFlows } from './running-flows.ts'

export interface StateShower {
  states: readonly ShownState[]
  /** Brings the running flow into a state; resolves when its chart runs there. */
  show: (state: ShownState) => Promise<void>
}

/** Resolves once the page runs the flow, and has told its chart what a page tells at its start. */
export async function stateShower(flow: GalleryFlow, locale: Locale): Promise<StateShower> {
  const states = statesOf(flow, locale)
  const { id } = flow.machine
  if (id === 'cookie-consent') return { states, show: replay }
  // The banner has a shelf of its own.
  await replay({ events: [{ type: 'find', stored: { choice: 'declined', chosenAt: null } }] })
  await isRunning(id)
  return {
    states,
    async show({ persisted }) {
      const before = runningFlows.find(id)
      before?.restart(persisted, EMPTY)
      await isRunning(id, ({ actor }) => actor !== before?.actor)
    },
  }
}

/** The banner's chart lives as long as the page, and all it hears comes from outside. */
async function replay({ events }: Pick<ShownState, 'events'>): Promise<void> {
  const { cookieConsent } = await import('#src/flows/cookie-consent/cookie-consent.flow.ts')
  for (const event of events) cookieConsent.send(event as Parameters<typeof cookieConsent.send>[0])
}
