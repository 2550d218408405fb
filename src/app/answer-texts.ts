import type { I18n, MessageDescriptor } from '@lingui/core'
import type { AnswerTexts, Message, Outcome, Phrase, PostedFormTexts } from '#contracts/forms/answer-page.ts'
import type { Language } from '#contracts/values/language.ts'
import { BOOKING_CONFIRMED } from '#src/flows/booking/booking.texts.ts'
import { NO_CONFIRMATION_MAIL, SIGN_UP_SENT } from '#src/flows/sign-up/sign-up.texts.ts'
import { WAITLIST_ACTIONS, WAITLIST_SCREENS } from '#src/flows/waitlist-confirm/waitlist-confirm.texts.ts'
import { MESSAGE_SCREENS, MESSAGE_TEXTS } from '#src/flows/your-message/your-message.texts.ts'
import type { FormTexts } from '#src/forms/form-definition.ts'
import { GO_BACK, WAIT } from '#src/forms/problem-texts.ts'
import { SENT_TEXTS } from '#src/forms/sent-texts.ts'
import { ANSWER_TEXTS } from '#src/pages/answer/answer.texts.ts'
import { loadI18n, pageMessages } from '#src/site/i18n.ts'
import { FORM_DEFINITIONS } from './form-definitions.ts'

const OUTCOMES: Record<Outcome, Record<keyof Message, MessageDescriptor>> = {
  confirmed: WAITLIST_SCREENS.confirmed,
  withdrawn: WAITLIST_SCREENS.withdrawn,
  signUpWithoutMail: { title: NO_CONFIRMATION_MAIL.title, text: NO_CONFIRMATION_MAIL.message },
  notConfirmed: WAITLIST_SCREENS.failed,
  notWithdrawn: WAITLIST_SCREENS.stuck,
  linkRefused: WAITLIST_SCREENS.refused,
  message: MESSAGE_SCREENS.shown,
  gone: MESSAGE_SCREENS.gone,
  asking: MESSAGE_SCREENS.asking,
  takenBack: MESSAGE_SCREENS.takenBack,
  sentAgain: MESSAGE_SCREENS.sentAgain,
  noReceipt: MESSAGE_SCREENS.noReceipt,
  notFound: MESSAGE_SCREENS.failed,
  notTakenBack: MESSAGE_SCREENS.notTakenBack,
  notSentAgain: MESSAGE_SCREENS.notSentAgain,
}

const PHRASES: Record<Phrase, MessageDescriptor> = {
  ...MESSAGE_TEXTS,
  ...ANSWER_TEXTS,
  ...SIGN_UP_SENT,
  ...SENT_TEXTS,
  goBack: GO_BACK,
  // Keep the placeholder, because the Azure functions fill in the minutes.
  wait: { ...WAIT, values: { minutes: '{minutes}' } },
  'mail.sent': BOOKING_CONFIRMED.sent,
  'mail.later': BOOKING_CONFIRMED.later,
  'mail.none': BOOKING_CONFIRMED.none,
  signUpAgain: WAITLIST_ACTIONS.again,
  guide: WAITLIST_ACTIONS.guide,
  compass: WAITLIST_ACTIONS.back,
}

/** Loads the texts in one language. Flows without a page in the language have English texts, which are never shown. */
export async function loadAnswerTexts(language: Language): Promise<AnswerTexts> {
  const i18n = await loadCatalogs(language)
  const read = (text: MessageDescriptor) => i18n._(text)
  const message = ({ title, text }: Record<keyof Message, MessageDescriptor>): Message => ({
    title: read(title),
    text: read(text),
  })
  const textsOf = (texts: Readonly<Record<string, MessageDescriptor | undefined>>) =>
    Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, read(text)]] : [])))
  const formTexts = ({ labels, problems, notices }: FormTexts): PostedFormTexts => {
    const { malformed, missing = malformed, consent, sent } = notices
    return {
      labels: textsOf(labels),
      problems: mapValues(problems, (texts = {}) => textsOf(texts)),
      wrong: {
        missing: read(missing.title),
        malformed: read(malformed.title),
        ...(consent && { consent: read(consent.title) }),
      },
      sent: message({ title: sent.title, text: sent.message }),
    }
  }
  return {
    forms: mapValues<keyof typeof FORM_DEFINITIONS, FormTexts, PostedFormTexts>(FORM_DEFINITIONS, formTexts),
    outcomes: mapValues(OUTCOMES, message),
    phrases: mapValues(PHRASES, read),
  }
}

async function loadCatalogs(locale: Language): Promise<I18n> {
  const i18n = await loadI18n(locale)
  const flows = ['booking', 'contact-modal', 'inquiry', 'sign-up', 'waitlist-confirm', 'your-message']
  await pageMessages(
    'answer',
    'forms',
    ...flows.map((flow) => `flows/${flow}`),
  )({ context: { i18n, locale } })
  return i18n
}

const mapValues = <Name extends string, Value, Changed>(
  record: Readonly<Record<Name, Value>>,
  change: (value: Value) => Changed,
) =>
  Object.fromEntries(Object.entries<Value>(record).map(([name, value]) => [name, change(value)])) as Record<
    Name,
    Changed
  >
