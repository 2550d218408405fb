import { fillIn } from '#contracts/values/fill-in.ts'
import { inLanguage, type Language } from '#contracts/values/language.ts'
import type { Company, Mail } from '#functions/ports.ts'
import { signatureOf } from './signature.ts'
import { typeset } from './typeset.ts'

interface Welcome {
  language: Language
  withdrawUrl: string
}

export function welcomeMail({ language, withdrawUrl }: Welcome, company: Company): Omit<Mail, 'to'> {
  const words = inLanguage(WORDS, language)
  return {
    replyTo: company.contactEmail,
    ...typeset(
      {
        language,
        subject: words.title,
        preheader: words.preheader,
        heading: words.title,
        blocks: [
          { paragraph: words.greeting },
          { paragraph: words.thanks },
          { paragraph: fillIn(words.leave, { email: company.contactEmail }) },
          { heading: words.strangerHeading },
          { paragraph: words.stranger },
          { link: { label: words.withdraw, url: withdrawUrl } },
          { signature: signatureOf(company, language) },
        ],
        note: words.note,
      },
      company,
    ),
  }
}

const WORDS = {
  en: {
    title: 'Your address is confirmed',
    preheader: 'You are on the list for news of the Job Seeker Compass.',
    greeting: 'Hello,',
    thanks:
      'Thank you. Your address is confirmed. We write to you when there is news of the Job Seeker Compass, and for nothing else.',
    leave: 'You can leave the list at any time. Reply to this e-mail or write to {email}.',
    strangerHeading: 'This was not me',
    stranger: 'Did somebody else enter and confirm your address? With this link you take it off the list:',
    withdraw: 'This was not me: take my address off the list',
    note: 'You receive this e-mail because your address was confirmed for news of the Job Seeker Compass.',
  },
  de: {
    title: 'Ihre Adresse ist bestätigt',
    preheader: 'Sie stehen auf der Liste für Neuigkeiten zum Job Seeker Compass.',
    greeting: 'Guten Tag,',
    thanks:
      'vielen Dank. Ihre Adresse ist bestätigt. Wir schreiben Ihnen, wenn es Neuigkeiten zum Job Seeker Compass gibt, und sonst nicht.',
    leave:
      'Sie können sich jederzeit abmelden. Antworten Sie auf diese E-Mail oder schreiben Sie an {email}.',
    strangerHeading: 'Das war ich nicht',
    stranger:
      'Hat jemand anderes Ihre Adresse eingetragen und bestätigt? Mit diesem Link nehmen Sie sie von der Liste:',
    withdraw: 'Das war ich nicht: Adresse von der Liste nehmen',
    note: 'Sie erhalten diese E-Mail, weil Ihre Adresse für Neuigkeiten zum Job Seeker Compass bestätigt wurde.',
  },
} as const
