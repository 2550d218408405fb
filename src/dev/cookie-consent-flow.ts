import type { AnyActorRef, Snapshot } from 'xstate'
import type { StoredChoice } from '#machines/cookie-consent.ts'
import { KEYS } from '#src/browser/storage.ts'
import { startCookieConsent } from '#src/flows/cookie-consent/cookie-consent.wiring.ts'
import type { RunningFlow } from './running-flows.ts'

export const cookieConsentFlow: RunningFlow = {
  id: 'cookie-consent',
  actor: startCookieConsent(),
  restart: restoreState,
}

/** Restores a state by sending events, because the page's only actor of this machine cannot be replaced. */
function restoreState(from: Snapshot<unknown>): AnyActorRef {
  const { value, context } = from as unknown as { value: string; context: { stored: StoredChoice | null } }
  const { stored } = context
  if (stored) localStorage.setItem(KEYS.consent, stored.choice)
  else localStorage.removeItem(KEYS.consent)
  const cookieConsent = startCookieConsent()
  cookieConsent.send({ type: 'find', stored })
  if (value === 'reopened') cookieConsent.send({ type: 'reopen' })
  return cookieConsent
}
