import type { FormOf } from '#contracts/send-contact-email.ts'
import { attemptOf } from './attempt.ts'
import type { Problems } from './field-problems.ts'
import { blankContext } from './form-context.ts'
import { fail, formSetup, say } from './form-setup.ts'
import {
  blankConsultation,
  blankVisaCase,
  type ConsultationFields,
  consultationBody,
  consultationProblems,
  type VisaCaseFields,
  visaCaseBody,
  visaCaseProblems,
} from './inquiry-fields.ts'
import { GIVE_BACK, KEEP_DELIVERED, keeping, QUEUE, TAKE_BACK } from './queueing.ts'

/** What the visitor is told (section 8). */
export type InquiryNotice = `inquiry.${'missing' | 'malformed' | 'failed' | 'unkept' | 'queued' | 'sent'}`

/** One chart for every form that stays where it is when it was sent: they differ in their fields only. */
export const inquiryChart = <Form extends object, Body>(
  id: string,
  blank: Form,
  problemsIn: (form: Form, now: string) => Problems<Form>,
  bodyOf: (form: Form) => Body,
) =>
  formSetup<Form, Body, InquiryNotice, { type: 'writeAnother' }>(blank, problemsIn).createMachine({
    id,
    context: blankContext<Form, InquiryNotice>(blank),
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
              recall: { target: 'recalled', actions: 'takeSent' },
            },
          },
          refused: {
            entry: 'nameProblems',
            always: { guard: 'isMended', target: 'calm', actions: 'hush' },
          },
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
            {
              guard: 'isComplete',
              target: 'sending',
              actions: { type: 'keepAttempt', params: ({ event }) => event },
            },
            { guard: 'isMissingDetails', target: '.refused', actions: say('inquiry.missing') },
            { target: '.refused', actions: say('inquiry.malformed') },
          ],
        },
      },
      sending: {
        entry: ['hush', 'saveDraft'],
        invoke: {
          id: 'send',
          src: 'send',
          input: attemptOf(bodyOf),
          onDone: {
            target: 'editing.sent',
            actions: [{ type: 'keepSent', params: ({ event }) => event.output }, 'saveReceipt'],
          },
          onError: 'editing.failed',
        },
        after: { sendLimit: 'editing.failed' },
      },
      keeping: keeping(bodyOf),
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
export const visaCaseMachine = inquiryChart<VisaCaseFields, FormOf<'free-visa-case'>>(
  'visa-case',
  blankVisaCase,
  visaCaseProblems,
  visaCaseBody,
)

/** A visitor asks for a free consultation: the chart of the visa case, with a day and a time among its fields. */
export const consultationMachine = inquiryChart<ConsultationFields, FormOf<'consultation'>>(
  'consultation',
  blankConsultation,
  consultationProblems,
  consultationBody,
)
