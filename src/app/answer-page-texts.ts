import type { I18n, MessageDescriptor } from '@lingui/core'
import type { AnswerPageTexts, Message, PostedFormTexts } from '#contracts/forms/answer-page.ts'
import { BOOKING_CONFIRMED } from '#src/flows/booking/booking.texts.ts'
import { NO_CONFIRMATION_MAIL, SIGN_UP_SENT } from '#src/flows/sign-up/sign-up.texts.ts'
import { WAITLIST_ACTIONS, WAITLIST_SCREENS } from '#src/flows/waitlist-confirm/waitlist-confirm.texts.ts'
import { MESSAGE_SCREENS, MESSAGE_TEXTS } from '#src/flows/your-message/your-message.texts.ts'
import type { FormTexts } from '#src/forms/form-definition.ts'
import { GO_BACK, WAIT } from '#src/forms/problem-texts.ts'
import { SENT_TEXTS } from '#src/forms/sent-texts.ts'
import { ANSWER_TEXTS } from '#src/pages/answer/answer.texts.ts'
import { FORM_DEFINITIONS } from './form-definitions.ts'

/** Texts of the answer to a native post, in the loaded language. */
export function answerPageTexts(i18n: I18n): AnswerPageTexts {
  const textsOf = (texts: Readonly<Record<string, MessageDescriptor | undefined>>) =>
    Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, i18n._(text)]] : [])))
  const message = ({ title, text }: { title: MessageDescriptor; text: MessageDescriptor }): Message => ({
    title: i18n._(title),
    text: i18n._(text),
  })
  const formWords = ({ labels, problems, notices }: FormTexts): PostedFormTexts => {
    const { malformed, missing = malformed, consent, sent } = notices
    return {
      labels: textsOf(labels),
      problems: Object.fromEntries(
        Object.entries(problems).map(([control, texts = {}]) => [control, textsOf(texts)]),
      ),
      wrong: {
        missing: i18n._(missing.title),
        malformed: i18n._(malformed.title),
        ...(consent && { consent: i18n._(consent.title) }),
      },
      sent: message({ title: sent.title, text: sent.message }),
    }
  }
  const { confirmed, withdrawn, failed, stuck, refused } = WAITLIST_SCREENS
  const { kept, gone, takenBack, sentAgain, noReceipt, ...unmet } = MESSAGE_SCREENS
  const outcomes = {
    confirmed,
    withdrawn,
    signUpWithoutMail: { title: NO_CONFIRMATION_MAIL.title, text: NO_CONFIRMATION_MAIL.message },
    notConfirmed: failed,
    notWithdrawn: stuck,
    linkRefused: refused,
    message: kept,
    gone,
    takenBack,
    sentAgain,
    noReceipt,
    notFound: unmet.failed,
    notTakenBack: unmet.notTakenBack,
    notSentAgain: unmet.notSentAgain,
  }
  return {
    forms: Object.fromEntries(
      Object.entries(FORM_DEFINITIONS).map(([name, form]) => [name, formWords(form)]),
    ) as AnswerPageTexts['forms'],
    outcomes: Object.fromEntries(
      Object.entries(outcomes).map(([name, screen]) => [name, message(screen)]),
    ) as AnswerPageTexts['outcomes'],
    phrases: {
      ...textsOf({
        ...ANSWER_TEXTS,
        ...MESSAGE_TEXTS,
        ...SIGN_UP_SENT,
        goBack: GO_BACK,
        'mail.sent': BOOKING_CONFIRMED.sent,
        'mail.later': BOOKING_CONFIRMED.later,
        'mail.none': BOOKING_CONFIRMED.none,
        ...SENT_TEXTS,
        signUpAgain: WAITLIST_ACTIONS.again,
        guide: WAITLIST_ACTIONS.guide,
        compass: WAITLIST_ACTIONS.back,
      }),
      // Mustache fills in the minutes, which only the function knows.
      wait: i18n._(WAIT.id, { minutes: '{{minutes}}' }),
    } as AnswerPageTexts['phrases'],
  }
}
