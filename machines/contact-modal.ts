/**
 * A business or an individual writes to the team in a dialog with its own URL.
 *
 * - `closed`: only the page is shown.
 *   - `sent`: confirms that the message was sent.
 *   - `recalled`: shows the confirmation again after a reload.
 *   - `latest`: returns to the state from which the dialog was opened, such as `sent`.
 * - `open.editing`: the form can be filled in, sent and closed.
 *   - `refused`: lists the fields to fix, until all are fixed.
 *   - `failed`: the last attempt failed. Nothing typed is lost.
 *   - `notStored`: the message could be neither sent nor stored on the device.
 * - `open.asking`: closing would lose what was typed. The visitor discards it or continues editing.
 * - `open.sending`: the request is in flight, for at most `sendLimit` milliseconds.
 * - `open.enqueuing`: stores the message in the queue of this device. Our server did not answer, and the visitor
 *   confirmed that the device is their own.
 * - `open.queued`: the message waits in the queue for a connection. The visitor can take it back.
 */

import { assertEvent, assign } from 'xstate'
import { blankContact, type ContactFields } from '#contracts/forms/contact-fields.ts'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import {
  type ChosenDocument,
  type Draft,
  documentProblem,
  NO_DOCUMENT,
  problemsIn,
} from '#contracts/forms/form-fields.ts'
import { recordFailure, recordTimeout } from './failure.ts'
import {
  attemptOf,
  blankContext,
  fieldsSetup,
  keyOf,
  type NoticeKind,
  queueEntryOf,
  refuse,
  showNotice,
} from './form.ts'
import { missingPort } from './missing-port.ts'

export type ContactNotice = Exclude<NoticeKind, 'typeFirst'>

/** Events that the URL can cause: the dialog opens, opens with a stored draft, or closes after Back. */
export type DialogAddressEvent =
  | { type: 'open'; kind: ContactKind }
  | { type: 'restore'; draft: Draft<ContactFields> }
  | { type: 'goBack' }

/** `prefilled` are the values that the app filled in, such as the message drafted from a result. */
type ContactEvent =
  | Exclude<DialogAddressEvent, { type: 'restore' }>
  | { type: 'attach'; document: ChosenDocument }
  | { type: 'detach' }
  | { type: 'close'; prefilled?: Partial<ContactFields> | null }
  | { type: 'keepWriting' }
  | { type: 'discard' }
  | { type: 'writeAnother' }

/** Setup of the dialog, which shows one of two forms. Only the form for individuals has a document field. */
const contactSetup = fieldsSetup<ContactFields, ContactNotice, ContactEvent>(
  blankContact,
  (fields, now, unfinished) => problemsIn(fields.kind || 'individual', fields, now, unfinished),
).extend({
  actions: {
    enterAddress: () => missingPort('enterAddress'),
    leaveAddress: () => missingPort('leaveAddress'),
    openBlank: assign(({ event }) => {
      assertEvent(event, 'open')
      return { form: { ...blankContact, kind: event.kind }, idempotencyKey: null, problems: {} }
    }),
    attachDocument: assign(({ context, event }) => {
      assertEvent(event, 'attach')
      const { document: _fixed, ...problems } = context.problems
      return { form: { ...context.form, document: event.document }, problems }
    }),
    refuseDocument: assign(({ context, event }) => {
      assertEvent(event, 'attach')
      const problem = documentProblem(event.document)
      return {
        form: { ...context.form, document: NO_DOCUMENT },
        problems: { ...context.problems, ...(problem && { document: problem }) },
      }
    }),
    detachDocument: assign(({ context }) => {
      const { document: _fixed, ...problems } = context.problems
      return { form: { ...context.form, document: NO_DOCUMENT }, problems }
    }),
  },
  guards: {
    /** True if closing would lose something that the visitor typed, ticked or chose. */
    isTyped: ({ context: { form }, event }) => {
      assertEvent(event, 'close')
      const { prefilled } = event
      return (Object.keys(blankContact) as (keyof ContactFields)[]).some((name) => {
        if (name === 'kind') return false
        if (name === 'document') return form.document.name !== ''
        return form[name] !== blankContact[name] && form[name] !== prefilled?.[name]
      })
    },
    isOnlyConsentMissing: ({ context: { form }, event }) => {
      assertEvent(event, 'submit')
      const { consent, ...others } = problemsIn(form.kind || 'individual', form, event.now, event.unfinished)
      return consent === 'missing' && !Object.values(others).includes('missing')
    },
    isIndividual: ({ context }) => context.form.kind === 'individual',
    isAcceptable: ({ context, event }) => {
      assertEvent(event, 'attach')
      return context.form.kind === 'individual' && documentProblem(event.document) === undefined
    },
  },
})

export const contactModalMachine = contactSetup.createMachine({
  id: 'contact-modal',
  context: blankContext<ContactFields, ContactNotice>(blankContact),
  invoke: [
    { id: 'connection', src: 'connection' },
    { id: 'address', src: 'address' },
  ],
  on: { goOffline: { actions: 'noteOffline' }, goOnline: { actions: 'noteOnline' } },
  initial: 'closed',
  states: {
    closed: {
      initial: 'quiet',
      states: {
        quiet: { on: { recall: { target: 'recalled', actions: 'takeSent' } } },
        sent: {
          on: { writeAnother: { target: 'quiet', actions: ['clearNotice', 'clearReceipt'] } },
        },
        recalled: { on: { writeAnother: { target: 'quiet', actions: 'clearReceipt' } } },
        latest: { type: 'history' },
      },
      on: {
        open: { target: 'open', actions: ['clearNotice', 'openBlank', 'saveDraft'] },
        restore: { target: 'open', actions: ['clearNotice', 'takeDraft'] },
      },
    },
    open: {
      initial: 'editing',
      entry: 'enterAddress',
      exit: 'leaveAddress',
      // The browser's Back closes the dialog and keeps the draft; Forward restores it.
      on: { goBack: { target: '#contact-modal.closed.latest', actions: 'clearNotice' } },
      states: {
        editing: {
          initial: 'idle',
          states: {
            idle: {},
            refused: { always: { guard: 'isFixed', target: 'idle', actions: 'clearNotice' } },
            failed: {
              entry: showNotice('failed'),
              on: { enqueue: { guard: 'isUnanswered', target: '#contact-modal.open.enqueuing' } },
            },
            notStored: { entry: showNotice('notStored') },
            latest: { type: 'history' },
          },
          on: {
            change: { actions: ['fillIn', 'saveDraft'] },
            attach: [
              { guard: 'isAcceptable', actions: ['attachDocument', 'saveDraft'] },
              { guard: 'isIndividual', actions: ['refuseDocument', 'saveDraft'] },
            ],
            detach: { guard: 'isIndividual', actions: ['detachDocument', 'saveDraft'] },
            submit: [
              { guard: 'isComplete', target: 'sending', actions: 'keepAttempt' },
              { guard: 'isOnlyConsentMissing', target: '.refused', actions: refuse('consent') },
              { guard: 'isMissingDetails', target: '.refused', actions: refuse('missing') },
              { target: '.refused', actions: refuse('malformed') },
            ],
            close: [
              { guard: 'isTyped', target: 'asking' },
              {
                target: '#contact-modal.closed.latest',
                actions: ['startOver', 'clearDraft', 'clearNotice'],
              },
            ],
          },
        },
        asking: {
          on: {
            keepWriting: 'editing.latest',
            close: 'editing.latest',
            discard: {
              target: '#contact-modal.closed.latest',
              actions: ['startOver', 'clearDraft', 'clearNotice'],
            },
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
              target: '#contact-modal.closed.sent',
              actions: [
                { type: 'keepSent', params: ({ event }) => event.output },
                'saveReceipt',
                'startOver',
                'clearDraft',
                showNotice('sent'),
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
            leave: { target: '#contact-modal.closed.latest', actions: ['clearNotice', 'startOver'] },
            deliver: {
              target: '#contact-modal.closed.sent',
              actions: [
                { type: 'keepSent', params: ({ event: { receipt, now } }) => ({ ...receipt, now }) },
                'saveReceipt',
                'startOver',
                showNotice('sent'),
              ],
            },
            giveBack: { target: 'editing.failed', actions: ['saveDraft', ...recordFailure] },
          },
        },
      },
    },
  },
})
