import type { FormOf } from '#contracts/send-contact-email.ts'
import { type FormWording, labelled } from './form-texts.ts'

/** The free check of a visa case; its page promises a reply within 24 hours. */
export const freeVisaCase: FormWording<FormOf<'free-visa-case'>> = (form, language) => {
  const { labels, ...rest } = VISA_CASE[language]
  return { ...rest, visitor: form.name, details: labelled(labels, form) }
}

/** The free consultation, with a preferred date and time. */
export const consultation: FormWording<FormOf<'consultation'>> = (form, language) => {
  const { labels, ...rest } = CONSULTATION[language]
  return { ...rest, visitor: form.name, details: labelled(labels, form) }
}

const VISA_CASE = {
  en: {
    title: 'Free visa case',
    labels: { name: 'Name', email: 'E-mail', message: 'Message' },
    receipt: {
      subject: 'Your visa case',
      heading: 'We have received your visa case',
      next: [
        'We reply within 24 hours and tell you which documents we need.',
        'Once all documents are here, your case usually takes 5-10 working days.',
      ],
    },
  },
  de: {
    title: 'Kostenloser Visa-Fall',
    labels: { name: 'Name', email: 'E-Mail', message: 'Nachricht' },
    receipt: {
      subject: 'Ihr Visa-Fall',
      heading: 'Ihr Visa-Fall ist angekommen',
      next: [
        'Wir melden uns innerhalb von 24 Stunden und sagen Ihnen, welche Unterlagen wir brauchen.',
        'Liegen alle Unterlagen vor, dauert die Bearbeitung in der Regel 5-10 Werktage.',
      ],
    },
  },
}

const CONSULTATION = {
  en: {
    title: 'Consultation',
    labels: {
      name: 'Name',
      email: 'E-mail',
      date: 'Preferred date',
      time: 'Preferred time',
      message: 'Message',
    },
    receipt: {
      subject: 'Your consultation request',
      heading: 'We have received your consultation request',
      next: [
        'We reply within 1-2 working days and confirm your preferred time or suggest another one.',
        'The consultation is free and takes about 30 minutes.',
      ],
    },
  },
  de: {
    title: 'Beratung',
    labels: {
      name: 'Name',
      email: 'E-Mail',
      date: 'Wunschtermin',
      time: 'Uhrzeit',
      message: 'Nachricht',
    },
    receipt: {
      subject: 'Ihre Beratungsanfrage',
      heading: 'Ihre Beratungsanfrage ist angekommen',
      next: [
        'Wir melden uns innerhalb von 1-2 Werktagen bei Ihnen. Dabei bestätigen wir Ihren Wunschtermin oder schlagen einen anderen vor.',
        'Die Beratung ist kostenlos und dauert etwa 30 Minuten.',
      ],
    },
  },
}
