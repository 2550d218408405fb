import type { Language } from '#contracts/language.ts'
import { answerDay } from '#functions/answer-day.ts'
import type { House, Lead } from '#functions/ports.ts'
import type { FormTexts } from './form-texts.ts'
import { typeset } from './typeset.ts'

/** Tells the visitor, in the language they used, that their form arrived and by which day we answer; quotes nothing typed. */
export function receiptLetter({ receipt }: FormTexts, lead: Lead, house: House) {
  const { language, reference, receivedAt } = lead
  const words = WORDS[language]
  return typeset({
    language,
    subject: `${receipt.subject} – ${reference}`,
    sender: house.organisation,
    heading: receipt.heading,
    blocks: [
      { paragraph: words.greeting },
      { paragraph: words.reference(reference) },
      { heading: words.nextHeading },
      { paragraph: words.answer(dayInWords(answerDay(receivedAt), language)) },
      ...receipt.next.map((paragraph) => ({ paragraph })),
      { heading: words.questionsHeading },
      { paragraph: words.questions(house.contactEmail) },
    ],
    footer: words.footer(house.contactEmail),
  })
}

const dayInWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'full',
    timeZone: 'Europe/Berlin',
  }).format(new Date(`${day}T12:00:00Z`))

const WORDS = {
  en: {
    greeting: 'Hello,',
    answer: (day: string) => `We answer by ${day}.`,
    reference: (reference: string) =>
      `Thank you for writing to us. Your reference is ${reference}. Please quote it when you contact us.`,
    nextHeading: 'What happens next',
    questionsHeading: 'Questions or corrections?',
    questions: (email: string) => `Reply to this e-mail or write to ${email}.`,
    footer: (email: string) =>
      `You receive this e-mail because your address was entered in a form on our website. If that was not you, please write to ${email}.`,
  },
  de: {
    greeting: 'Guten Tag,',
    answer: (day: string) => `Wir antworten spätestens am ${day}.`,
    reference: (reference: string) =>
      `vielen Dank für Ihre Nachricht. Ihre Referenznummer ist ${reference}. Bitte nennen Sie sie, wenn Sie uns schreiben.`,
    nextHeading: 'So geht es weiter',
    questionsHeading: 'Fragen oder Korrekturen?',
    questions: (email: string) => `Antworten Sie auf diese E-Mail oder schreiben Sie an ${email}.`,
    footer: (email: string) =>
      `Sie erhalten diese E-Mail, weil Ihre Adresse in ein Formular auf unserer Website eingetragen wurde. Waren Sie das nicht? Dann schreiben Sie bitte an ${email}.`,
  },
}
