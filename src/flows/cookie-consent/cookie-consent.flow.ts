import { createActor, fromCallback } from 'xstate'
import {
  type CookieChoice,
  type CookieConsentEvent,
  cookieConsentMachine,
  type StoredChoice,
} from '#machines/cookie-consent.ts'
import { KEYS } from '#src/browser/storage.ts'

const CHOICES: readonly CookieChoice[] = ['accepted', 'declined']

/** Blocked storage counts as empty; then the choice lives as long as the page. */
function stored(): StoredChoice | null {
  try {
    const choice = CHOICES.find((known) => known === localStorage.getItem(KEYS.consent))
    return choice ? { choice, chosenAt: localStorage.getItem(KEYS.consentDate) } : null
  } catch {
    return null
  }
}

function store({ choice, chosenAt }: StoredChoice): void {
  try {
    // The date first: other tabs read both when the choice changes.
    localStorage.setItem(KEYS.consentDate, chosenAt ?? '')
    localStorage.setItem(KEYS.consent, choice)
  } catch {
    // Blocked or full: see `stored`.
  }
}

/** The consent's machine with its ports wired: the storage that all tabs share. */
const cookieConsentFlow = cookieConsentMachine.provide({
  actors: {
    storage: fromCallback<CookieConsentEvent>(({ sendBack }) => {
      const tell = () => sendBack({ type: 'find', stored: stored() })
      const tellChange = ({ key }: StorageEvent) => {
        if (key === KEYS.consent || key === null) tell()
      }
      tell()
      addEventListener('storage', tellChange)
      return () => removeEventListener('storage', tellChange)
    }),
  },
  actions: { store: (_, choice) => store(choice) },
})

/** One for the life of the page load: banner and footer speak to the same. */
export const cookieConsent = createActor(cookieConsentFlow).start()
