import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SnapshotFrom } from 'xstate'
import type { yourMessageMachine } from '#machines/your-message.ts'

type Place = SnapshotFrom<typeof yourMessageMachine>['value']

type KeysOf<Parent> = Parent extends unknown ? keyof Parent : never

/** Top-level states of the machine. Child states share the screen of their parent. */
export type MessageScreen = Extract<Place, string> | KeysOf<Exclude<Place, string>>

export const screenOf = (place: Place): MessageScreen =>
  typeof place === 'string' ? place : 'shown' in place ? 'shown' : 'loading'

const ONE_MOMENT = msg`One moment, please.`

/** Texts, keyed by screen. If the server returns an error sentence, it replaces the `text`. */
export const MESSAGE_SCREENS: Record<MessageScreen, { title: MessageDescriptor; text: MessageDescriptor }> = {
  loading: {
    title: msg`Looking up your message`,
    text: ONE_MOMENT,
  },
  shown: {
    title: msg`Your message`,
    text: msg`We have it. What you wrote is not shown here, in case somebody else opens the link.`,
  },
  gone: {
    title: msg`There is no message here`,
    text: msg`It was taken back, its time is over, or the link is not complete. Open the link from our e-mail once more.`,
  },
  failed: {
    title: msg`Your message could not be looked up`,
    text: msg`Nothing has changed. Please try again.`,
  },
  answering: {
    title: msg`Sending your answer`,
    text: ONE_MOMENT,
  },
  notAnswered: {
    title: msg`Your answer was not sent`,
    text: msg`Nothing has changed. Please try again.`,
  },
  asking: {
    title: msg`Take your message back?`,
    text: msg`We then delete your message, and every e-mail about it that has not been sent. An e-mail that was already sent stays in our team’s mailbox: we ask the team not to answer it and to delete it. This cannot be undone.`,
  },
  takingBack: {
    title: msg`Taking your message back`,
    text: ONE_MOMENT,
  },
  notTakenBack: {
    title: msg`Not taken back yet`,
    text: msg`Your message could not be taken back. Please try again.`,
  },
  takenBack: {
    title: msg`Your message has been taken back`,
    text: msg`We have deleted it. An e-mail that was already sent stays in our team’s mailbox: we ask the team not to answer it and to delete it.`,
  },
  sendingAgain: {
    title: msg`Sending the confirmation again`,
    text: ONE_MOMENT,
  },
  sentAgain: {
    title: msg`The confirmation is on its way`,
    text: msg`It should arrive in a few minutes. No e-mail? Check your spam folder.`,
  },
  noReceipt: {
    title: msg`No further confirmation today`,
    text: msg`We send only a few e-mails a day to one mailbox, and none to an address where none can arrive. Your message is with us all the same. You can try again tomorrow.`,
  },
  notSentAgain: {
    title: msg`The confirmation was not sent`,
    text: msg`The confirmation could not be sent. Please try again.`,
  },
}

/** Texts of the page. The HTML response to a native form post refers to them by their keys. */
export const MESSAGE_TEXTS = {
  reference: msg`Reference number`,
  received: msg`Received`,
  handedOver: msg`Handed to our team`,
  waiting: msg`Not yet: it is stored, and goes to the team by itself.`,
  answerBy: msg`We answer by`,
  answered: msg`Our first answer`,
  deletedOn: msg`Deleted on`,
  sendAgain: msg`Send the confirmation again`,
  sendAgainTitle: msg`No confirmation in your mailbox?`,
  sendAgainHint: msg`We send it again to the address you gave. It holds this link too.`,
  takeBack: msg`Take my message back`,
  takeBackTitle: msg`Changed your mind?`,
  takeBackHint: msg`You can take your message back. Before we delete it, we ask you once more.`,
  takeBackForGood: msg`Take it back for good`,
  keep: msg`Keep it`,
  retry: msg`Try again`,
  back: msg`Back to my message`,
  another: msg`Write another message`,
} as const
