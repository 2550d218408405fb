import { FAIL } from './cause-of.ts'
import { type MessageAnswer, messageSetup } from './message-setup.ts'

const answered = <Guard extends 'isShown' | 'isWithheld'>(type: Guard) =>
  ({ type, params: ({ event }: { event: { output: MessageAnswer } }) => event.output }) as const

const UNKNOWN = {
  type: 'isUnknown',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const

/**
 * Somebody follows the link of a receipt to their own message.
 *
 * - `loading`: what the finished HTML shows. `arriving` lasts until the page reports the token of the address;
 *   `reading` looks the message up, which changes nothing.
 * - `kept`: where the message stands. `gone`: no message is at the address, for whatever reason. `failed`: it could not
 *   be looked up; it can be tried again.
 * - `takingBack` posts the visitor's press, `takenBack` is its success; `notTakenBack` failed, and can be tried again.
 * - `sendingAgain` posts the wish for the receipt. `sentAgain`: it is on its way. `withheld`: its mailbox has had its
 *   mails for today. `notSentAgain` failed, and can be tried again.
 */
export const yourMessageMachine = messageSetup.createMachine({
  id: 'your-message',
  context: { token: '', message: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      initial: 'arriving',
      states: {
        arriving: {
          on: {
            arrive: [
              {
                guard: { type: 'isTokenMissing', params: ({ event }) => event },
                target: '#your-message.gone',
              },
              { target: 'reading', actions: { type: 'keepToken', params: ({ event }) => event } },
            ],
          },
        },
        reading: {
          invoke: {
            id: 'read',
            src: 'post',
            input: ({ context: { token } }) => ({ token, wish: 'show' }),
            onDone: [
              {
                guard: answered('isShown'),
                target: '#your-message.kept',
                actions: { type: 'keepMessage', params: ({ event }) => event.output },
              },
              { target: '#your-message.failed' },
            ],
            onError: [{ guard: UNKNOWN, target: '#your-message.gone' }, { target: '#your-message.failed' }],
          },
          after: { postLimit: '#your-message.failed' },
        },
      },
    },
    failed: { entry: FAIL, on: { retry: 'loading.reading' } },
    kept: { on: { takeBack: 'takingBack', sendAgain: 'sendingAgain' } },
    takingBack: {
      invoke: {
        id: 'takeBack',
        src: 'post',
        input: ({ context: { token } }) => ({ token, wish: 'take-back' }),
        onDone: 'takenBack',
        onError: [{ guard: UNKNOWN, target: 'gone' }, { target: 'notTakenBack' }],
      },
      after: { postLimit: 'notTakenBack' },
    },
    notTakenBack: { entry: FAIL, on: { takeBack: 'takingBack', back: 'kept' } },
    takenBack: { type: 'final', entry: 'forgetToken' },
    sendingAgain: {
      invoke: {
        id: 'sendAgain',
        src: 'post',
        input: ({ context: { token } }) => ({ token, wish: 'send-again' }),
        onDone: [{ guard: answered('isWithheld'), target: 'withheld' }, { target: 'sentAgain' }],
        onError: [{ guard: UNKNOWN, target: 'gone' }, { target: 'notSentAgain' }],
      },
      after: { postLimit: 'notSentAgain' },
    },
    sentAgain: { on: { back: 'kept' } },
    withheld: { on: { back: 'kept' } },
    notSentAgain: { entry: FAIL, on: { sendAgain: 'sendingAgain', back: 'kept' } },
    gone: { type: 'final', entry: 'forgetToken' },
  },
})
