import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { ListedMessage } from '#machines/waiting-messages.ts'
import { GIVE_BACK, KEPT_VISA_CASE, KEY, RECEIPT } from '#mocks/examples.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'
import { findConnection, type Visit } from '#tests/support/visit.ts'

const TAKE_BACK = 'Take back into the form'

/** Adds messages to the queue, as another tab would. Waiting ones get the current time, so that none expires. */
const find = (visit: Visit, { messages }: AnyEventObject) =>
  visit.otherTabQueues(
    (messages as ListedMessage[]).map(({ isReadable: _, ...message }) =>
      message.state === 'waiting' ? { ...message, keptAt: Date.now() } : message,
    ),
  )
const findNoRoom = (fault: 'full' | 'refused') => async (visit: Visit) => {
  await visit.breakStorage(fault)
  await visit.press(TAKE_BACK)
  await visit.sees('this browser has no room for it')
  await visit.breakStorage(null)
}
const has = (state: ListedMessage['state']) => (snapshot: AnyMachineSnapshot) =>
  snapshot.context.messages[0]?.state === state
/** True if no message is being taken back or sent: an attempt to send would ignore the messages that `find` adds. */
const isNotSending = (snapshot: AnyMachineSnapshot) =>
  !snapshot.hasTag('sending') && !snapshot.matches('takingBack')

export const waitingMessagesWalk = galleryWalk('waiting-messages', {
  endpoint: sendContactEmail.path,
  acts: {
    find,
    async visit(visit, event) {
      await find(visit, event)
      await visit.load('/about')
    },
    goOnline: findConnection,
    sendNow: (visit) => visit.press('Send now'),
    'send done: delivered': (visit) => visit.answer({ json: RECEIPT }),
    async 'send done: refused'(visit) {
      await visit.answer({ status: 400, json: { error: GIVE_BACK.error.sentence } })
      await visit.sees('could not be accepted')
    },
    'send done: no answer': (visit) => visit.loseConnection(),
    async 'send error'(visit) {
      await visit.breakStorage('full')
      await visit.answer({ json: RECEIPT })
      await visit.sees('Send now')
      await visit.breakStorage(null)
    },
    // The storage responds to the click at once, so `takeBack done: …` and `takeBack error` press the button.
    takeBack: async () => {},
    async 'takeBack done: its form opens'(visit) {
      await visit.press(TAKE_BACK)
      await visit.arrivesAt(KEPT_VISA_CASE.path)
    },
    async 'takeBack done: otherDraft'(visit) {
      await visit.tabStores(String(KEPT_VISA_CASE.draft?.key), 'another draft')
      await visit.press(TAKE_BACK)
      await visit.sees('you are writing another message')
      await visit.tabStores(String(KEPT_VISA_CASE.draft?.key), null)
    },
    'takeBack done: notRestored': findNoRoom('full'),
    'takeBack error': findNoRoom('refused'),
    async confirmCopy(visit) {
      await visit.open('What you wrote')
      await visit.press('Copy the text')
      await visit.sees('Copied')
    },
    remove: (visit) => visit.press(/^OK$/),
  },
  isOffered: {
    find: isNotSending,
    'find: one waits': () => true,
    'find: none': (snapshot) => isNotSending(snapshot) && !snapshot.matches('loading'),
    'takeBack done: otherDraft': has('waiting'),
    'takeBack done: notRestored': has('waiting'),
    confirmCopy: (snapshot) => !has('delivered')(snapshot),
    remove: has('delivered'),
  },
  more: {
    discard: {
      event: { type: 'remove', key: KEY },
      isOffered: has('expired'),
      act: (visit) => visit.press('Delete'),
    },
  },
  sightings: {
    loading: null,
    deciding: null,
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
})
