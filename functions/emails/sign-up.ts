import type { Language } from '#contracts/language.ts'
import type { House, Mail } from '#functions/ports.ts'
import { berlinMoment } from './berlin-time.ts'
import { typeset } from './typeset.ts'

interface OptIn {
  to: string
  language: Language
  confirmUrl: string
  expiresAt: Date
}

interface Welcome {
  to: string
  language: Language
  /** Takes the sign-up back. */
  withdrawUrl: string
}

/** Asks the owner of an address to confirm a sign-up. Holds no advertising (§ 7 UWG) and nothing that was typed. */
export function optInMail({ to, language, confirmUrl, expiresAt }: OptIn, house: House): Mail {
  const words = OPT_IN[language]
  return {
    to,
    replyTo: house.contactEmail,
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
          { paragraph: words.validity(berlinMoment(expiresAt, language)) },
          { paragraph: words.fallback },
          { link: { label: confirmUrl, url: confirmUrl } },
          { heading: words.strangerHeading },
          { paragraph: words.stranger },
        ],
        note: words.note,
      },
      house,
    ),
  }
}

/** Tells the owner of a confirmed address what to expect, and how to leave. */
export function welcomeMail({ to, language, withdrawUrl }: Welcome, house: House): Mail {
  const words = WELCOME[language]
  return {
    to,
    replyTo: house.contactEmail,
    ...typeset(
      {
        language,
        subject: words.title,
        preheader: words.preheader,
        heading: words.title,
        blocks: [
          { paragraph: words.greeting },
          { paragraph: words.thanks },
          { paragraph: words.leave(house.contactEmail) },
          { heading: words.strangerHeading },
          { paragraph: words.stranger },
          { link: { label: words.withdraw, url: withdrawUrl } },
        ],
        note: words.note,
      },
      house,
    ),
  }
}

const OPT_IN = {
  en: {
    title: 'Please confirm your e-mail address',
    preheader: 'Your address was entered for news of the Job Seeker Compass. Was that you?',
    greeting: 'Hello,',
    why: 'Your address was entered on our website to receive news of the Job Seeker Compass. If that was you, please confirm it.',
    confirm: 'Confirm my address',
    validity: (moment: string) => `The link is valid for 7 days, until ${moment} (Berlin time).`,
    fallback: 'If the button does not work, copy this address into your browser:',
    strangerHeading: 'That was not you?',
    stranger: 'Then you need to do nothing. Without your confirmation the address is not on the list.',
    note: 'You receive this e-mail because your address was entered in a form on our website.',
  },
  de: {
    title: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preheader: 'Ihre Adresse wurde für Neuigkeiten zum Job Seeker Compass eingetragen. Waren Sie das?',
    greeting: 'Guten Tag,',
    why: 'Ihre Adresse wurde auf unserer Website für Neuigkeiten zum Job Seeker Compass eingetragen. Waren Sie das? Dann bestätigen Sie sie bitte.',
    confirm: 'Adresse bestätigen',
    validity: (moment: string) => `Der Link gilt 7 Tage, bis ${moment} Uhr (Berliner Zeit).`,
    fallback: 'Funktioniert die Schaltfläche nicht? Dann kopieren Sie diese Adresse in Ihren Browser:',
    strangerHeading: 'Waren Sie das nicht?',
    stranger: 'Dann müssen Sie nichts tun. Ohne Ihre Bestätigung steht die Adresse nicht auf der Liste.',
    note: 'Sie erhalten diese E-Mail, weil Ihre Adresse in ein Formular auf unserer Website eingetragen wurde.',
  },
}

const WELCOME = {
  en: {
    title: 'Your address is confirmed',
    preheader: 'You are on the list for news of the Job Seeker Compass.',
    greeting: 'Hello,',
    thanks:
      'Thank you. Your address is confirmed. We write to you when there is news of the Job Seeker Compass, and for nothing else.',
    leave: (email: string) =>
      `You can leave the list at any time. Reply to this e-mail or write to ${email}.`,
    strangerHeading: 'This was not me',
    stranger: 'Did somebody else enter and confirm your address? One click takes it off the list.',
    withdraw: 'This was not me: take my address off the list',
    note: 'You receive this e-mail because your address was confirmed for news of the Job Seeker Compass.',
  },
  de: {
    title: 'Ihre Adresse ist bestätigt',
    preheader: 'Sie stehen auf der Liste für Neuigkeiten zum Job Seeker Compass.',
    greeting: 'Guten Tag,',
    thanks:
      'vielen Dank. Ihre Adresse ist bestätigt. Wir schreiben Ihnen, wenn es Neuigkeiten zum Job Seeker Compass gibt, und sonst nicht.',
    leave: (email: string) =>
      `Sie können sich jederzeit abmelden. Antworten Sie auf diese E-Mail oder schreiben Sie an ${email}.`,
    strangerHeading: 'Das war ich nicht',
    stranger: 'Hat jemand anderes Ihre Adresse eingetragen und bestätigt? Ein Klick nimmt sie von der Liste.',
    withdraw: 'Das war ich nicht: Adresse von der Liste nehmen',
    note: 'Sie erhalten diese E-Mail, weil Ihre Adresse für Neuigkeiten zum Job Seeker Compass bestätigt wurde.',
  },
}
