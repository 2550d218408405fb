import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Problem } from '#contracts/forms/form-fields.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { TALK_LINE_LIMIT } from '#contracts/values/talk-language.ts'
import { site } from '#src/site/site.ts'

const { email } = site

/** Fills in the limit of a text that names it as `{limit, number}`. */
export const atMost = (text: MessageDescriptor, limit: number): MessageDescriptor => ({
  ...text,
  values: { limit },
})

type Texts = Partial<Record<Problem, MessageDescriptor>>

const MESSAGE = {
  missing: msg`Write your message.`,
  malformed: msg`Please use letters and words.`,
  tooLong: atMost(msg`Shorten the text to {limit, number} characters.`, LIMITS.message),
} satisfies Texts

const MALFORMED = {
  date: msg`Choose a date from the calendar, or none.`,
  time: msg`Enter a time such as 14:30, or none.`,
}

export const PROBLEM_TEXTS = {
  name: {
    missing: msg`Enter your name.`,
    malformed: msg`Enter your name on one line.`,
    tooLong: atMost(msg`Shorten your name to {limit, number} characters.`, LIMITS.name),
  },
  email: {
    missing: msg`Enter your e-mail address.`,
    malformed: msg`Enter one valid e-mail address, such as name@example.com.`,
    tooLong: atMost(msg`Enter an e-mail address of at most {limit, number} characters.`, LIMITS.email),
  },
  phone: {
    malformed: msg`Enter the phone number on one line.`,
    tooLong: atMost(msg`Shorten the phone number to {limit, number} characters.`, LIMITS.phone),
  },
  message: MESSAGE,
  /** The limit is lower, because the message also contains a line with the language of the consultation. */
  messageOfTalk: {
    ...MESSAGE,
    tooLong: atMost(MESSAGE.tooLong, LIMITS.message - TALK_LINE_LIMIT),
  },
  date: {
    malformed: MALFORMED.date,
    tooLong: MALFORMED.date,
    past: msg`Choose today or a later date.`,
    tooLate: msg`Check the year: we plan at most two years ahead.`,
    unfinished: msg`Finish the date, or empty the field.`,
  },
  time: {
    unfinished: msg`Finish the time, or empty the field.`,
    malformed: MALFORMED.time,
    tooLong: MALFORMED.time,
    past: msg`In Germany this time has passed. Choose a later one.`,
  },
  consent: {
    missing: msg`Agree to the data processing.`,
  },
} satisfies Record<string, Texts>

export const TALK_LANGUAGE_LABEL = msg`In which language shall we speak?`

/** Shown after too many requests (429) if the response states how long to wait. */
export const WAIT = msg`Please wait about {minutes} min before you send again.`

/** Replaces the failure notice while offline. */
export const OFFLINE = {
  title: msg`Not sent: you are offline`,
  message: msg`Your text stays here.`,
}

/** Replaces the failure notice after the connection has returned. */
export const BACK_ONLINE = {
  title: msg`You are online again`,
  message: msg`Nothing you typed is lost.`,
}

export const ERROR_TITLE = msg`Error`

/** Shown if the browser posted the form itself and the post failed. */
export const GO_BACK = msg`Go back with your browser: the form still holds what you typed. Or write to us at ${email}.`

/** Notices that the forms of messages share. */
export const MESSAGE_NOTICES = {
  /** The notice lists the fields below it. */
  missing: {
    tone: 'error',
    title: msg`Missing details`,
    message: msg`Please add these details. Nothing you have typed is lost.`,
  },
  malformed: {
    tone: 'error',
    title: msg`Please check your details`,
    message: msg`The marked fields need a correction. Nothing you have typed is lost.`,
  },
  failed: {
    tone: 'error',
    title: ERROR_TITLE,
    message: msg`An error occurred while sending. Please try again or contact us directly at ${email}`,
  },
  queued: {
    tone: 'success',
    title: msg`Your message waits for the connection`,
    message: msg`It is on this device alone. Once you are online it is sent by itself.`,
  },
  notStored: {
    tone: 'error',
    title: msg`Not kept`,
    message: msg`Your browser keeps nothing for this site: its storage is full or blocked. Your message has not been sent. Please leave this page open and send again once you are online, or write to us at ${email}`,
  },
} as const
