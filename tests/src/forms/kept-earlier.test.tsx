import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { KEPT_VISA_CASE } from '#mocks/examples.ts'
import { bookingForm } from '#src/flows/booking/booking.form.ts'
import { contactForm } from '#src/flows/contact-modal/contact-modal.form.ts'
import { consultationForm, visaCaseForm } from '#src/flows/inquiry/inquiry.form.ts'
import { signUpForm } from '#src/flows/sign-up/sign-up.form.ts'
import type { FormDefinition } from '#src/forms/form-definition.ts'
import { isReadable } from '#src/queue/take-back.ts'
import FIELDS from './kept-earlier.json' with { type: 'json' }

// The JSON file has the fields that each form stored on 25 November 2026. Do not edit it without raising the version in
// the storage key: tabs that stay open across a deployment still have the old values.

type AnyForm = Pick<FormDefinition<object>, 'machine'> & {
  draft: { key: string; load: () => unknown }
  receipt?: { key: string; load: () => unknown }
}
const DEFINITIONS: Record<keyof typeof FIELDS, AnyForm> = {
  booking: bookingForm,
  'contact-modal': contactForm,
  'visa-case': visaCaseForm,
  consultation: consultationForm,
  'sign-up': signUpForm,
}
const FORMS = Object.entries(DEFINITIONS).map(([name, definition]) => ({
  name,
  ...definition,
  stored: {
    form: FIELDS[name as keyof typeof FIELDS],
    idempotencyKey: '4f0c7c5e-2b1a-4a58-9c55-0d4c1f6f2a77',
  },
}))
const MESSAGES = FORMS.filter(({ receipt }) => receipt)
const RECEIPT = {
  reference: 'IS-7K3F-9QXD',
  answerBy: '2026-11-25',
  at: '2026-11-23T09:30',
  receipt: 'later',
  messageToken: 'a.b',
}

test('Every form has the storage keys of an earlier version', () => {
  expect(FORMS.map(({ draft }) => draft.key)).toEqual(FORMS.map(({ name }) => `draft:${name}:1`))
  expect(MESSAGES.map(({ receipt }) => receipt?.key)).toEqual(MESSAGES.map(({ name }) => `receipt:${name}:1`))
})

test.for(FORMS)('A draft of an earlier version is restored and sent: $name', ({ machine, draft, stored }) => {
  sessionStorage.setItem(draft.key, JSON.stringify(stored))
  const send = vi.fn((_attempt: unknown) => new Promise(() => undefined))
  const silent = () => undefined
  const actor = createActor(
    machine.provide({
      actors: {
        send: fromPromise(({ input }) => send(input)),
        connection: fromCallback(silent),
        address: fromCallback(silent),
      },
      actions: { saveDraft: silent, enterAddress: silent },
    }),
  ).start()
  // The machine is still sending, and would log a failure after twenty seconds.
  onTestFinished(() => void actor.stop())
  actor.send({ type: 'restore', draft: draft.load() })
  actor.send({ type: 'submit', idempotencyKey: 'another', signals: null, now: '2026-11-26T09:00' })
  expect(send.mock.calls).toMatchObject([[{ ...stored, signals: null }]])
})

test.for(MESSAGES)('A receipt of an earlier version is valid: $name', ({ receipt, stored: { form } }) => {
  const sent = { form, ...RECEIPT }
  sessionStorage.setItem(String(receipt?.key), JSON.stringify(sent))
  expect(receipt?.load()).toEqual(sent)
})

test.for(MESSAGES)('A queued message of an earlier version can be taken back: $name', ({ draft, stored }) => {
  const kept = { key: draft.key, kept: stored } as typeof KEPT_VISA_CASE.draft
  expect(isReadable({ ...KEPT_VISA_CASE, draft: kept, state: 'expired' })).toBe(true)
})
