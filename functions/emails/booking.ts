import type { FormOf } from '#contracts/calls/send-contact-email.ts'
import { inLanguage } from '#contracts/values/language.ts'
import { type FormTexts, type Labels, labelFields } from './form-texts.ts'

export const booking: FormTexts<FormOf<'appointment'>> = {
  team: (form) => ({
    title: 'Booking',
    who: form.name,
    details: labelFields(form, LABELS, { selectedType: RECEIPT.en.types[form.selectedType] }),
  }),
  receipt: (language, { selectedType }) => {
    const { types, ready, ...texts } = inLanguage(RECEIPT, language)
    return { ...texts, type: types[selectedType], ready: ready[selectedType] }
  },
}

const LABELS: Labels<FormOf<'appointment'>> = {
  selectedType: 'Consultation type',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  message: 'Case description',
}

const RECEIPT = {
  en: {
    subject: 'Your booking request',
    heading: 'We have received your booking request',
    form: 'Consultation booking',
    types: {
      business: 'Business (Employer/HR Team)',
      individual: 'Individual (Professional seeking visa)',
    },
    promise: 'By {day}, within 1-2 working days, we will suggest a time.',
    next: [
      'The consultation is free and takes about 30 minutes.',
      'We go through your plans, the usual steps and how long they take. A legal assessment is the work of a lawyer.',
    ],
    ready: {
      business: [
        'The post: title, place of work and gross salary',
        'The person: nationality, qualification and where they live now',
        'The start date you have in mind',
      ],
      individual: [
        'Your nationality and the country you live in',
        'Your profession, qualification and years of experience',
        'Your plan, and the date you have in mind',
      ],
    },
  },
  de: {
    subject: 'Ihre Terminanfrage',
    heading: 'Ihre Terminanfrage ist angekommen',
    form: 'Terminbuchung',
    types: {
      business: 'Unternehmen (Arbeitgeber/HR)',
      individual: 'Privatperson (Fachkraft sucht Visum)',
    },
    promise: 'Spätestens am {day}, in 1-2 Werktagen, schlagen wir Ihnen einen Termin vor.',
    next: [
      'Die Beratung ist kostenlos und dauert etwa 30 Minuten.',
      'Wir gehen Ihre Pläne, die üblichen Schritte und deren Dauer durch. Die rechtliche Bewertung ist Sache einer Anwältin oder eines Anwalts.',
    ],
    ready: {
      business: [
        'Die Stelle: Bezeichnung, Arbeitsort und Bruttogehalt',
        'Die Person: Staatsangehörigkeit, Qualifikation und jetziger Wohnort',
        'Das geplante Datum des Arbeitsbeginns',
      ],
      individual: [
        'Ihre Staatsangehörigkeit und das Land, in dem Sie leben',
        'Ihren Beruf, Ihre Qualifikation und Ihre Berufsjahre',
        'Ihr Vorhaben und den Zeitpunkt, an den Sie denken',
      ],
    },
  },
} as const
