import type { FormOf } from '#contracts/calls/send-contact-email.ts'
import { inLanguage } from '#contracts/values/language.ts'
import { type FormTexts, type Labels, labelFields } from './form-texts.ts'

export const freeVisaCase: FormTexts<FormOf<'free-visa-case'>> = {
  team: (form) => ({
    title: 'Free visa case',
    who: form.name,
    details: labelFields(form, { name: 'Name', email: 'E-mail', message: 'Message' }),
  }),
  receipt: (language) => inLanguage(VISA_CASE, language),
}

export const consultation: FormTexts<FormOf<'consultation'>> = {
  team: (form) => ({
    title: 'Consultation',
    who: form.name,
    details: labelFields(form, CONSULTATION_LABELS),
  }),
  receipt: (language) => CONSULTATION[language],
}

const VISA_CASE = {
  en: {
    subject: 'Your visa case',
    heading: 'We have received your visa case',
    form: 'Free visa case',
    promise: 'You will hear from us by {day}, within 24 hours on working days.',
    next: [
      'We tell you which documents we need, and agree a safe way to send them.',
      'Once all documents are here, our look through them usually takes 5-10 working days. The authority’s time comes on top.',
    ],
    ready: [
      'The employment contract or the offer, with the gross salary',
      'The passport and, if there is one, the present residence permit with its last day',
      'Proof of the qualification, and of its recognition where there is one',
    ],
  },
  de: {
    subject: 'Ihr Visa-Fall',
    heading: 'Ihr Visa-Fall ist angekommen',
    form: 'Kostenloser Visa-Fall',
    promise: 'Sie hören spätestens am {day} von uns, innerhalb von 24 Stunden an Werktagen.',
    next: [
      'Wir sagen Ihnen, welche Unterlagen wir brauchen, und vereinbaren einen sicheren Weg dafür.',
      'Liegen alle Unterlagen vor, dauert unsere Durchsicht in der Regel 5-10 Werktage. Die Zeit der Behörde kommt hinzu.',
    ],
    ready: [
      'Den Arbeitsvertrag oder das Angebot mit dem Bruttogehalt',
      'Den Pass und, falls vorhanden, den jetzigen Aufenthaltstitel mit seinem letzten Gültigkeitstag',
      'Nachweise der Qualifikation und, falls vorhanden, ihrer Anerkennung',
    ],
  },
} as const

const CONSULTATION_LABELS: Labels<FormOf<'consultation'>> = {
  name: 'Name',
  email: 'E-mail',
  date: 'Preferred date',
  time: 'Preferred time',
  message: 'Message',
}

const CONSULTATION = {
  en: {
    subject: 'Your consultation request',
    heading: 'We have received your consultation request',
    form: 'Free consultation',
    promise:
      'You will hear from us by {day}, within 1-2 working days. Then we confirm a time or suggest one.',
    next: ['The consultation is free and takes about 30 minutes.'],
    ready: [
      'Your nationality and the country you live in',
      'Your profession, qualification and years of experience',
      'The one question you most want answered',
    ],
  },
  de: {
    subject: 'Ihre Beratungsanfrage',
    heading: 'Ihre Beratungsanfrage ist angekommen',
    form: 'Kostenlose Beratung',
    promise:
      'Sie hören spätestens am {day} von uns, innerhalb von 1-2 Werktagen. Dann bestätigen wir einen Termin oder schlagen einen vor.',
    next: ['Die Beratung ist kostenlos und dauert etwa 30 Minuten.'],
    ready: [
      'Ihre Staatsangehörigkeit und das Land, in dem Sie leben',
      'Ihren Beruf, Ihre Qualifikation und Ihre Berufsjahre',
      'Die eine Frage, die Ihnen am wichtigsten ist',
    ],
  },
  tr: {
    subject: 'Danışmanlık talebiniz',
    heading: 'Danışmanlık talebiniz bize ulaştı',
    form: 'Ücretsiz danışmanlık',
    promise:
      'En geç {day} günü, yani 1-2 iş günü içinde size yazarız. Görüşme saatini onaylar veya başka bir saat öneririz.',
    next: ['Görüşme ücretsizdir ve yaklaşık 30 dakika sürer.'],
    ready: [
      'Vatandaşlığınız ve yaşadığınız ülke',
      'Mesleğiniz, diplomanız ve kaç yıldır çalıştığınız',
      'Yanıtını en çok merak ettiğiniz soru',
    ],
  },
} as const
