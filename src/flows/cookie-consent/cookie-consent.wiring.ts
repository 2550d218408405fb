import { type ActorRefFrom, createActor, fromCallback } from 'xstate'
import {
  type CookieChoice,
  type CookieConsentEvent,
  cookieConsentMachine,
  type StoredChoice,
} from '#machines/cookie-consent.ts'
import { KEYS } from '#src/browser/storage.ts'
import { storedText } from '#src/browser/stored-value.ts'

const CHOICES: readonly CookieChoice[] = ['accepted', 'declined']

const choice = storedText('localStorage', KEYS.consent)
const date = storedText('localStorage', KEYS.consentDate)

/** Returns the stored choice; null if there is none or the browser blocks storage. */
function loadChoice(): StoredChoice | null {
  const found = CHOICES.find((known) => known === choice.load())
  return found ? { choice: found, chosenAt: date.load() } : null
}

function saveChoice(made: StoredChoice): void {
  // Save the date first: other tabs read both values as soon as the choice changes.
  date.save(made.chosenAt ?? '')
  choice.save(made.choice)
}

const wireCookieConsent = () =>
  cookieConsentMachine.provide({
    actors: {
      storage: fromCallback<CookieConsentEvent>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'find', stored: loadChoice() })
        const tellChange = ({ key }: StorageEvent) => {
          if (key === KEYS.consent || key === null) tell()
        }
        tell()
        addEventListener('storage', tellChange)
        return () => removeEventListener('storage', tellChange)
      }),
    },
    actions: {
      store: ({ context: { stored } }) => {
        if (stored) saveChoice(stored)
      },
    },
  })

let running: ActorRefFrom<typeof cookieConsentMachine> | undefined

/** Returns the one actor that all callers share. The first call starts it. */
export function startCookieConsent(): ActorRefFrom<typeof cookieConsentMachine> {
  running ??= createActor(wireCookieConsent()).start()
  return running
}
