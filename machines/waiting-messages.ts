import { LIST, LIST_LEFT, ofKey, waitingSetup } from './waiting-setup.ts'

/**
 * The messages of this device that wait for the connection, and what becomes of them (decision 0078).
 *
 * - `looking`: the queue is being read; nothing is shown. `none`: it is empty.
 * - `shown`: the bar lists the messages. `waiting`: some are still to be sent, and the browser sends them by itself
 *   where it can. `trying`: they are on their way, because a visit began or the connection is back. `sending`: the same,
 *   because the visitor wants it, who then learns that there is no connection yet. `settled`: nothing waits; each
 *   message is delivered, refused, expired or back in its form.
 * - `takingBack`: a message goes back into its form, which opens; a message whose form has changed since cannot.
 * - `weighing`: left at once, for the state that fits the messages.
 */
export const waitingMessagesMachine = waitingSetup.createMachine({
  id: 'waiting-messages',
  context: { messages: [], notice: null },
  invoke: { id: 'queue', src: 'queue' },
  initial: 'looking',
  on: { find: { target: '.weighing', actions: LIST } },
  states: {
    looking: {
      on: {
        visit: [
          {
            guard: { type: 'areAnyWaiting', params: ({ event }) => event },
            target: 'shown.trying',
            actions: LIST,
          },
          { target: 'weighing', actions: LIST },
        ],
      },
    },
    none: { entry: 'hush' },
    weighing: {
      always: [
        { guard: 'isEmpty', target: 'none' },
        { guard: 'isAnyWaiting', target: 'shown.waiting' },
        { target: 'shown.settled' },
      ],
    },
    shown: {
      initial: 'waiting',
      states: {
        waiting: {
          entry: 'sendInBackground',
          on: {
            find: { guard: { type: 'areAsManyWaiting', params: ({ event }) => event }, actions: LIST },
            goOnline: 'trying',
            sendNow: { target: 'sending', actions: 'hush' },
          },
        },
        trying: {
          tags: 'sending',
          invoke: {
            id: 'send',
            src: 'send',
            onDone: { target: '#waiting-messages.weighing', actions: LIST_LEFT },
            onError: 'waiting',
          },
          on: { find: { actions: LIST } },
        },
        sending: {
          tags: 'sending',
          invoke: {
            id: 'send',
            src: 'send',
            onDone: [
              {
                guard: { type: 'areAnyWaiting', params: ({ event }) => event.output },
                target: 'waiting',
                actions: [LIST_LEFT, { type: 'say', params: { name: 'stillNot', key: null } }],
              },
              { target: '#waiting-messages.weighing', actions: LIST_LEFT },
            ],
            onError: 'waiting',
          },
          on: { find: { actions: LIST } },
        },
        settled: {},
      },
      on: {
        takeBack: {
          guard: { type: 'isReadable', params: ofKey },
          target: 'takingBack',
          actions: 'hush',
        },
        remove: {
          target: 'weighing',
          actions: [
            { type: 'erase', params: ofKey },
            { type: 'strike', params: ofKey },
          ],
        },
        copied: { actions: { type: 'say', params: ({ event: { key } }) => ({ name: 'copied', key }) } },
      },
    },
    takingBack: {
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ event }) => ('key' in event ? event.key : ''),
        onDone: {
          target: 'weighing',
          actions: [
            LIST_LEFT,
            { type: 'say', params: ({ event: { output } }) => ({ name: output.obstacle, key: output.key }) },
          ],
        },
        onError: { target: 'weighing', actions: { type: 'say', params: { name: 'unkept', key: null } } },
      },
      on: { find: { actions: LIST } },
    },
  },
})
