import type { FormOf } from '#contracts/calls/send-contact-email.ts'
import { inLanguage } from '#contracts/values/language.ts'
import { type FormTexts, type Labels, labelFields } from './form-texts.ts'

/**
 * Texts of the mails about a contact inquiry. The mail to the team shows `name` only if it differs from the topic: our
 * page sends the topic as `name`, but other programs may send a real name.
 */
export const contactModal: FormTexts<FormOf<'contact'>> = {
  team: (form) => ({
    title: 'Contact',
    who: form.topic,
    details: labelFields(form, LABELS, {
      fileAttached: form.fileAttached ? 'Chosen, not sent with the form' : 'None',
    }).filter(({ label }) => label !== LABELS.name || form.name !== form.topic),
  }),
  receipt: (language, { appointmentDate, fileAttached }) => {
    const { next, dateNext, fileNext, ...texts } = inLanguage(RECEIPT, language)
    return {
      ...texts,
      next: [...next, ...(appointmentDate ? [dateNext] : []), ...(fileAttached ? [fileNext] : [])],
    }
  },
}

const LABELS: Labels<FormOf<'contact'>> = {
  name: 'Name',
  topic: 'Topic',
  email: 'E-mail',
  phone: 'Phone',
  message: 'Message',
  appointmentDate: 'Preferred date',
  fileAttached: 'File',
}

const RECEIPT = {
  en: {
    subject: 'Your inquiry',
    heading: 'We have received your inquiry',
    form: 'Contact inquiry',
    promise: 'You will hear from us by {day}, within 1-2 working days.',
    next: ['Somebody who knows your subject reads your inquiry and answers you.'],
    dateNext: 'We confirm your preferred date or suggest another one.',
    fileNext: 'You have a document for us. Our form does not send files, so it is still with you.',
    ready: [
      'Dates that matter, such as the last day of a permit or a planned start',
      'Letters from authorities, with their reference numbers',
    ],
  },
  de: {
    subject: 'Ihre Anfrage',
    heading: 'Ihre Anfrage ist angekommen',
    form: 'Kontaktanfrage',
    promise: 'Sie hören spätestens am {day} von uns, innerhalb von 1-2 Werktagen.',
    next: ['Jemand, der sich mit Ihrem Thema auskennt, liest Ihre Anfrage und antwortet Ihnen.'],
    dateNext: 'Wir bestätigen Ihren Wunschtermin oder schlagen einen anderen vor.',
    fileNext:
      'Sie haben ein Dokument für uns. Unser Formular überträgt keine Dateien, es liegt also noch bei Ihnen.',
    ready: [
      'Wichtige Daten, etwa den letzten Gültigkeitstag eines Aufenthaltstitels oder einen geplanten Beginn',
      'Schreiben von Behörden mit deren Aktenzeichen',
    ],
  },
} as const
