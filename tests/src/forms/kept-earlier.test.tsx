import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { KEPT_VISA_CASE, KEY } from '#src/dev/examples.ts'
import { bookingForm } from '#src/flows/booking/booking.form.ts'
import { contactForm } from '#src/flows/contact-modal/contact-modal.form.ts'
import { consultationForm, visaCaseForm } from '#src/flows/inquiry/inquiry.form.ts'
import { signUpForm } from '#src/flows/sign-up/sign-up.form.ts'
import type { FormDefinition } from '#src/forms/form-definition.ts'
import { isReadable } from '#src/queue/take-back.ts'
import KEPT from './kept-earlier.json' with { type: 'json' }

// Stored texts by key, as written by commit 694fef77 on 25 November 2026. A tab open across a deployment has such
// texts; raise the version of a key rather than change a line here. A missing field is blank.

type AnyForm = Pick<FormDefinition<object>, 'machine'> & {
  draft: { key: string; load: () => unknown }
  receipt?: { key: string; load: () => unknown }
}
const FORMS: readonly AnyForm[] = [bookingForm, contactForm, visaCaseForm, consultationForm, signUpForm]
const kept = (key: string) => KEPT[key as keyof typeof KEPT]

afterEach(() => sessionStorage.clear())

test('Every form uses the same storage keys as an earlier version', () => {
  const keys = FORMS.flatMap(({ draft, receipt }) => [draft.key, ...(receipt ? [receipt.key] : [])])
  expect(keys.toSorted()).toEqual(Object.keys(KEPT).toSorted())
})

test.for(FORMS)('A draft of an earlier version is restored: $machine.id', ({ machine, draft }) => {
  sessionStorage.setItem(draft.key, JSON.stringify(kept(draft.key)))
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
  // The machine is left while sending: stop it, or it reports a missing response after twenty seconds.
  onTestFinished(() => void actor.stop())
  actor.send({ type: 'restore', draft: draft.load() })
  expect(actor.getSnapshot().context).toMatchObject(kept(draft.key))
  actor.send({ type: 'submit', idempotencyKey: 'another', signals: null, now: '2026-11-26T09:00' })
  expect(send.mock.calls).toMatchObject([[{ ...kept(draft.key), signals: null }]])
})

test.for(FORMS.filter(({ receipt }) => receipt))(
  'A receipt of an earlier version is restored: $machine.id',
  ({ machine, receipt }) => {
    const key = String(receipt?.key)
    sessionStorage.setItem(key, JSON.stringify(kept(key)))
    const silent = fromCallback(() => undefined)
    const actor = createActor(machine.provide({ actors: { connection: silent, address: silent } })).start()
    actor.send({ type: 'recall', sent: receipt?.load() })
    expect(JSON.stringify(actor.getSnapshot().value)).toContain('recalled')
    expect(actor.getSnapshot().context.sent).toMatchObject(kept(key))
  },
)

test.for(FORMS.filter(({ receipt }) => receipt))(
  'A queued message of an earlier version can be taken back into its form: $machine.id',
  ({ draft: { key } }) => {
    const message = { ...KEPT_VISA_CASE, draft: { key, kept: kept(key) as never }, state: 'expired' } as const
    expect(message.draft.kept).toMatchObject({ idempotencyKey: KEY })
    expect(isReadable(message)).toBe(true)
  },
)
