import type { AnyMachineSnapshot } from 'xstate'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { ListedMessage } from '#machines/waiting-messages.ts'
import {
  DELIVERED,
  EXPIRED,
  GIVE_BACK,
  KEPT_VISA_CASE,
  KEY,
  RECEIPT,
  REFUSED,
  WAITING,
} from '#src/dev/examples.ts'
import { findConnection, type Visit, type WalkedFlow } from '#tests/support/visit.ts'

const SECOND: ListedMessage = { ...WAITING, key: '9d1f7a54-7f0e-4a58-9c55-0d4c1f6f2a78' }
const DRAFT = String(KEPT_VISA_CASE.draft?.key)
const TAKE_BACK = 'Take back into the form'

/** Messages that another tab leaves in the queue: those that wait were kept a moment ago. */
const queue = (visit: Visit, messages: readonly ListedMessage[]) =>
  visit.otherTabQueues(
    messages.map(({ isReadable: _, ...message }) =>
      message.state === 'waiting' ? { ...message, keptAt: Date.now() } : message,
    ),
  )
const comeBackTo = (...messages: ListedMessage[]) => ({
  event: { type: 'visit', messages },
  async act(visit: Visit) {
    await queue(visit, messages)
    await visit.load('/about')
  },
})
const find = (...messages: ListedMessage[]) => ({
  event: { type: 'find', messages },
  act: (visit: Visit) => queue(visit, messages),
})
const sent = (...messages: ListedMessage[]) => ({ type: 'xstate.done.actor.send', output: { messages } })
const has = (state: ListedMessage['state']) => (snapshot: AnyMachineSnapshot) =>
  snapshot.context.messages[0]?.state === state
/** The result of an attempt is about the messages that it began with. */
const isNotSending = (snapshot: AnyMachineSnapshot) =>
  !snapshot.hasTag('sending') && !snapshot.matches('takingBack')
/** A gesture that answers at once what the button starts: the button is pressed when it is decided what follows. */
const DECIDED_LATER = async () => {}

/** Gestures of a visitor on the bar of the waiting messages, and what it shows. */
export const waitingMessagesWalk: WalkedFlow = {
  path: '/about',
  endpoint: sendContactEmail.path,
  gestures: {
    comeBack: comeBackTo(WAITING),
    comeBackToNews: comeBackTo(DELIVERED),
    keepElsewhere: find(WAITING),
    keepAnother: { ...find(WAITING, SECOND), isOffered: isNotSending },
    expire: { ...find(EXPIRED), isOffered: isNotSending },
    // Without a message no machine runs yet.
    deleteElsewhere: {
      ...find(),
      isOffered: (snapshot) => isNotSending(snapshot) && !snapshot.matches('looking'),
    },
    goOnline: { event: { type: 'goOnline' }, act: findConnection },
    sendNow: { event: { type: 'sendNow' }, act: (visit) => visit.press('Send now') },
    receiveAnswer: { event: sent(DELIVERED), act: (visit) => visit.answer({ json: RECEIPT }) },
    beRefused: {
      event: sent(REFUSED),
      act: (visit) => visit.answer({ status: 400, json: { error: GIVE_BACK.error.sentence } }),
    },
    getNoAnswer: { event: sent(WAITING), act: (visit) => visit.loseConnection() },
    loseStorage: {
      event: { type: 'xstate.error.actor.send', error: new Error('No storage here.') },
      async act(visit) {
        await visit.breakStorage('full')
        await visit.answer({ json: RECEIPT })
        await visit.sees('Send now')
        await visit.breakStorage(null)
      },
    },
    takeBack: { event: { type: 'takeBack', key: KEY }, act: DECIDED_LATER },
    openForm: {
      event: { type: 'xstate.done.actor.takeBack', output: { key: KEY, obstacle: null, messages: [] } },
      async act(visit) {
        await visit.press(TAKE_BACK)
        await visit.arrivesAt(KEPT_VISA_CASE.path)
      },
    },
    haveOtherDraft: {
      event: {
        type: 'xstate.done.actor.takeBack',
        output: { key: KEY, obstacle: 'otherDraft', messages: [WAITING] },
      },
      isOffered: has('waiting'),
      async act(visit) {
        await visit.tabStores(DRAFT, 'another draft')
        await visit.press(TAKE_BACK)
        await visit.sees('you are writing another message')
        await visit.tabStores(DRAFT, null)
      },
    },
    haveNoStorage: {
      event: { type: 'xstate.error.actor.takeBack', error: new Error('No storage here.') },
      async act(visit) {
        await visit.breakStorage('refused')
        await visit.press(TAKE_BACK)
        await visit.sees('this browser has no room for it')
        await visit.breakStorage(null)
      },
    },
    copy: {
      event: { type: 'copied', key: KEY },
      isOffered: (snapshot) => !has('delivered')(snapshot),
      async act(visit) {
        await visit.open('What you wrote')
        await visit.press('Copy the text')
        await visit.sees('Copied')
      },
    },
    understand: {
      event: { type: 'remove', key: KEY },
      isOffered: has('delivered'),
      act: (visit) => visit.press(/^OK$/),
    },
    discard: {
      event: { type: 'remove', key: KEY },
      isOffered: has('expired'),
      act: (visit) => visit.press('Delete'),
    },
  },
  sightings: {
    looking: null,
    weighing: null,
    takingBack: null,
    none: (visit) => visit.seesNot(/waits? for the connection|Update on your message/),
    'shown.waiting': async (visit) => {
      await visit.sees(/waits? for the connection\./)
      await visit.sees('Send now')
    },
    'shown.trying': (visit) => visit.sees('Sending...'),
    'shown.sending': (visit) => visit.sees('Sending...'),
    'shown.settled': (visit) => visit.sees('Update on your message.'),
  },
}
