import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromCallback } from 'xstate'
import { type CookieConsentEvent, cookieConsentMachine, type StoredChoice } from '#machines/cookie-consent.ts'

const AT = '2026-11-23T08:30:00.000Z'

function consent() {
  const kept: (StoredChoice | null)[] = []
  const actor = createActor(
    cookieConsentMachine.provide({
      actors: { storage: fromCallback<CookieConsentEvent>(() => undefined) },
      actions: { store: ({ context: { stored } }) => void kept.push(stored) },
    }),
  ).start()
  return { actor, kept, bringAbout: (event: AnyEventObject) => actor.send(event as CookieConsentEvent) }
}

test.for([
  ['accept', 'accepted'],
  ['decline', 'declined'],
] as const)('%s stores "%s" with the moment, once', ([type, choice]) => {
  const { actor, kept } = consent()
  actor.send({ type: 'find', stored: null })
  actor.send({ type, at: AT })
  actor.send({ type, at: AT })
  expect(kept).toEqual([{ choice, chosenAt: AT }])
  expect(actor.getSnapshot()).toMatchObject({
    value: 'decided',
    context: { stored: { choice, chosenAt: AT } },
  })
})

test.for([
  ['accept', 'accepted', 'declined'],
  ['decline', 'declined', 'accepted'],
] as const)('%s changes the choice where the banner was opened again', ([type, choice, before]) => {
  const { actor, kept } = consent()
  actor.send({ type: 'find', stored: { choice: before, chosenAt: null } })
  actor.send({ type: 'reopen' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'again', context: { stored: { choice: before } } })
  actor.send({ type, at: AT })
  expect(kept).toEqual([{ choice, chosenAt: AT }])
  expect(actor.getSnapshot()).toMatchObject({
    value: 'decided',
    context: { stored: { choice, chosenAt: AT } },
  })
})

test('a choice in another tab applies here, and a deletion there asks again here', () => {
  const { actor } = consent()
  actor.send({ type: 'find', stored: null })
  actor.send({ type: 'find', stored: { choice: 'accepted', chosenAt: AT } })
  expect(actor.getSnapshot().value).toBe('decided')
  actor.send({ type: 'find', stored: null })
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { stored: null } })
})
