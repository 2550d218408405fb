import signs from 'virtual:mail-branding'
import type { Audience } from '#contracts/words/further-reading.ts'
import type { Language } from '#contracts/words/language.ts'
import type { Signature } from './mail-content.ts'

/** The signature of a mail: the founder responsible for an audience. */
export const signatureOf = (audience: Audience, language: Language): Signature => ({
  ...WORDS[language],
  name: signs.founders[audience],
  place: PLACES[audience][language],
  portrait: audience,
})

const PLACES: Record<Audience, Record<Language, string>> = {
  business: { en: 'Munich', de: 'München' },
  individual: { en: 'Berlin', de: 'Berlin' },
}

const WORDS = { en: { greeting: 'Kind regards' }, de: { greeting: 'Freundliche Grüße' } }
