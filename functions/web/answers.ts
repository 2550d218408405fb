import { messageAddress } from '#contracts/calls/message-address.ts'
import type { MessageStatus } from '#contracts/calls/your-message.ts'
import type { Answer, AnswerTexts, Outcome, Phrase } from '#contracts/forms/answer-page.ts'
import type { Problem } from '#contracts/forms/form-fields.ts'
import type { PostedFields, PostedForm } from '#contracts/forms/form-post.ts'
import { type FormName, formOf, formPath } from '#contracts/forms/forms.ts'
import { type Audience, guideIn, readingFor } from '#contracts/forms/further-reading.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import { dayInWords, momentInWords } from '#contracts/values/german-time.ts'
import { localizedPath, writingPage } from '#contracts/values/page-address.ts'
import type { PageReceipt } from './receipt-link.ts'

export type FoundProblems = [control: string, problem: Problem][]

const SECONDS_A_MINUTE = 60
const COMPASS = formOf('sign-up').page
const NOTHING_MORE = { lines: [], buttons: [], links: [] } satisfies Partial<Answer>

/** Lists the problems of an invalid form. Omits the typed values, which are still on the visitor's previous page. */
export function wrongAnswer(words: AnswerTexts, posted: PostedForm, problems: FoundProblems): Answer {
  const { labels, problems: texts, wrong } = formWords(words, posted.page)
  const { phrases } = words
  const missing = problems.filter(([, problem]) => problem === 'missing')
  const isOnlyConsentMissing = missing.length > 0 && missing.every(([control]) => control === 'consent')
  return {
    ...NOTHING_MORE,
    title: (isOnlyConsentMissing && wrong.consent) || wrong[missing.length > 0 ? 'missing' : 'malformed'],
    sentences: [phrases.correct, phrases.goBack],
    lines: problems.map(([control, problem]) => ({
      label: control === 'consent' ? phrases.consent : (labels[control] ?? control),
      text: texts[control]?.[problem] ?? texts[control]?.malformed ?? wrong.malformed,
    })),
    links: [formLink(words, posted)],
  }
}

/**
 * Explains the failure of a form or of a button press.
 *
 * @param waitS seconds until another attempt may succeed; 0 if unknown
 */
export function failedAnswer(
  words: AnswerTexts,
  posted: PostedForm,
  { sentence, waitS, fields }: { sentence: string; waitS: number; fields: PostedFields },
): Answer {
  const { phrases, outcomes } = words
  const minutes = Math.ceil(waitS / SECONDS_A_MINUTE)
  const sentences = [sentence, ...(minutes > 0 ? [fillIn(phrases.wait, { minutes })] : [])]
  const outcome = failureOf(posted.page, fields)
  if (!outcome)
    return {
      ...NOTHING_MORE,
      title: phrases.nothingSent,
      sentences: [...sentences, phrases.goBack],
      links: [formLink(words, posted)],
    }
  const pressed = posted.page === 'confirmation' ? 'confirmation' : 'wish'
  return {
    ...NOTHING_MORE,
    title: outcomes[outcome].title,
    sentences,
    // The button repeats the action. It posts to the URL of the page, which contains the token.
    buttons: [{ name: pressed, value: fields[pressed] || FIRST_PRESS[pressed], text: phrases.retry }],
    links: linksBeside(words, posted),
  }
}

const FIRST_PRESS = { confirmation: 'gesture', wish: 'show' }

/** Returns the outcome to show after a failed button press on a page opened from a mail. Null for any other form. */
function failureOf(page: FormName, { confirmation, wish }: PostedFields): Outcome | null {
  if (page === 'confirmation') return confirmation === 'withdraw' ? 'notWithdrawn' : 'notConfirmed'
  if (page !== 'your-message') return null
  return wish === 'take-back' ? 'notTakenBack' : wish === 'send-again' ? 'notSentAgain' : 'notFound'
}

export function linkRefusedAnswer(words: AnswerTexts, posted: PostedForm, sentence: string): Answer {
  const { phrases, outcomes } = words
  if (posted.page === 'your-message') return outcomeAnswer(words, posted, 'gone')
  const again = { href: `${localizedPath(COMPASS, posted.language)}#news`, text: phrases.signUpAgain }
  return {
    ...NOTHING_MORE,
    title: outcomes.linkRefused.title,
    sentences: [sentence],
    links: [again, ...linksBeside(words, posted)],
  }
}

const outcomeAnswer = (words: AnswerTexts, posted: PostedForm, outcome: Outcome): Answer => ({
  ...NOTHING_MORE,
  title: words.outcomes[outcome].title,
  sentences: [words.outcomes[outcome].text],
  links: linksBeside(words, posted),
})

export function sentAnswer(words: AnswerTexts, receipt: PageReceipt & { sentAt: Date }): Answer {
  const { page, language, screen, reference, messageToken, receipt: mail } = receipt
  const { phrases } = words
  if (page === 'confirmation') {
    const isConfirmed = screen === 'confirmed'
    const answer = outcomeAnswer(words, receipt, isConfirmed ? 'confirmed' : 'withdrawn')
    const guide = { href: localizedPath(POINTS_GUIDE, language), text: phrases.guide }
    return { ...answer, links: [...(isConfirmed ? [guide] : []), ...answer.links] }
  }
  const { sent } = formWords(words, page)
  if (page === 'sign-up') {
    if (mail !== 'none') {
      const sentences = [sent.text, phrases.pressLink, phrases.wrongAddress, phrases.noMail]
      return { ...NOTHING_MORE, title: sent.title, sentences, links: linksBeside(words, receipt) }
    }
    const { title, text } = words.outcomes.signUpWithoutMail
    const sentences = [text, phrases.typeYourself]
    return { ...NOTHING_MORE, title, sentences, links: [formLink(words, receipt)] }
  }
  const day = receipt.answerBy && dayInWords(receipt.answerBy, language)
  const reading = readingFor(audienceOf(page, screen))
  const guide = reading && guideIn(reading, language)
  return {
    ...NOTHING_MORE,
    title: sent.title,
    sentences: [
      sent.text,
      ...(day ? [phrases.deadline] : []),
      ...(reference && mail === 'none' ? [phrases.withoutMail] : []),
      ...(page === 'booking' ? [phrases[`mail.${mail ?? 'sent'}`]] : []),
    ],
    lines: linesOf(phrases, {
      reference,
      answerBy: day,
      sentAt: momentInWords(receipt.sentAt, language),
    }),
    links: [
      ...(messageToken ? [{ href: messageAddress(language, messageToken), text: phrases.yourMessage }] : []),
      ...(guide ? [{ href: localizedPath(guide.path, language), text: guide.label }] : []),
      { href: formPath(page, language), text: phrases.another },
    ],
  }
}

const POINTS_GUIDE = '/information/opportunity-card-germany'

const audienceOf = (page: FormName, screen: string): Audience =>
  screen === 'business' ? screen : (formOf(page).audience ?? 'individual')

/** Builds the page shown after a button press on the page "Your message". */
export function messageAnswer(
  words: AnswerTexts,
  posted: PostedForm,
  { wish, message, receipt }: { wish: string | undefined; message?: MessageStatus; receipt?: string },
): Answer {
  const { phrases } = words
  if (!message) {
    if (wish === 'take-back') return outcomeAnswer(words, posted, 'takenBack')
    const answer = outcomeAnswer(words, posted, receipt === 'none' ? 'noReceipt' : 'sentAgain')
    return { ...answer, buttons: [{ name: 'wish', value: 'show', text: phrases.back }] }
  }
  const { language } = posted
  const answeredAt = message.talk?.answeredAt
  const moment = (at: string) => momentInWords(new Date(at), language)
  return {
    ...outcomeAnswer(words, posted, 'message'),
    lines: linesOf(phrases, {
      reference: message.reference,
      received: moment(message.receivedAt),
      handedOver: message.handedOverAt ? moment(message.handedOverAt) : phrases.waiting,
      ...(answeredAt
        ? { answered: moment(answeredAt) }
        : { answerBy: dayInWords(message.answerBy, language) }),
      deletedOn: dayInWords(message.deletedOn, language),
    }),
    buttons: [
      {
        hint: `${phrases.sendAgainTitle} ${phrases.sendAgainHint}`,
        name: 'wish',
        value: 'send-again',
        text: phrases.sendAgain,
      },
      {
        hint: `${phrases.takeBackTitle} ${phrases.takeBackHint}`,
        fold: { summary: phrases.takeBack, warning: words.outcomes.asking.text },
        name: 'wish',
        value: 'take-back',
        text: phrases.takeBackForGood,
      },
    ],
  }
}

const formWords = ({ forms }: AnswerTexts, page: FormName) => forms[page as keyof typeof forms]

const linesOf = (phrases: AnswerTexts['phrases'], facts: Partial<Record<Phrase, string | null>>) =>
  Object.entries(facts).flatMap(([label, text]) => (text ? [{ label: phrases[label as Phrase], text }] : []))

const formLink = ({ phrases }: AnswerTexts, { page, language }: PostedForm) => ({
  href: formPath(page, language),
  text: phrases.form,
})

const linksBeside = ({ phrases }: AnswerTexts, { page, language }: PostedForm): Answer['links'] =>
  page === 'your-message'
    ? [{ href: localizedPath(writingPage(language), language), text: phrases.another }]
    : [{ href: localizedPath(COMPASS, language), text: phrases.compass }]
