import { and, assign, fromPromise, setup } from 'xstate'
import {
  type BookingDraft,
  type BookingForm,
  type BookingRequest,
  blankBooking,
  bookingProblems,
  bookingRequest,
  filledIn,
} from './booking-form.ts'
import { unwired } from './unwired.ts'

export type BookingNotice = 'booking.missing' | 'booking.malformed' | 'booking.failed' | 'booking.sent'

export type BookingEvent =
  | { type: 'restore'; draft: BookingDraft }
  | { type: 'change'; form: Partial<BookingForm> }
  /** `idempotencyKey` is a fresh UUID; the first one stays until the form changes, so that a retry is recognised. */
  | { type: 'submit'; idempotencyKey: string }
  | { type: 'bookAnother' }

const bookingSetup = setup({
  types: {
    context: {} as BookingDraft & { reference: string | null },
    events: {} as BookingEvent,
  },
  actors: {
    send: fromPromise<{ reference?: string | undefined }, BookingRequest>(() => unwired('send')),
  },
  actions: {
    notify: (_, _params: { notice: BookingNotice }) => unwired('notify'),
    dismissNotice: () => unwired('dismissNotice'),
    saveDraft: () => unwired('saveDraft'),
    clearDraft: () => unwired('clearDraft'),
    logFailure: (_, _params: { error: unknown }) => unwired('logFailure'),
    takeDraft: assign((_, { draft }: { draft: BookingDraft }) => draft),
    fillIn: assign(({ context }, { form }: { form: Partial<BookingForm> }) => filledIn(context, form)),
    keepKey: assign(({ context }, { idempotencyKey }: { idempotencyKey: string }) => ({
      idempotencyKey: context.idempotencyKey ?? idempotencyKey,
    })),
    startOver: assign((_, { reference }: { reference: string | undefined }) => ({
      ...blankBooking,
      reference: reference ?? null,
    })),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(bookingProblems(context.form)).length === 0,
    isMissingDetails: ({ context }) => Object.values(bookingProblems(context.form)).includes('missing'),
    isTypeChosen: ({ context }) => context.form.consultationType !== '',
  },
  delays: { sendLimit: 20_000 },
})

const notify = (notice: BookingNotice) => ({ type: 'notify', params: { notice } }) as const
const causeOf = (event: BookingEvent) => ('error' in event ? event.error : event.type)

/**
 * A visitor books a free consultation (specification, sections 2, 4 and 5).
 *
 * - `editing`: the form can be filled in and, once a type is chosen, sent. `calm` says nothing; `refused` names
 *   the fields to mend; `failed` says that the last attempt did not arrive. What was typed stays in all three.
 * - `sending`: the request is on its way, for `sendLimit` milliseconds at the most.
 * - `confirmed`: the team has it; `reference` is the number the server answered with, if it gave one.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: { ...blankBooking, reference: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'calm',
      states: {
        calm: { on: { restore: { actions: { type: 'takeDraft', params: ({ event }) => event } } } },
        refused: {},
        failed: {
          entry: [
            { type: 'logFailure', params: ({ event }) => ({ error: causeOf(event) }) },
            notify('booking.failed'),
          ],
        },
      },
      on: {
        change: { actions: [{ type: 'fillIn', params: ({ event }) => event }, 'saveDraft'] },
        submit: [
          {
            guard: 'isComplete',
            target: 'sending',
            actions: { type: 'keepKey', params: ({ event }) => event },
          },
          {
            guard: and(['isTypeChosen', 'isMissingDetails']),
            target: '.refused',
            actions: notify('booking.missing'),
          },
          { guard: 'isTypeChosen', target: '.refused', actions: notify('booking.malformed') },
        ],
      },
    },
    sending: {
      entry: ['dismissNotice', 'saveDraft'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => bookingRequest(context),
        onDone: {
          target: 'confirmed',
          actions: [
            { type: 'startOver', params: ({ event }) => ({ reference: event.output.reference }) },
            'clearDraft',
            notify('booking.sent'),
          ],
        },
        onError: 'editing.failed',
      },
      after: { sendLimit: 'editing.failed' },
    },
    confirmed: { on: { bookAnother: { target: 'editing', actions: 'dismissNotice' } } },
  },
})
