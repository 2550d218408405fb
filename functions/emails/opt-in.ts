import { fillIn } from '#contracts/values/fill-in.ts'
import { momentInWords } from '#contracts/values/german-time.ts'
import { inLanguage, type Language } from '#contracts/values/language.ts'
import type { Company, Mail } from '#functions/ports.ts'
import { signatureOf } from './signature.ts'
import { typeset } from './typeset.ts'

interface OptIn {
  language: Language
  confirmUrl: string
  expiresAt: Date
}

/** Builds the mail that asks to confirm a sign-up. It must contain no advertising (§ 7 UWG) and no user input. */
export function optInMail({ language, confirmUrl, expiresAt }: OptIn, company: Company): Omit<Mail, 'to'> {
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
          { paragraph: words.why },
          { button: { label: words.confirm, url: confirmUrl } },
          { paragraph: fillIn(words.validity, { moment: momentInWords(expiresAt, language) }) },
          { paragraph: words.fallback },
          { link: { label: confirmUrl, url: confirmUrl } },
          { heading: words.strangerHeading },
          { paragraph: words.stranger },
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
    title: 'Please confirm your sign-up',
    preheader: 'Your address was entered for news of the Job Seeker Compass. Was that you?',
    greeting: 'Hello,',
    why: 'Your address was entered on our website to receive news of the Job Seeker Compass. If that was you, please confirm it.',
    confirm: 'Confirm my address',
    validity: 'The link is valid for 7 days, until {moment} (Berlin time).',
    fallback: 'If the button does not work, copy this address into your browser:',
    strangerHeading: 'That was not you?',
    stranger: 'Then you need to do nothing. Without your confirmation the address is not on the list.',
    note: 'You receive this e-mail because your address was entered in a form on our website.',
  },
  de: {
    title: 'Bitte bestätigen Sie Ihre Anmeldung',
    preheader: 'Ihre Adresse wurde für Neuigkeiten zum Job Seeker Compass eingetragen. Waren Sie das?',
    greeting: 'Guten Tag,',
    why: 'Ihre Adresse wurde auf unserer Website für Neuigkeiten zum Job Seeker Compass eingetragen. Waren Sie das? Dann bestätigen Sie bitte Ihre Adresse.',
    confirm: 'Adresse bestätigen',
    validity: 'Der Link gilt 7 Tage, bis {moment} Uhr (Berliner Zeit).',
    fallback: 'Funktioniert die Schaltfläche nicht? Dann kopieren Sie diese Adresse in Ihren Browser:',
    strangerHeading: 'Waren Sie das nicht?',
    stranger: 'Dann müssen Sie nichts tun. Ohne Ihre Bestätigung steht die Adresse nicht auf der Liste.',
    note: 'Sie erhalten diese E-Mail, weil Ihre Adresse in ein Formular auf unserer Website eingetragen wurde.',
  },
} as const
