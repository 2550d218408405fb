import type { Language } from '#contracts/values/language.ts'
import type { Company } from '#functions/ports.ts'
import type { Signature } from './mail-content.ts'

/** Returns the signature of the company. No person signs, because the functions write all mails. */
export const signatureOf = ({ organisation }: Company, language: Language): Signature => ({
  ...WORDS[language],
  name: organisation,
})

const WORDS = {
  en: { greeting: 'Kind regards', place: 'Munich and Berlin' },
  de: { greeting: 'Freundliche Grüße', place: 'München und Berlin' },
  tr: { greeting: 'Saygılarımızla', place: 'Münih ve Berlin' },
}
