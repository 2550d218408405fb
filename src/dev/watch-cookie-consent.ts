import type { StoredChoice } from '#machines/cookie-consent.ts'
import { KEYS } from '#src/browser/storage.ts'
import { type Log, runningFlows, stepOf } from '#src/dev/running-flows.ts'
import { cookieConsent } from '#src/flows/cookie-consent/cookie-consent.flow.ts'

/**
 * The banner's chart lives as long as the page, so it cannot be started again: what its storage tells leads it back to
 * a place.
 */
export function watchCookieConsent(log?: Log): void {
  const start = log ?? { steps: [stepOf(cookieConsent, { type: 'xstate.init' })], at: 0 }
  const forget = runningFlows.watch(
    cookieConsent,
    (_, before) => {
      const snapshot = before.steps[before.at]?.snapshot
      if (!snapshot) return
      forget()
      tell(snapshot.context.stored)
      if (snapshot.value === 'again') cookieConsent.send({ type: 'reopen' })
      watchCookieConsent(before)
    },
    start,
  )
}

function tell(stored: StoredChoice | null): void {
  if (stored) localStorage.setItem(KEYS.consent, stored.choice)
  else localStorage.removeItem(KEYS.consent)
  cookieConsent.send({ type: 'find', stored })
}
