import signs from 'virtual:mail-branding'
import type { ContactEmail } from '#contracts/calls/send-contact-email.ts'
import type { Audience } from '#contracts/forms/further-reading.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Signature } from './mail-content.ts'

/** Returns the audience of a form; null if its fields do not show it. */
export function audienceOf(form: ContactEmail): Audience | null {
  if (form.formType === 'appointment') return form.selectedType
  if (form.formType === 'free-visa-case') return 'business'
  if (form.formType === 'consultation') return 'individual'
  // Only businesses are asked for a date, only individuals for a file.
  return form.appointmentDate ? 'business' : form.fileAttached ? 'individual' : null
}

/** Returns the signature of the founder who answers an audience; of both founders if it is unknown. */
export function signatureOf(audience: Audience | null, language: Language): Signature {
  const { greeting, and, places } = WORDS[language]
  const { business, individual } = signs.founders
  if (audience === null)
    return {
      greeting,
      name: `${business} ${and} ${individual}`,
      place: `${places.business} ${and} ${places.individual}`,
      portraits: ['business', 'individual'],
    }
  return { greeting, name: signs.founders[audience], place: places[audience], portraits: [audience] }
}

const WORDS = {
  en: { greeting: 'Kind regards', and: 'and', places: { business: 'Munich', individual: 'Berlin' } },
  de: { greeting: 'Freundliche Grüße', and: 'und', places: { business: 'München', individual: 'Berlin' } },
  tr: { greeting: 'Saygılarımızla', and: 've', places: { business: 'Münih', individual: 'Berlin' } },
}
