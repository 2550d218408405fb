import type { Language } from '#contracts/language.ts'
import type { House, Mail } from '#functions/ports.ts'
import { typeset } from './typeset.ts'

interface OptIn {
  to: string
  language: Language
  confirmUrl: string
  expiresAt: Date
}

/** Asks whoever reads the mailbox whether the sign-up was theirs; quotes nothing that was typed. */
export function optInMail({ to, language, confirmUrl, expiresAt }: OptIn, house: House): Mail {
  const words = OPT_IN[language]
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
  return { to, replyTo: house.contactEmail, ...letter }
}

const OPT_IN = {
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

/** Says that the sign-up is confirmed, and how to take it back. */
export function welcomeMail(
  { to, language, withdrawUrl }: { to: string; language: Language; withdrawUrl: string },
  house: House,
): Mail {
  const words = WELCOME[language]
  const letter = typeset({
    language,
    subject: words.subject,
    sender: house.organisation,
    heading: words.heading,
    blocks: [words.next, words.withdraw, withdrawUrl].map((paragraph) => ({ paragraph })),
    footer: words.footer(house.contactEmail),
  })
  return { to, replyTo: house.contactEmail, ...letter }
}

const WELCOME = {
  en: {
    subject: 'Your sign-up is confirmed',
    heading: 'Your sign-up is confirmed',
    next: 'We will write as soon as there is news of the Job Seeker Compass.',
    withdraw: 'This was not you, or you have changed your mind? This link takes the sign-up back:',
    footer: (email: string) => `Questions? Write to ${email}.`,
  },
  de: {
    subject: 'Ihre Anmeldung ist bestätigt',
    heading: 'Ihre Anmeldung ist bestätigt',
    next: 'Wir schreiben Ihnen, sobald es Neuigkeiten zum Job Seeker Compass gibt.',
    withdraw:
      'Waren Sie das nicht, oder möchten Sie keine Neuigkeiten mehr? Mit diesem Link nehmen Sie die Anmeldung zurück:',
    footer: (email: string) => `Fragen? Schreiben Sie an ${email}.`,
  },
}
