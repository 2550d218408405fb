/**
 * A visitor decides about cookies (specification, sections 2 and 4).
 *
 * - `looking`: the storage is being read; nothing is shown.
 * - `asking`: the banner is shown until a choice is made.
 * - `again`: the same from the footer, with the choice so far and its date; it can be closed without another one.
 * - `decided`: a choice is stored; the banner is gone. Another tab's choice counts as this one's; storage that is
 *   blocked keeps the choice for the life of the page.
 */

import { assertEvent, assign, fromCallback, setup } from 'xstate'
import { unwired } from './unwired.ts'

export type CookieChoice = 'accepted' | 'declined'

/** A choice and when it was made, ISO 8601; `null` where the browser kept no date. */
export interface StoredChoice {
  choice: CookieChoice
  chosenAt: string | null
}

/** `find` reports the stored choice: at the start, and whenever another tab changes it. */
export type CookieConsentEvent =
  | { type: 'find'; stored: StoredChoice | null }
  | { type: 'accept'; at: string }
  | { type: 'decline'; at: string }
  | { type: 'reopen' }
  | { type: 'close' }

const cookieSetup = setup({
  types: {} as { context: { stored: StoredChoice | null }; events: CookieConsentEvent },
  actors: { storage: fromCallback<CookieConsentEvent>(() => unwired('storage')) },
  actions: {
    /** A port: stores the choice that the context holds. */
    store: () => unwired('store'),
    takeStored: assign(({ event }) => {
      assertEvent(event, 'find')
      return { stored: event.stored }
    }),
    keepChoice: assign(({ event }, { choice }: { choice: CookieChoice }) => {
      assertEvent(event, ['accept', 'decline'])
      return { stored: { choice, chosenAt: event.at } }
    }),
  },
  guards: {
    isStored: ({ event }) => {
      assertEvent(event, 'find')
      return event.stored !== null
    },
  },
})

const ACCEPT = [{ type: 'keepChoice', params: { choice: 'accepted' } }, 'store'] as const
const DECLINE = [{ type: 'keepChoice', params: { choice: 'declined' } }, 'store'] as const

export const cookieConsentMachine = cookieSetup.createMachine({
  id: 'cookie-consent',
  context: { stored: null },
  invoke: { id: 'storage', src: 'storage' },
  initial: 'looking',
  on: {
    find: [
      { guard: 'isStored', target: '.decided', actions: 'takeStored' },
      { target: '.asking', actions: 'takeStored' },
    ],
  },
  states: {
    looking: {},
    asking: {
      on: {
        accept: { target: 'decided', actions: ACCEPT },
        decline: { target: 'decided', actions: DECLINE },
      },
    },
    again: {
      on: {
        accept: { target: 'decided', actions: ACCEPT },
        decline: { target: 'decided', actions: DECLINE },
        close: 'decided',
      },
    },
    decided: { on: { reopen: 'again' } },
  },
})
