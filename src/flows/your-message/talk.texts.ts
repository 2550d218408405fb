import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TalkStatus } from '#contracts/calls/talk-status.ts'
import type { TalkOutcome } from '#contracts/calls/your-message.ts'

export const TALK_TEXTS = {
  title: msg`Our answer and the talk`,
  waiting: msg`Our answer is still to come.`,
  nextAnswer: msg`Our next answer is still to come.`,
  proposed: msg`We propose these times. Nothing is fixed until you choose one.`,
  move: msg`We propose another time. Your talk stands until you choose a new one.`,
  agreed: msg`Our talk is agreed.`,
  begun: msg`This talk has begun or is over.`,
  stands: msg`Your talk takes place as agreed.`,
  youCancelled: msg`You have cancelled the talk. If its entry is still in your calendar, please delete it.`,
  weCancelled: msg`We had to cancel the talk. If its entry is still in your calendar, please delete it.`,
  phone: msg`Your phone number, so that we can call you`,
  phoneMissing: msg`Please enter your phone number, then choose the time again.`,
  gone: msg`Can no longer be chosen`,
  noneLeft: msg`None of these times is left. We will propose others; you can also call us or write to us.`,
  decline: msg`None of these times suits me`,
  keepTalk: msg`Keep my talk as it is`,
  declineLine: msg`What would suit you? (optional)`,
  present: msg`Your talk at present`,
  file: msg`File for your calendar`,
  fileHint: msg`An answer in your calendar does not reach us.`,
  cancel: msg`Cancel the talk`,
  cancelLine: msg`A line to us (optional)`,
} as const

/** Texts for each end of a proposal. */
export const TALK_ENDINGS: Record<NonNullable<TalkStatus['ended']>['as'], MessageDescriptor> = {
  answered: msg`We have answered you by e-mail or phone.`,
  declined: msg`You told us that none of the times suits you. We will get back to you.`,
  withdrawn: msg`We have withdrawn the times that we proposed.`,
  lapsed: msg`The proposed times have passed. We will get back to you.`,
  cancelled: msg`The talk is cancelled.`,
}

/** Texts for each outcome that the visitor did not want. */
export const TALK_NEWS: Record<Exclude<TalkOutcome, 'done'>, MessageDescriptor> = {
  changed: msg`Something has changed meanwhile, so nothing was stored. This is how it stands now:`,
  taken: msg`Somebody else has just taken this time. Please choose another one.`,
  past: msg`This time is over, or begins in less than four hours. Please choose another one, or call us.`,
  'phone-needed': msg`We need your phone number to call you. Please enter it, then choose the time again.`,
}

export const WAYS = {
  phone: msg`By phone: we call you.`,
  video: msg`By video:`,
  munich: msg`At our office in Munich.`,
  berlin: msg`At our office in Berlin.`,
} as const
