/**
 * A visitor signs up for news of the Job Seeker Compass.
 *
 * - `editing`: the address can be typed and sent.
 *   - `refused`: the address is invalid, which the page detects without a call.
 *   - `failed`: shows an error message and keeps the address.
 * - `sending`: the request is in flight, for at most `sendLimit` milliseconds.
 * - `sent`: shows which inbox to check, or that no e-mail was sent, until the visitor wants to enter another address.
 */

import { blankOf } from '#contracts/forms/form-fields.ts'
import { recordFailure, recordTimeout } from './failure.ts'
import { attemptOf, blankContext, formSetup, type NoticeKind, refuse, showNotice } from './form.ts'

export type SignUpNotice = Extract<NoticeKind, 'malformed' | 'failed' | 'sent'>

export const signUpMachine = formSetup<'sign-up', SignUpNotice, { type: 'writeAnother' }>(
  'sign-up',
).createMachine({
  id: 'sign-up',
  context: blankContext(blankOf('sign-up')),
  invoke: { id: 'connection', src: 'connection' },
  on: { goOffline: { actions: 'noteOffline' }, goOnline: { actions: 'noteOnline' } },
  initial: 'editing',
  states: {
    editing: {
      initial: 'idle',
      states: {
        idle: { on: { restore: { actions: 'takeDraft' } } },
        refused: { always: { guard: 'isFixed', target: 'idle', actions: 'clearNotice' } },
        failed: { entry: showNotice('failed') },
      },
      on: {
        change: { actions: ['fillIn', 'saveDraft'] },
        submit: [
          { guard: 'isComplete', target: 'sending', actions: 'keepAttempt' },
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
          actions: { type: 'keepSent', params: ({ event }) => event.output },
        },
        onError: { target: 'editing.failed', actions: recordFailure },
      },
      after: { sendLimit: { target: 'editing.failed', actions: recordTimeout } },
    },
    sent: {
      entry: ['startOver', 'clearDraft', showNotice('sent')],
      on: { writeAnother: { target: 'editing', actions: 'clearNotice' } },
    },
  },
})
