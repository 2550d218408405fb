/**
 * The form for an employer's visa case, or for a visitor's consultation. The two differ only in their fields.
 *
 * - `editing`: the form can be filled in and sent.
 *   - `refused`: lists the fields to fix, until all are fixed.
 *   - `failed`: the last attempt failed. Nothing typed is lost.
 *   - `notStored`: the message could be neither sent nor stored on the device.
 * - `sending`: the request is in flight, for at most `sendLimit` milliseconds.
 * - `enqueuing`: stores the message in the queue of this device. Our server did not answer, and the visitor confirmed
 *   that the device is their own.
 * - `queued`: the message waits in the queue for a connection. The visitor can take it back.
 * - `sent`: shows a confirmation instead of the form, until the visitor wants to write another message.
 * - `recalled`: shows the confirmation again after a reload.
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

export type InquiryNotice = Exclude<NoticeKind, 'typeFirst' | 'consent'>

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
              recall: { target: `#${id}.recalled`, actions: 'takeSent' },
            },
          },
          refused: { always: { guard: 'isFixed', target: 'idle', actions: 'clearNotice' } },
          failed: {
            entry: showNotice('failed'),
            on: { enqueue: { guard: 'isUnanswered', target: `#${id}.enqueuing` } },
          },
          notStored: { entry: showNotice('notStored') },
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
            target: 'sent',
            actions: [{ type: 'keepSent', params: ({ event }) => event.output }, 'saveReceipt'],
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
            target: 'sent',
            actions: [
              { type: 'keepSent', params: ({ event: { receipt, now } }) => ({ ...receipt, now }) },
              'saveReceipt',
            ],
          },
          giveBack: { target: 'editing.failed', actions: ['saveDraft', ...recordFailure] },
        },
      },
      sent: {
        entry: ['startOver', 'clearDraft', showNotice('sent')],
        on: { writeAnother: { target: 'editing', actions: ['clearNotice', 'clearReceipt'] } },
      },
      recalled: { on: { writeAnother: { target: 'editing', actions: 'clearReceipt' } } },
    },
  })

/** An employer describes a first visa case. */
export const visaCaseMachine = createInquiry('visa-case')

/** A visitor requests a free consultation. The form differs from that of a visa case only in its fields. */
export const consultationMachine = createInquiry('consultation')
