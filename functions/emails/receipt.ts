import type { House, Lead } from '#functions/ports.ts'
import type { FormTexts } from './form-texts.ts'
import { typeset } from './typeset.ts'

/** Confirms to the visitor, in the language they used, what arrived and what happens next. */
export function receiptLetter({ visitor, details, receipt }: FormTexts, lead: Lead, house: House) {
  const { language, reference } = lead
  const words = WORDS[language]
  return typeset({
    language,
    subject: `${receipt.subject} – ${reference}`,
    sender: house.organisation,
    heading: receipt.heading,
    blocks: [
      { paragraph: words.greeting(visitor) },
      { paragraph: words.reference(reference) },
      { heading: words.nextHeading },
      ...receipt.next.map((paragraph) => ({ paragraph })),
      { heading: words.detailsHeading },
      { details: details.filter(({ value }) => value !== '') },
      { heading: words.questionsHeading },
      { paragraph: words.questions(house.contactEmail) },
    ],
    footer: words.footer(house.contactEmail),
  })
}

const WORDS = {
  en: {
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    reference: (reference: string) =>
      `Thank you for writing to us. Your reference is ${reference}. Please quote it when you contact us.`,
    nextHeading: 'What happens next',
    detailsHeading: 'What you sent us',
    questionsHeading: 'Questions or corrections?',
    questions: (email: string) => `Reply to this e-mail or write to ${email}.`,
    footer: (email: string) =>
      `You receive this e-mail because your address was entered in a form on our website. If that was not you, please write to ${email}.`,
  },
  de: {
    greeting: (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    reference: (reference: string) =>
      `vielen Dank für Ihre Nachricht. Ihre Referenznummer ist ${reference}. Bitte nennen Sie sie, wenn Sie uns schreiben.`,
    nextHeading: 'So geht es weiter',
    detailsHeading: 'Das haben Sie uns gesendet',
    questionsHeading: 'Fragen oder Korrekturen?',
    questions: (email: string) => `Antworten Sie auf diese E-Mail oder schreiben Sie an ${email}.`,
    footer: (email: string) =>
      `Sie erhalten diese E-Mail, weil Ihre Adresse in ein Formular auf unserer Website eingetragen wurde. Waren Sie das nicht? Dann schreiben Sie bitte an ${email}.`,
  },
}
