import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Problem } from '#contracts/forms/form-fields.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { TALK_LINE_LIMIT } from '#contracts/values/talk-language.ts'
import { site } from '#src/site/site.ts'

const { email } = site

type Texts = Partial<Record<Problem, MessageDescriptor>>

const MESSAGE = {
  missing: msg({ id: 'form.problem.message', message: 'Write your message.' }),
  malformed: msg({ id: 'form.problem.messageMalformed', message: 'Please use letters and words.' }),
  tooLong: /*i18n*/ {
    id: 'form.problem.messageLong',
    message: 'Shorten the text to {limit, number} characters.',
    values: { limit: LIMITS.message },
  },
} satisfies Texts

const MALFORMED = {
  date: msg({ id: 'form.problem.dateMalformed', message: 'Choose a date from the calendar, or none.' }),
  time: msg({ id: 'form.problem.timeMalformed', message: 'Enter a time such as 14:30, or none.' }),
}

export const PROBLEM_TEXTS = {
  name: {
    missing: msg({ id: 'form.problem.name', message: 'Enter your name.' }),
    malformed: msg({ id: 'form.problem.nameMalformed', message: 'Enter your name on one line.' }),
    tooLong: /*i18n*/ {
      id: 'form.problem.nameLong',
      message: 'Shorten your name to {limit, number} characters.',
      values: { limit: LIMITS.name },
    },
  },
  email: {
    missing: msg({ id: 'form.problem.email', message: 'Enter your e-mail address.' }),
    malformed: msg({
      id: 'form.problem.emailMalformed',
      message: 'Enter one valid e-mail address, such as name@example.com.',
    }),
    tooLong: /*i18n*/ {
      id: 'form.problem.emailLong',
      message: 'Enter an e-mail address of at most {limit, number} characters.',
      values: { limit: LIMITS.email },
    },
  },
  phone: {
    malformed: msg({ id: 'form.problem.phoneMalformed', message: 'Enter the phone number on one line.' }),
    tooLong: /*i18n*/ {
      id: 'form.problem.phoneLong',
      message: 'Shorten the phone number to {limit, number} characters.',
      values: { limit: LIMITS.phone },
    },
  },
  message: MESSAGE,
  /** The limit is lower, because the message also contains a line with the language of the consultation. */
  messageOfTalk: {
    ...MESSAGE,
    tooLong: { ...MESSAGE.tooLong, values: { limit: LIMITS.message - TALK_LINE_LIMIT } },
  },
  date: {
    malformed: MALFORMED.date,
    tooLong: MALFORMED.date,
    past: msg({ id: 'form.problem.datePast', message: 'Choose today or a later date.' }),
    tooLate: msg({
      id: 'form.problem.dateTooLate',
      message: 'Check the year: we plan at most two years ahead.',
    }),
    unfinished: msg({ id: 'form.problem.dateUnfinished', message: 'Finish the date, or empty the field.' }),
  },
  time: {
    unfinished: msg({ id: 'form.problem.timeUnfinished', message: 'Finish the time, or empty the field.' }),
    malformed: MALFORMED.time,
    tooLong: MALFORMED.time,
    past: msg({
      id: 'form.problem.timePast',
      message: 'In Germany this time has passed. Choose a later one.',
    }),
  },
  consent: {
    missing: msg({ id: 'form.problem.consent', message: 'Agree to the data processing.' }),
  },
} satisfies Record<string, Texts>

export const TALK_LANGUAGE_LABEL = msg({
  id: 'form.talkLanguage',
  message: 'In which language shall we speak?',
})

/** Shown after too many requests (429) if the response states how long to wait. */
export const WAIT = msg({
  id: 'form.failure.wait',
  message: 'Please wait about {minutes} min before you send again.',
})

/** Replaces the failure notice while offline. */
export const OFFLINE = {
  title: msg({ id: 'form.failure.offline', message: 'Not sent: you are offline' }),
  message: msg({ id: 'form.failure.textStays', message: 'Your text stays here.' }),
}

/** Replaces the failure notice after the connection has returned. */
export const BACK_ONLINE = {
  title: msg({ id: 'form.back.title', message: 'You are online again' }),
  message: msg({ id: 'form.back.text', message: 'Nothing you typed is lost.' }),
}

export const ERROR_TITLE = msg({ id: 'form.errorTitle', message: 'Error' })

/** Shown if the browser posted the form itself and the post failed. */
export const GO_BACK = msg({
  id: 'form.goBack',
  message: `Go back with your browser: the form still holds what you typed. Or write to us at ${email}.`,
})

export const QUEUE_NOTICES = {
  queued: {
    tone: 'success',
    title: msg({ id: 'form.queued.title', message: 'Your message waits for the connection' }),
    message: msg({
      id: 'form.queued.message',
      message: 'It is on this device alone. Once you are online it is sent by itself.',
    }),
  },
  notKept: {
    tone: 'error',
    title: msg({ id: 'form.unkept.title', message: 'Not kept' }),
    message: msg({
      id: 'form.unkept.message',
      message: `Your browser keeps nothing for this site: its storage is full or blocked. Your message has not been sent. Please leave this page open and send again once you are online, or write to us at ${email}`,
    }),
  },
} as const
