/**
 * A form whose page stays open after a success: the visa case of an employer, or the consultation of a
 * visitor (specification, sections 2, 4 and 5). They differ only in their fields.
 *
 * - `editing`: the form can be filled in and sent. `idle`: no problems. `refused`: lists the fields to fix;
 *   returns to `idle` once all are fixed. `failed`: the last attempt failed; everything typed is kept.
 *   `notKept`: storing the message on the device failed as well. `sent`: a confirmation is shown above the
 *   empty form. `recalled`: repeats the confirmation after a reload.
 * - `sending`: the request is in flight, with a timeout of `sendLimit` milliseconds.
 * - `keeping`: no server answered, and the visitor confirmed that the device is their own: the message is
 *   added to the queue on this device.
 * - `queued`: the message waits in the queue for a connection; it can be taken back into the form.
 */

import { blankOf } from '#contracts/forms/form-fields.ts'
import type { FormName } from '#contracts/forms/forms.ts'
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

/** The notices of the form (section 8). */
export type InquiryNotice = Exclude<NoticeKind, 'typeFirst' | 'consent'>

/** Forms that may use this machine; not the sign-up and its confirmation, whose calls cannot wait in the queue. */
export type InquiryFormName = Exclude<FormName, 'sign-up' | 'confirmation'>

export const createInquiry = <Name extends InquiryFormName>(id: Name) =>
  formSetup<Name, InquiryNotice, { type: 'writeAnother' }>(id).createMachine({
    id,
    context: blankContext(blankOf(id)),
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
              recall: { target: 'recalled', actions: 'takeSent' },
            },
          },
          refused: { always: { guard: 'isMended', target: 'idle', actions: 'clearNotice' } },
          failed: {
            entry: showNotice('failed'),
            on: { keep: { guard: 'isUnanswered', target: `#${id}.keeping` } },
          },
          notKept: { entry: showNotice('notKept') },
          sent: {
            entry: ['startOver', 'clearDraft', showNotice('sent')],
            on: { writeAnother: { target: 'idle', actions: ['clearNotice', 'clearReceipt'] } },
          },
          recalled: { on: { writeAnother: { target: 'idle', actions: 'clearReceipt' } } },
        },
        on: {
          change: { actions: ['fillIn', 'saveDraft'] },
          submit: [
            { guard: 'isComplete', target: 'sending', actions: 'keepAttempt' },
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
            target: 'editing.sent',
            actions: [{ type: 'keepSent', params: ({ event }) => event.output }, 'saveReceipt'],
          },
          onError: { target: 'editing.failed', actions: recordFailure },
        },
        after: { sendLimit: { target: 'editing.failed', actions: recordTimeout } },
      },
      keeping: {
        tags: 'keeping',
        invoke: {
          id: 'keep',
          src: 'keep',
          input: queueEntryOf,
          onDone: 'queued',
          onError: 'editing.notKept',
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
            target: 'editing.sent',
            actions: [
              { type: 'keepSent', params: ({ event: { receipt, now } }) => ({ ...receipt, now }) },
              'saveReceipt',
            ],
          },
          giveBack: { target: 'editing.failed', actions: ['saveDraft', ...recordFailure] },
        },
      },
    },
  })

/** An employer describes a first visa case (specification, sections 2, 4 and 5). */
export const visaCaseMachine = createInquiry('visa-case')

/** A visitor requests a free consultation: the machine of the visa case, with the fields of another form. */
export const consultationMachine = createInquiry('consultation')
