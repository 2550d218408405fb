import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SnapshotFrom } from 'xstate'
import type { yourMessageMachine } from '#machines/your-message.ts'

type Place = SnapshotFrom<typeof yourMessageMachine>['value']

/** Top-level states of the machine. Child states share the screen of their parent. */
export type MessageScreen = Extract<Place, string> | keyof Exclude<Place, string>

export const screenOf = (place: Place): MessageScreen => (typeof place === 'string' ? place : 'loading')

const ONE_MOMENT = msg({ id: 'your-message.moment', message: 'One moment, please.' })

/** Texts, keyed by screen. If the server returns an error sentence, it replaces the `text`. */
export const MESSAGE_SCREENS: Record<MessageScreen, { title: MessageDescriptor; text: MessageDescriptor }> = {
  loading: {
    title: msg({ id: 'your-message.loading.title', message: 'Looking up your message' }),
    text: ONE_MOMENT,
  },
  kept: {
    title: msg({ id: 'your-message.kept.title', message: 'Your message' }),
    text: msg({
      id: 'your-message.kept.text',
      message: 'We have it. What you wrote is not shown here, in case somebody else opens the link.',
    }),
  },
  gone: {
    title: msg({ id: 'your-message.gone.title', message: 'There is no message here' }),
    text: msg({
      id: 'your-message.gone.text',
      message:
        'It was taken back, its time is over, or the link is not complete. Open the link from our e-mail once more.',
    }),
  },
  failed: {
    title: msg({ id: 'your-message.failed.title', message: 'Your message could not be looked up' }),
    text: msg({ id: 'your-message.failed.text', message: 'Nothing has changed. Please try again.' }),
  },
  takingBack: {
    title: msg({ id: 'your-message.takingBack.title', message: 'Taking your message back' }),
    text: ONE_MOMENT,
  },
  notTakenBack: {
    title: msg({ id: 'your-message.notTakenBack.title', message: 'Not taken back yet' }),
    text: msg({
      id: 'your-message.notTakenBack.text',
      message: 'Your message could not be taken back. Please try again.',
    }),
  },
  takenBack: {
    title: msg({ id: 'your-message.takenBack.title', message: 'Your message has been taken back' }),
    text: msg({
      id: 'your-message.takenBack.text',
      message:
        'We have deleted it. An e-mail that was already sent stays in our team’s mailbox: we ask the team not to answer it and to delete it.',
    }),
  },
  sendingAgain: {
    title: msg({ id: 'your-message.sendingAgain.title', message: 'Sending the confirmation again' }),
    text: ONE_MOMENT,
  },
  sentAgain: {
    title: msg({ id: 'your-message.sentAgain.title', message: 'The confirmation is on its way' }),
    text: msg({
      id: 'your-message.sentAgain.text',
      message: 'It should arrive in a few minutes. No e-mail? Check your spam folder.',
    }),
  },
  noReceipt: {
    title: msg({ id: 'your-message.noReceipt.title', message: 'No further confirmation today' }),
    text: msg({
      id: 'your-message.noReceipt.text',
      message:
        'We send only a few e-mails a day to one mailbox, and none to an address where none can arrive. Your message is with us all the same. You can try again tomorrow.',
    }),
  },
  notSentAgain: {
    title: msg({ id: 'your-message.notSentAgain.title', message: 'The confirmation was not sent' }),
    text: msg({
      id: 'your-message.notSentAgain.text',
      message: 'The confirmation could not be sent. Please try again.',
    }),
  },
}

/** Texts of the page. The HTML response to a native form post refers to them by their keys. */
export const MESSAGE_TEXTS = {
  reference: msg({ id: 'your-message.reference', message: 'Reference number' }),
  received: msg({ id: 'your-message.received', message: 'Received' }),
  handedOver: msg({ id: 'your-message.handedOver', message: 'Handed to our team' }),
  waiting: msg({
    id: 'your-message.waiting',
    message: 'Not yet: it is stored, and goes to the team by itself.',
  }),
  answerBy: msg({ id: 'your-message.answerBy', message: 'We answer by' }),
  deletedOn: msg({ id: 'your-message.deletedOn', message: 'Deleted on' }),
  sendAgain: msg({ id: 'your-message.sendAgain', message: 'Send the confirmation again' }),
  sendAgainTitle: msg({
    id: 'your-message.sendAgain.title',
    message: 'No confirmation in your mailbox?',
  }),
  sendAgainHint: msg({
    id: 'your-message.sendAgain.text',
    message: 'We send it again to the address you gave. It holds this link too.',
  }),
  takeBack: msg({ id: 'your-message.takeBack', message: 'Take my message back' }),
  takeBackTitle: msg({ id: 'your-message.takeBack.title', message: 'Changed your mind?' }),
  takeBackHint: msg({
    id: 'your-message.takeBack.text',
    message:
      'We then delete your message, and every e-mail about it that has not been sent. An e-mail that was already sent stays in our team’s mailbox: we ask the team not to answer it and to delete it. This cannot be undone.',
  }),
  retry: msg({ id: 'your-message.retry', message: 'Try again' }),
  back: msg({ id: 'your-message.back', message: 'Back to my message' }),
  another: msg({ id: 'your-message.contact', message: 'Write another message' }),
} as const
