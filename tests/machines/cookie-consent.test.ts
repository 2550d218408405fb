import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromCallback } from 'xstate'
import { type CookieConsentEvent, cookieConsentMachine, type StoredChoice } from '#machines/cookie-consent.ts'

const AT = '2026-11-23T08:30:00.000Z'

function consentAfter(...events: AnyEventObject[]) {
  const written: (StoredChoice | null)[] = []
  const actor = createActor(
    cookieConsentMachine.provide({
      actors: { storage: fromCallback<CookieConsentEvent>(() => undefined) },
      actions: { store: ({ context: { stored } }) => void written.push(stored) },
    }),
  ).start()
  for (const event of events) actor.send(event as CookieConsentEvent)
  return { written, stored: actor.getSnapshot().context.stored }
}

const FIRST_VISIT = [{ type: 'find', stored: null }]
const reopened = (choice: string) => [
  { type: 'find', stored: { choice, chosenAt: null } },
  { type: 'reopen' },
]

test.for([
  ['accept', 'accepted', 'on a first visit', FIRST_VISIT],
  ['decline', 'declined', 'on a first visit', FIRST_VISIT],
  ['accept', 'accepted', 'after an earlier refusal', reopened('declined')],
  ['decline', 'declined', 'after an earlier consent', reopened('accepted')],
] as const)('%s stores "%s" with its time, once, %s', ([type, choice, , before]) => {
  const { written, stored } = consentAfter(...before, { type, at: AT }, { type, at: AT })
  expect(stored).toEqual({ choice, chosenAt: AT })
  expect(written).toEqual([stored])
})

test('A choice made in another tab applies here, and is not stored again', () => {
  const elsewhere = { type: 'find', stored: { choice: 'accepted', chosenAt: AT } }
  expect(consentAfter(...FIRST_VISIT, elsewhere)).toEqual({ written: [], stored: elsewhere.stored })
  expect(consentAfter(elsewhere, ...FIRST_VISIT)).toEqual({ written: [], stored: null })
})
