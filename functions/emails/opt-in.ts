import type { Language } from '#contracts/language.ts'
import type { House, Mail } from '#functions/ports.ts'
import { typeset } from './typeset.ts'

interface OptIn {
  language: Language
  confirmUrl: string
  expiresAt: Date
}

/** Asks whoever reads the mailbox whether the sign-up was theirs; quotes nothing that was typed. */
export function optInMail({ language, confirmUrl, expiresAt }: OptIn, house: House): Omit<Mail, 'to'> {
  const words = WORDS[language]
  const day = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(expiresAt)
  const letter = typeset({
    language,
    subject: words.subject,
    sender: house.organisation,
    heading: words.heading,
    blocks: [words.why, confirmUrl, words.until(day), words.otherwise].map((paragraph) => ({ paragraph })),
    footer: words.footer(house.contactEmail),
  })
  return { replyTo: house.contactEmail, ...letter }
}

const WORDS = {
  en: {
    subject: 'Please confirm your sign-up',
    heading: 'Please confirm your sign-up',
    why: 'This address was entered for news of the Job Seeker Compass. Open this link to confirm it:',
    until: (day: string) => `The link is valid until ${day}.`,
    otherwise: 'If that was not you, do nothing. You will hear no more from us.',
    footer: (email: string) => `Questions? Write to ${email}.`,
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    heading: 'Bitte bestätigen Sie Ihre Anmeldung',
    why: 'Diese Adresse wurde für Neuigkeiten zum Job Seeker Compass eingetragen. Zum Bestätigen öffnen Sie diesen Link:',
    until: (day: string) => `Der Link gilt bis zum ${day}.`,
    otherwise: 'Waren Sie das nicht? Dann müssen Sie nichts tun. Sie hören nicht mehr von uns.',
    footer: (email: string) => `Fragen? Schreiben Sie an ${email}.`,
  },
}
