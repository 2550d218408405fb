import signs from 'virtual:mail-branding'
import type { Audience } from '#contracts/forms/further-reading.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Signature } from './mail-content.ts'

export const signatureOf = (audience: Audience, language: Language): Signature => ({
  ...WORDS[language],
  name: signs.founders[audience],
  place: PLACES[audience][language],
  portrait: audience,
})

const PLACES: Record<Audience, Record<Language, string>> = {
  business: { en: 'Munich', de: 'München', tr: 'Münih' },
  individual: { en: 'Berlin', de: 'Berlin', tr: 'Berlin' },
}

const WORDS = {
  en: { greeting: 'Kind regards' },
  de: { greeting: 'Freundliche Grüße' },
  tr: { greeting: 'Saygılarımızla' },
}
