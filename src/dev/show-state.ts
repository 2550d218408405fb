import type { AnyActorRef } from 'xstate'
import type { Language } from '#contracts/values/language.ts'
import type { GalleryFlow } from '#mocks/gallery-flows.ts'
import { type ShownState, shownStates } from './flow-states.ts'
import { GALLERY_INPUTS } from './gallery-inputs.ts'
import { whenRunning } from './running-flows.ts'

export interface StateShower {
  states: readonly ShownState[]
  show: (state: ShownState) => Promise<void>
}

/**
 * Resolves to the flow's states and a function that shows one of them, once the page has sent the flow's initial
 * events. For the cookie banner, resolves without waiting.
 */
export async function stateShower(flow: GalleryFlow, locale: Language): Promise<StateShower> {
  const { id } = flow.machine
  const states = shownStates(flow, locale, GALLERY_INPUTS[id])
  if (id === 'cookie-consent') return { states, show: replay }
  // Hide the cookie banner, which has its own entry in the gallery.
  await replay({ events: [{ type: 'find', stored: { choice: 'declined', chosenAt: null } }] })
  const running = await whenRunning(id)
  return { states, show: async ({ persisted }) => started(running.restart(persisted)) }
}

/** Resolves when the page shows the actor's first snapshot. */
const started = (actor: AnyActorRef) =>
  new Promise<void>((resolve) => {
    const { unsubscribe } = actor.system.inspect(({ type, actorRef }) => {
      if (type !== '@xstate.snapshot' || actorRef !== actor) return
      unsubscribe()
      setTimeout(resolve)
    })
  })

/** Sends events to the cookie banner, because its actor cannot restart from a snapshot. */
async function replay({ events }: Pick<ShownState, 'events'>): Promise<void> {
  const { startCookieConsent } = await import('#src/flows/cookie-consent/cookie-consent.wiring.ts')
  const cookieConsent = startCookieConsent()
  for (const event of events) cookieConsent.send(event as Parameters<typeof cookieConsent.send>[0])
}
