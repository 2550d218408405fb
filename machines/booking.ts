/**
 * A visitor books a free consultation.
 *
 * - `editing`: the form can be filled in and sent.
 *   - `refused`: lists the fields to fix, until all are fixed.
 *   - `failed`: the last attempt failed. Nothing typed is lost.
 *   - `notStored`: the message could be neither sent nor stored on the device.
 * - `sending`: the request is in flight, for at most `sendLimit` milliseconds.
 * - `enqueuing`: stores the message in the queue of this device. Our server did not answer, and the visitor confirmed
 *   that the device is their own.
 * - `queued`: the message waits in the queue for a connection, even after the page is closed. The visitor can take it
 *   back.
 * - `confirmed`: the message was sent. The context has the message and the server's reference in `sent`.
 * - `recalled`: shows the confirmation again after a reload. Of the form, only the type of consultation is still known.
 */

import { blankOf } from '#contracts/forms/form-fields.ts'
import { recordFailure, recordTimeout } from './failure.ts'
import {
  attemptOf,
  blankContext,
  formSetup,
  keyOf,
  type NoticeKind,
  queueEntryOf,
  refuse,
  showNotice,
} from './form.ts'

/** Notices of the booking form. `typeFirst` asks the visitor to choose a type of consultation first. */
export type BookingNotice = Exclude<NoticeKind, 'consent'>

export const bookingMachine = formSetup<'booking', BookingNotice, { type: 'bookAnother' }>('booking')
  .extend({ guards: { isTypeMissing: ({ context }) => context.form.consultationType === '' } })
  .createMachine({
    id: 'booking',
    context: blankContext(blankOf('booking')),
    invoke: { id: 'connection', src: 'connection' },
    on: { goOffline: { actions: 'noteOffline' }, goOnline: { actions: 'noteOnline' } },
    initial: 'editing',
    states: {
      editing: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              restore: { actions: 'takeDraft' },
              recall: { target: '#booking.recalled', actions: 'takeSent' },
            },
          },
          refused: { always: { guard: 'isFixed', target: 'idle', actions: 'clearNotice' } },
          failed: {
            entry: showNotice('failed'),
            on: { enqueue: { guard: 'isUnanswered', target: '#booking.enqueuing' } },
          },
          notStored: { entry: showNotice('notStored') },
        },
        on: {
          change: { actions: ['fillIn', 'saveDraft'] },
          submit: [
            { guard: 'isComplete', target: 'sending', actions: 'keepAttempt' },
            { guard: 'isTypeMissing', target: '.refused', actions: refuse('typeFirst') },
            { guard: 'isMissingDetails', target: '.refused', actions: refuse('missing') },
            { target: '.refused', actions: refuse('malformed') },
          ],
        },
      },
      sending: {
        tags: 'sending',
        entry: ['clearNotice', 'saveDraft'],
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
          onError: { target: 'editing.failed', actions: recordFailure },
        },
        after: { sendLimit: { target: 'editing.failed', actions: recordTimeout } },
      },
      enqueuing: {
        tags: 'enqueuing',
        invoke: {
          id: 'enqueue',
          src: 'enqueue',
          input: queueEntryOf,
          onDone: 'queued',
          onError: 'editing.notStored',
        },
      },
      queued: {
        tags: 'queued',
        entry: [showNotice('queued'), 'clearDraft'],
        invoke: { id: 'queue', src: 'queue', input: keyOf },
        on: {
          takeBack: { target: 'editing', actions: ['clearNotice', 'saveDraft', 'eraseQueued'] },
          leave: { target: 'editing', actions: ['clearNotice', 'startOver'] },
          deliver: {
            target: 'confirmed',
            actions: [
              { type: 'keepSent', params: ({ event: { receipt, now } }) => ({ ...receipt, now }) },
              'saveReceipt',
              'startOver',
            ],
          },
          giveBack: { target: 'editing.failed', actions: ['saveDraft', ...recordFailure] },
        },
      },
      confirmed: {
        entry: showNotice('sent'),
        on: { bookAnother: { target: 'editing', actions: ['clearNotice', 'clearReceipt'] } },
      },
      recalled: { on: { bookAnother: { target: 'editing', actions: 'clearReceipt' } } },
    },
  })
