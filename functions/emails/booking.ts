import type { FormOf } from '#contracts/send-contact-email.ts'
import { type FormWording, labelled } from './form-texts.ts'

/** The booking page: a free consultation, asked for by a business or an individual. */
export const booking: FormWording<FormOf<'appointment'>> = (form, language) => {
  const { labels, types, ...rest } = WORDS[language]
  return {
    ...rest,
    visitor: form.name,
    details: labelled(labels, { ...form, selectedType: types[form.selectedType] }),
  }
}

const WORDS = {
  en: {
    title: 'Booking',
    labels: {
      selectedType: 'Consultation type',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      message: 'Case description',
    },
    types: {
      business: 'Business (Employer/HR Team)',
      individual: 'Individual (Professional seeking visa)',
    },
    receipt: {
      subject: 'Your booking request',
      heading: 'We have received your booking request',
      next: [
        'We reply within 1-2 working days and suggest a time. The consultation is free and takes about 30 minutes.',
        'We look at your case together, and you leave with a plan and a timeline.',
      ],
    },
  },
  de: {
    title: 'Terminanfrage',
    labels: {
      selectedType: 'Art der Beratung',
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      message: 'Fallbeschreibung',
    },
    types: {
      business: 'Unternehmen (Arbeitgeber/HR)',
      individual: 'Privatperson (Fachkraft sucht Visum)',
    },
    receipt: {
      subject: 'Ihre Terminanfrage',
      heading: 'Ihre Terminanfrage ist angekommen',
      next: [
        'Wir melden uns innerhalb von 1-2 Werktagen bei Ihnen und schlagen einen Termin vor. Die Beratung ist kostenlos und dauert etwa 30 Minuten.',
        'Wir sehen uns Ihren Fall gemeinsam an. Danach kennen Sie die nächsten Schritte und den Zeitplan.',
      ],
    },
  },
}
