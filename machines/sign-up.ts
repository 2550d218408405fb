import { blankOf } from '#contracts/forms/form-fields.ts'
import { attemptOf } from './attempt.ts'
import { blankContext } from './form-context.ts'
import { fail, formSetup, say } from './form-setup.ts'
import { IS_COMPLETE, KEEP_ATTEMPT, refuse } from './submitting.ts'

export type SignUpNotice = 'sign-up.invalid' | 'sign-up.failed' | 'sign-up.sent'

/**
 * A visitor asks to hear when the Job Seeker Compass opens (specification, sections 2, 4 and 5).
 *
 * - `editing`: the address can be typed and sent. `refused` shows that it is invalid, without a call; `failed` shows the
 *   server's sentence, with the address kept; `sent` names the inbox to look into, above the empty form.
 * - `sending`: the request is on its way, for `sendLimit` milliseconds at the most.
 */
export const signUpMachine = formSetup<'sign-up', SignUpNotice>('sign-up').createMachine({
  id: 'sign-up',
  context: blankContext(blankOf('sign-up')),
  invoke: { id: 'connection', src: 'connection' },
  on: { goOffline: { actions: 'noteOffline' }, goOnline: { actions: 'noteOnline' } },
  initial: 'editing',
  states: {
    editing: {
      initial: 'calm',
      states: {
        calm: { on: { restore: { actions: { type: 'takeDraft', params: ({ event }) => event } } } },
        refused: { always: { guard: 'isMended', target: 'calm', actions: 'hush' } },
        failed: { entry: fail('sign-up.failed') },
        sent: { entry: ['startOver', 'clearDraft', say('sign-up.sent')] },
      },
      on: {
        change: { actions: [{ type: 'fillIn', params: ({ event }) => event }, 'saveDraft'] },
        submit: [
          { guard: IS_COMPLETE, target: 'sending', actions: KEEP_ATTEMPT },
          { target: '.refused', actions: refuse('sign-up.invalid') },
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
          actions: { type: 'keepSent', params: ({ event }) => event.output },
        },
        onError: 'editing.failed',
      },
      after: { sendLimit: 'editing.failed' },
    },
  },
})
