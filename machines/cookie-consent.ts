/**
 * A visitor accepts or declines cookies.
 *
 * - `loading`: waits for the stored choice; nothing is shown.
 * - `asking`: the banner is shown until the visitor chooses.
 * - `reopened`: the visitor reopened the banner from the footer. It shows the current choice with its date, and can be
 *   closed without a new choice.
 * - `decided`: the visitor has chosen; the banner is gone.
 *
 * A choice made in another tab applies here too. If the storage is blocked, a choice lasts until the page is closed.
 */

import { assertEvent, assign, fromCallback, setup } from 'xstate'
import { missingPort } from './missing-port.ts'

export type CookieChoice = 'accepted' | 'declined'

/** `chosenAt` is ISO 8601; null if the browser stored no date. */
export interface StoredChoice {
  choice: CookieChoice
  chosenAt: string | null
}

/** `find` reports the stored choice when the machine starts, and after each change in another tab. */
export type CookieConsentEvent =
  | { type: 'find'; stored: StoredChoice | null }
  | { type: 'accept'; at: string }
  | { type: 'decline'; at: string }
  | { type: 'reopen' }
  | { type: 'close' }

const cookieSetup = setup({
  types: {} as { context: { stored: StoredChoice | null }; events: CookieConsentEvent },
  actors: { storage: fromCallback<CookieConsentEvent>(() => missingPort('storage')) },
  actions: {
    store: () => missingPort('store'),
    takeStored: assign(({ event }) => {
      assertEvent(event, 'find')
      return { stored: event.stored }
    }),
    keepChoice: assign(({ event }) => {
      assertEvent(event, ['accept', 'decline'])
      return { stored: { choice: event.type === 'accept' ? 'accepted' : 'declined', chosenAt: event.at } }
    }),
  },
  guards: {
    isStored: ({ event }) => {
      assertEvent(event, 'find')
      return event.stored !== null
    },
  },
})

const choose = { target: 'decided', actions: ['keepChoice', 'store'] } as const

export const cookieConsentMachine = cookieSetup.createMachine({
  id: 'cookie-consent',
  context: { stored: null },
  invoke: { id: 'storage', src: 'storage' },
  initial: 'loading',
  on: {
    find: [
      { guard: 'isStored', target: '.decided', actions: 'takeStored' },
      { target: '.asking', actions: 'takeStored' },
    ],
  },
  states: {
    loading: {},
    asking: { on: { accept: choose, decline: choose } },
    reopened: { on: { accept: choose, decline: choose, close: 'decided' } },
    decided: { on: { reopen: 'reopened' } },
  },
})
