import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type FieldsOf, problemsIn } from '#contracts/forms/form-fields.ts'
import { bookingMachine } from '#machines/booking.ts'
import { completeBooking, NOW, RECEIPT, SUBMIT } from '#mocks/examples.ts'
import { ports, withPorts } from './form-ports.ts'

const booking = withPorts(bookingMachine)

const anyForm = fc.record({
  consultationType: fc.constantFrom('' as const, 'business' as const, 'individual' as const),
  name: fc.oneof(fc.string({ maxLength: 210 }), fc.constant('Anna')),
  email: fc.oneof(fc.emailAddress(), fc.string(), fc.constant('a@b.de')),
  phone: fc.string({ maxLength: 60 }),
  description: fc.string({ unit: 'binary' }),
  consent: fc.boolean(),
})

test('No sequence of events sends twice or without consent, or loses text', () => {
  const success = { type: 'xstate.done.actor.send', output: RECEIPT } as const
  const anyEvent = fc.oneof(
    anyForm.map((form) => ({ type: 'change', form }) as const),
    fc.constant({ type: 'change', form: completeBooking } as const),
    fc.constant({ type: 'change', form: { consent: false } } as const),
    fc.uuid().map((idempotencyKey) => ({ ...SUBMIT, idempotencyKey })),
    fc.constantFrom({ type: 'bookAnother' } as const, { type: 'goOffline' } as const),
    fc.constantFrom(
      success,
      { type: 'xstate.error.actor.send', error: new TypeError('Failed to fetch') } as const,
      { type: 'xstate.after.sendLimit.booking.sending' } as const,
    ),
  )
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 25 }), (events) => {
      vi.clearAllMocks()
      const actor = createActor(booking).start()
      let submits = 0
      for (const event of events) {
        const { value, context } = actor.getSnapshot()
        const isOfCall = event.type.startsWith('xstate.')
        if (isOfCall && value !== 'sending') continue
        if (event.type === 'submit') submits += 1
        const sent = ports.send.mock.calls.length
        actor.send(event as never)
        const after = actor.getSnapshot()
        if (ports.send.mock.calls.length > sent) expect(context.form.consent).toBe(true)
        if (isOfCall) expect(after.value).not.toBe('sending')
        if (isOfCall && event !== success) expect(after.context.form).toEqual(context.form)
        if (event.type === 'change' && value !== 'sending' && value !== 'confirmed')
          expect(after.context.form).toEqual({ ...context.form, ...event.form })
      }
      expect(ports.send.mock.calls.length).toBeLessThanOrEqual(submits)
      for (const [{ form }] of ports.send.mock.calls)
        expect(problemsIn('booking', form as FieldsOf<'booking'>, NOW)).toEqual({})
    }),
    { numRuns: 200 },
  )
})
