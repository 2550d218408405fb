import { blankOf } from '#contracts/forms/form-fields.ts'
import { attemptOf } from './attempt.ts'
import { blankContext } from './form-context.ts'
import { fail, formSetup, say } from './form-setup.ts'
import { GIVE_BACK, KEEP_DELIVERED, KEEPING, QUEUE, TAKE_BACK } from './queueing.ts'
import { IS_COMPLETE, IS_MISSING_DETAILS, KEEP_ATTEMPT, refuse } from './submitting.ts'

/** The notices that the visitor sees; `typeFirst` is a hint beside the button, the others are notices (section 8). */
export type BookingNotice =
  | 'booking.typeFirst'
  | 'booking.missing'
  | 'booking.malformed'
  | 'booking.failed'
  | 'booking.sent'
  | 'booking.queued'
  | 'booking.unkept'

const bookingSetup = formSetup<'booking', BookingNotice, { type: 'bookAnother' }>('booking').extend({
  guards: { isTypeMissing: ({ context }) => context.form.consultationType === '' },
})

/**
 * A visitor books a free consultation (specification, sections 2, 4 and 5).
 *
 * - `editing`: the form can be filled in and sent. `calm` names no problem; `refused` names the fields to mend and
 *   calms down with the last of them; `failed` says that the last attempt did not arrive, `unkept` that the browser
 *   keeps nothing either. What was typed stays in all four.
 * - `sending`: the request is on its way, for `sendLimit` milliseconds at the most.
 * - `keeping`: the message goes into the queue of this device, because no server answered and the visitor says that the device is their own.
 * - `queued`: it waits there for the connection, whatever becomes of the page; it can be taken back into the form.
 * - `confirmed`: the team has it; `sent` holds what the visitor wrote and the reference the server answered with.
 * - `recalled`: the same, found again after a reload; of what was written only the type is known.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: blankContext(blankOf('booking')),
  invoke: { id: 'connection', src: 'connection' },
  on: { goOffline: { actions: 'noteOffline' }, goOnline: { actions: 'noteOnline' } },
  initial: 'editing',
  states: {
    editing: {
      initial: 'calm',
      states: {
        calm: {
          on: {
            restore: { actions: { type: 'takeDraft', params: ({ event }) => event } },
            recall: {
              target: '#booking.recalled',
              actions: { type: 'takeSent', params: ({ event }) => event },
            },
          },
        },
        refused: { always: { guard: 'isMended', target: 'calm', actions: 'hush' } },
        failed: {
          entry: fail('booking.failed'),
          on: { keep: { guard: 'isUnanswered', target: '#booking.keeping' } },
        },
        unkept: { entry: say('booking.unkept') },
      },
      on: {
        change: { actions: [{ type: 'fillIn', params: ({ event }) => event }, 'saveDraft'] },
        submit: [
          { guard: IS_COMPLETE, target: 'sending', actions: KEEP_ATTEMPT },
          { guard: 'isTypeMissing', target: '.refused', actions: refuse('booking.typeFirst') },
          { guard: IS_MISSING_DETAILS, target: '.refused', actions: refuse('booking.missing') },
          { target: '.refused', actions: refuse('booking.malformed') },
        ],
      },
    },
    sending: {
      tags: 'sending',
      entry: ['hush', 'saveDraft'],
      invoke: {
        id: 'send',
        src: 'send',
        input: attemptOf,
        onDone: {
          target: 'confirmed',
          actions: [
            { type: 'keepSent', params: ({ event }) => event.output },
            'saveReceipt',
            'startOver',
            'clearDraft',
          ],
        },
        onError: 'editing.failed',
      },
      after: { sendLimit: 'editing.failed' },
    },
    keeping: KEEPING,
    queued: {
      tags: 'queued',
      entry: [say('booking.queued'), 'clearDraft'],
      invoke: QUEUE,
      on: {
        takeBack: TAKE_BACK,
        leave: { target: 'editing', actions: ['hush', 'startOver'] },
        deliver: {
          target: 'confirmed',
          actions: [KEEP_DELIVERED, 'saveReceipt', 'startOver'],
        },
        giveBack: GIVE_BACK,
      },
    },
    confirmed: {
      entry: say('booking.sent'),
      on: { bookAnother: { target: 'editing', actions: ['hush', 'clearReceipt'] } },
    },
    recalled: {
      on: { bookAnother: { target: 'editing', actions: 'clearReceipt' } },
    },
  },
})
