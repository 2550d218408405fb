import { createActor, fromCallback } from 'xstate'
import {
  type CookieChoice,
  type CookieConsentEvent,
  cookieConsentMachine,
  type StoredChoice,
} from '#machines/cookie-consent.ts'

/** The key and its values are the specification's (section 9); the date stands beside it. */
const CHOICE_KEY = 'cookie_consent'
const DATE_KEY = 'cookie_consent_date'
const CHOICES: readonly CookieChoice[] = ['accepted', 'declined']

/** Blocked storage counts as empty; then the choice lives as long as the page. */
function stored(): StoredChoice | null {
  try {
    const choice = CHOICES.find((known) => known === localStorage.getItem(CHOICE_KEY))
    return choice ? { choice, chosenAt: localStorage.getItem(DATE_KEY) } : null
  } catch {
    return null
  }
}

function store({ choice, chosenAt }: StoredChoice): void {
  try {
    // The date first: other tabs read both when the choice changes.
    localStorage.setItem(DATE_KEY, chosenAt ?? '')
    localStorage.setItem(CHOICE_KEY, choice)
  } catch {
    // Blocked or full: see `stored`.
  }
}

/** The consent's chart with its ports wired: the storage that all tabs share. */
const cookieConsentFlow = cookieConsentMachine.provide({
  actors: {
    storage: fromCallback<CookieConsentEvent>(({ sendBack }) => {
      const tell = () => sendBack({ type: 'find', stored: stored() })
      const tellChange = ({ key }: StorageEvent) => {
        if (key === CHOICE_KEY || key === null) tell()
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
