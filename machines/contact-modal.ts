import { attemptOf } from './attempt.ts'
import { blankContact, type ContactFields } from './contact-fields.ts'
import { type ContactNotice, contactSetup, DOCUMENT_EVENTS } from './contact-setup.ts'
import { blankContext } from './form-context.ts'
import { fail, say } from './form-setup.ts'
import { GIVE_BACK, KEEP_DELIVERED, KEEPING, QUEUE, TAKE_BACK } from './queueing.ts'
import { IS_COMPLETE, IS_MISSING_DETAILS, KEEP_ATTEMPT, refuse } from './submitting.ts'

/** Closed as it was: with what a success says, or without. */
const CLOSED = '#contact-modal.closed.latest'
/** Once the team has it. */
const SENT = '#contact-modal.closed.sent'
const ARRIVED = ['saveReceipt', 'startOver', 'clearDraft', say('contact.sent')] as const

/**
 * A business or an individual writes to the team in a dialog that the address names (specification, sections 2, 4, 5).
 *
 * - `closed`: the page alone. `sent` says that the team has the message, `recalled` says so once more after a reload;
 *   both stay while the dialog opens and closes.
 * - `open.editing`: the form can be filled in, sent and closed. `refused` names the fields to mend, `failed` says that
 *   the last attempt did not arrive; what was typed stays.
 * - `open.asking`: closing would lose what was typed; the visitor keeps writing or discards it.
 * - `open.sending`: the request is on its way, for `sendLimit` milliseconds at the most.
 * - `open.keeping`, `open.queued`: the message goes into the queue of this device and waits there for the connection.
 */
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
        quiet: {
          on: { recall: { target: 'recalled', actions: { type: 'takeSent', params: ({ event }) => event } } },
        },
        sent: { on: { writeAnother: { target: 'quiet', actions: ['hush', 'clearReceipt'] } } },
        recalled: { on: { writeAnother: { target: 'quiet', actions: 'clearReceipt' } } },
        latest: { type: 'history' },
      },
      on: {
        open: {
          target: 'open',
          actions: ['hush', { type: 'openBlank', params: ({ event }) => event }, 'saveDraft'],
        },
        restore: { target: 'open', actions: ['hush', { type: 'takeDraft', params: ({ event }) => event }] },
      },
    },
    open: {
      initial: 'editing',
      entry: 'enterAddress',
      exit: 'leaveAddress',
      // The browser's Back closes the dialog and keeps the draft; Forward finds it again.
      on: { goBack: { target: CLOSED, actions: 'hush' } },
      states: {
        editing: {
          initial: 'calm',
          states: {
            calm: {},
            refused: { always: { guard: 'isMended', target: 'calm', actions: 'hush' } },
            failed: {
              entry: fail('contact.failed'),
              on: { keep: { guard: 'isUnanswered', target: '#contact-modal.open.keeping' } },
            },
            unkept: { entry: say('contact.unkept') },
            latest: { type: 'history' },
          },
          on: {
            change: { actions: [{ type: 'fillIn', params: ({ event }) => event }, 'saveDraft'] },
            ...DOCUMENT_EVENTS,
            submit: [
              { guard: IS_COMPLETE, target: 'sending', actions: KEEP_ATTEMPT },
              { guard: 'isConsentMissing', target: '.refused', actions: refuse('contact.consent') },
              { guard: IS_MISSING_DETAILS, target: '.refused', actions: refuse('contact.missing') },
              { target: '.refused', actions: refuse('contact.malformed') },
            ],
            close: [
              { guard: 'isTyped', target: 'asking' },
              { target: CLOSED, actions: 'hush' },
            ],
          },
        },
        asking: {
          on: {
            keepWriting: 'editing.latest',
            close: 'editing.latest',
            discard: { target: CLOSED, actions: ['startOver', 'clearDraft', 'hush'] },
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
              target: SENT,
              actions: [{ type: 'keepSent', params: ({ event }) => event.output }, ...ARRIVED],
            },
            onError: 'editing.failed',
          },
          after: { sendLimit: 'editing.failed' },
        },
        keeping: KEEPING,
        queued: {
          tags: 'queued',
          entry: [say('contact.queued'), 'clearDraft'],
          invoke: QUEUE,
          on: {
            takeBack: TAKE_BACK,
            leave: { target: CLOSED, actions: ['hush', 'startOver'] },
            deliver: { target: SENT, actions: [KEEP_DELIVERED, ...ARRIVED] },
            giveBack: GIVE_BACK,
          },
        },
      },
    },
  },
})
