import type { FormOf } from '#contracts/send-contact-email.ts'
import { type FormWording, labelled } from './form-texts.ts'

/** The contact modal: `name` only repeats the topic, so nobody is greeted by it; the chosen file is never sent. */
export const contactModal: FormWording<FormOf<'contact'>> = (form, language) => {
  const { labels, file, receipt, appointmentNext, fileNext, title } = WORDS[language]
  const next = [
    ...receipt.next,
    ...(form.appointmentDate ? [appointmentNext] : []),
    ...(form.fileAttached ? [fileNext] : []),
  ]
  return {
    title,
    visitor: '',
    details: labelled(labels, { ...form, fileAttached: form.fileAttached ? file.chosen : file.none }),
    receipt: { ...receipt, next },
  }
}

const WORDS = {
  en: {
    title: 'Contact',
    labels: {
      topic: 'Topic',
      email: 'E-mail',
      phone: 'Phone',
      message: 'Message',
      appointmentDate: 'Preferred date',
      fileAttached: 'File',
    },
    file: { chosen: 'Chosen, not sent with the form', none: 'None' },
    receipt: {
      subject: 'Your inquiry',
      heading: 'We have received your inquiry',
      next: ['We reply within 1-2 working days.'],
    },
    appointmentNext: 'We will confirm your preferred date or suggest another one.',
    fileNext: 'Our form does not send files. Please attach yours to a reply to this e-mail.',
  },
  de: {
    title: 'Kontakt',
    labels: {
      topic: 'Thema',
      email: 'E-Mail',
      phone: 'Telefon',
      message: 'Nachricht',
      appointmentDate: 'Wunschtermin',
      fileAttached: 'Datei',
    },
    file: { chosen: 'Ausgewählt, mit dem Formular nicht gesendet', none: 'Keine' },
    receipt: {
      subject: 'Ihre Anfrage',
      heading: 'Ihre Anfrage ist angekommen',
      next: ['Wir melden uns innerhalb von 1-2 Werktagen bei Ihnen.'],
    },
    appointmentNext: 'Wir bestätigen Ihren Wunschtermin oder schlagen einen anderen vor.',
    fileNext:
      'Unser Formular überträgt keine Dateien. Bitte hängen Sie Ihre Datei an eine Antwort auf diese E-Mail an.',
  },
}
