import { assign, fromCallback, setup } from 'xstate'
import { typed } from './typed.ts'
import { unwired } from './unwired.ts'

export type CookieChoice = 'accepted' | 'declined'

/** A choice and when it was made, ISO 8601; `null` where the browser kept no date. */
export interface StoredChoice {
  choice: CookieChoice
  chosenAt: string | null
}

/** The stored choice: at the start, and whenever another tab changes it. */
export type StorageEvent = { type: 'find'; stored: StoredChoice | null }
export type CookieConsentEvent =
  | StorageEvent
  | { type: 'accept'; at: string }
  | { type: 'decline'; at: string }
  | { type: 'reopen' }
  | { type: 'close' }

const cookieSetup = setup({
  types: typed<{ context: { stored: StoredChoice | null }; events: CookieConsentEvent }>(),
  actors: { storage: fromCallback<CookieConsentEvent>(() => unwired('storage')) },
  actions: {
    store: (_, _params: StoredChoice) => unwired('store'),
    keepChoice: assign((_, { stored }: { stored: StoredChoice | null }) => ({ stored })),
  },
  guards: { isStored: (_, { stored }: { stored: StoredChoice | null }) => stored !== null },
})

const choose = (choice: CookieChoice) =>
  [
    {
      type: 'keepChoice',
      params: ({ event }: { event: { at: string } }) => ({ stored: { choice, chosenAt: event.at } }),
    },
    { type: 'store', params: ({ event }: { event: { at: string } }) => ({ choice, chosenAt: event.at }) },
  ] as const

/**
 * A visitor decides about cookies (specification, sections 2 and 4).
 *
 * - `looking`: the storage is being read; nothing is shown.
 * - `asking`: the banner is shown until a choice is made. `again` is the same from the footer, with the choice so far
 *   and its date, and can be closed without another one.
 * - `decided`: a choice is stored; the banner is gone. Another tab's choice counts as this one's; storage that is
 *   blocked keeps the choice for the life of the page.
 */
export const cookieConsentMachine = cookieSetup.createMachine({
  id: 'cookie-consent',
  context: { stored: null },
  invoke: { id: 'storage', src: 'storage' },
  initial: 'looking',
  states: {
    looking: {},
    asking: {
      on: {
        accept: { target: 'decided', actions: choose('accepted') },
        decline: { target: 'decided', actions: choose('declined') },
      },
    },
    again: {
      on: {
        accept: { target: 'decided', actions: choose('accepted') },
        decline: { target: 'decided', actions: choose('declined') },
        close: 'decided',
      },
    },
    decided: { on: { reopen: 'again' } },
  },
  on: {
    find: [
      {
        guard: { type: 'isStored', params: ({ event }) => event },
        target: '.decided',
        actions: { type: 'keepChoice', params: ({ event }) => event },
      },
      { target: '.asking', actions: { type: 'keepChoice', params: { stored: null } } },
    ],
  },
})
