import type { Language } from '#contracts/language.ts'
import type { ContactEmail } from '#contracts/send-contact-email.ts'
import type { Audience, House, Lead, Mail } from '#functions/ports.ts'
import { booking } from './booking.ts'
import { contactModal } from './contact-modal.ts'
import type { FormTexts } from './form-texts.ts'
import { consultation, freeVisaCase } from './inquiry.ts'
import { receiptLetter } from './receipt.ts'
import { teamLetter } from './team-letter.ts'

/** The two mails of a lead: the team can reply to the visitor, the visitor to the organisation. */
export function contactMails(lead: Lead, house: House): Record<Audience, Mail> {
  const { form, language } = lead
  return {
    team: {
      to: house.teamEmail,
      replyTo: form.email,
      ...teamLetter(textsOf(form, 'en'), lead, house),
    },
    visitor: {
      to: form.email,
      replyTo: house.contactEmail,
      ...receiptLetter(textsOf(form, language), lead, house),
    },
  }
}

function textsOf(form: ContactEmail, language: Language): FormTexts {
  switch (form.formType) {
    case 'appointment':
      return booking(form, language)
    case 'contact':
      return contactModal(form, language)
    case 'free-visa-case':
      return freeVisaCase(form, language)
    case 'consultation':
      return consultation(form, language)
  }
}
