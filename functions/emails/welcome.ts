import type { Language } from '#contracts/language.ts'
import type { House, Mail } from '#functions/ports.ts'
import { typeset } from './typeset.ts'

/** Says that the sign-up is confirmed, and how to take it back. */
export function welcomeMail(
  { language, withdrawUrl }: { language: Language; withdrawUrl: string },
  house: House,
): Omit<Mail, 'to'> {
  const words = WORDS[language]
  const letter = typeset({
    language,
    subject: words.subject,
    sender: house.organisation,
    heading: words.heading,
    blocks: [words.next, words.withdraw, withdrawUrl].map((paragraph) => ({ paragraph })),
    footer: words.footer(house.contactEmail),
  })
  return { replyTo: house.contactEmail, ...letter }
}

const WORDS = {
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
