import { LIMITS } from '#contracts/limits.ts'
import { attemptOf } from './attempt.ts'
import { emailProblem, named, type Problems } from './field-problems.ts'
import { blankContext } from './form-context.ts'
import { fail, formSetup, say } from './form-setup.ts'

export interface SignUpFields {
  email: string
}
export type SignUpNotice = 'sign-up.invalid' | 'sign-up.failed' | 'sign-up.sent'

/** Nothing filled in. */
export const blankSignUp: SignUpFields = { email: '' }

/** Why the address keeps the form from being sent, if it does (section 5). */
export const signUpProblems = ({ email }: SignUpFields): Problems<SignUpFields> =>
  named({ email: emailProblem(email, LIMITS.email) })

/** The documented body (section 7). */
export const signUpBody = ({ email }: SignUpFields): SignUpFields => ({ email: email.trim() })

/**
 * A visitor asks to hear when the Job Seeker Compass opens (specification, sections 2, 4 and 5).
 *
 * - `editing`: the address can be typed and sent. `refused` asks for a valid one, without a call; `failed` shows the
 *   server's sentence, with the address kept; `sent` names the inbox to look into, above the empty form.
 * - `sending`: the request is on its way, for `sendLimit` milliseconds at the most.
 */
export const signUpMachine = formSetup<SignUpFields, SignUpFields, SignUpNotice>(
  blankSignUp,
  signUpProblems,
).createMachine({
  id: 'sign-up',
  context: blankContext<SignUpFields, SignUpNotice>(blankSignUp),
  invoke: { id: 'connection', src: 'connection' },
  on: { goOffline: { actions: 'noteOffline' }, goOnline: { actions: 'noteOnline' } },
  initial: 'editing',
  states: {
    editing: {
      initial: 'calm',
      states: {
        calm: { on: { restore: { actions: { type: 'takeDraft', params: ({ event }) => event } } } },
        refused: {
          entry: ['nameProblems', say('sign-up.invalid')],
          always: { guard: 'isMended', target: 'calm', actions: 'hush' },
        },
        failed: { entry: fail('sign-up.failed') },
        sent: { entry: ['startOver', 'clearDraft', say('sign-up.sent')] },
      },
      on: {
        change: { actions: [{ type: 'fillIn', params: ({ event }) => event }, 'saveDraft'] },
        submit: [
          {
            guard: 'isComplete',
            target: 'sending',
            actions: { type: 'keepAttempt', params: ({ event }) => event },
          },
          { target: '.refused' },
        ],
      },
    },
    sending: {
      entry: ['hush', 'saveDraft'],
      invoke: {
        id: 'send',
        src: 'send',
        input: attemptOf(signUpBody),
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
