import { blankOf } from '#contracts/forms/form-fields.ts'
import type { FormName } from '#contracts/forms/forms.ts'
import { attemptOf } from './attempt.ts'
import { blankContext } from './form-context.ts'
import { fail, formSetup, say } from './form-setup.ts'
import { GIVE_BACK, KEEP_DELIVERED, KEEPING, QUEUE, TAKE_BACK } from './queueing.ts'
import { IS_COMPLETE, IS_MISSING_DETAILS, KEEP_ATTEMPT, refuse } from './submitting.ts'

/** The notices that the visitor sees (section 8). */
export type InquiryNotice = `inquiry.${'missing' | 'malformed' | 'failed' | 'unkept' | 'queued' | 'sent'}`

/** The forms that an inquiry can be: a sign-up and a confirmation cannot wait in the queue. */
export type InquiryFormName = Exclude<FormName, 'sign-up' | 'confirmation'>

/** One machine for every form that stays on its page after a success: they differ in their fields only. */
export const createInquiry = <Name extends InquiryFormName>(id: Name) =>
  formSetup<Name, InquiryNotice, { type: 'writeAnother' }>(id).createMachine({
    id,
    context: blankContext(blankOf(id)),
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
              recall: { target: 'recalled', actions: { type: 'takeSent', params: ({ event }) => event } },
            },
          },
          refused: { always: { guard: 'isMended', target: 'calm', actions: 'hush' } },
          failed: {
            entry: fail('inquiry.failed'),
            on: { keep: { guard: 'isUnanswered', target: `#${id}.keeping` } },
          },
          unkept: { entry: say('inquiry.unkept') },
          sent: {
            entry: ['startOver', 'clearDraft', say('inquiry.sent')],
            on: { writeAnother: { target: 'calm', actions: ['hush', 'clearReceipt'] } },
          },
          recalled: { on: { writeAnother: { target: 'calm', actions: 'clearReceipt' } } },
        },
        on: {
          change: { actions: [{ type: 'fillIn', params: ({ event }) => event }, 'saveDraft'] },
          submit: [
            { guard: IS_COMPLETE, target: 'sending', actions: KEEP_ATTEMPT },
            { guard: IS_MISSING_DETAILS, target: '.refused', actions: refuse('inquiry.missing') },
            { target: '.refused', actions: refuse('inquiry.malformed') },
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
            target: 'editing.sent',
            actions: [{ type: 'keepSent', params: ({ event }) => event.output }, 'saveReceipt'],
          },
          onError: 'editing.failed',
        },
        after: { sendLimit: 'editing.failed' },
      },
      keeping: KEEPING,
      queued: {
        tags: 'queued',
        entry: [say('inquiry.queued'), 'clearDraft'],
        invoke: QUEUE,
        on: {
          takeBack: TAKE_BACK,
          leave: { target: 'editing', actions: ['hush', 'startOver'] },
          deliver: {
            target: 'editing.sent',
            actions: [KEEP_DELIVERED, 'saveReceipt'],
          },
          giveBack: GIVE_BACK,
        },
      },
    },
  })

/**
 * An employer describes a first visa case (specification, sections 2, 4 and 5).
 *
 * - `editing`: the form can be filled in and sent. `calm` names no problem; `refused` names the fields to mend;
 *   `failed` says that the last attempt did not arrive, with everything kept; `sent` says that the team has it, above
 *   the form, which is empty again; `recalled` says so once more after a reload.
 * - `sending`: the request is on its way, for `sendLimit` milliseconds at the most.
 * - `keeping`, `queued`: the message goes into the queue of this device and waits there for the connection; it can be
 *   taken back into the form. `editing.unkept` says that the browser keeps nothing.
 */
export const visaCaseMachine = createInquiry('visa-case')

/** A visitor requests a free consultation: the machine of the visa case, with a day and a time among its fields. */
export const consultationMachine = createInquiry('consultation')
