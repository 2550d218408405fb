import { domainToASCII } from 'node:url'
import type { House, Lead } from '#functions/ports.ts'
import { berlinMoment, dayInWords } from './berlin-time.ts'
import type { TeamTexts } from './form-texts.ts'
import { plainLine } from './letter.ts'
import { typeset } from './typeset.ts'

const LANGUAGE_NAMES = { en: 'English', de: 'German' }

/** Tells the team, in English, all that the visitor sent and how to answer. */
export function teamLetter({ title, who, details }: TeamTexts, lead: Lead, house: House, answerBy: string) {
  const { form, reference, language, consentVersion, receivedAt } = lead
  const day = dayInWords(answerBy, 'en')
  const name = plainLine(who, 80)
  return typeset(
    {
      language: 'en',
      subject: `[${title}] ${name} – ${reference}`,
      preheader: `Answer by ${day}, in ${LANGUAGE_NAMES[language]}.`,
      heading: `${title}: ${name}`,
      blocks: [
        {
          paragraph: `Reply to this e-mail to write to ${spelledOut(form.email)}. Please answer in ${LANGUAGE_NAMES[language]}, by ${day}.`,
        },
        { heading: 'What the visitor sent' },
        { details: details.map(({ label, value }) => ({ label, value: value || 'Not given' })) },
        { heading: 'About this request' },
        {
          details: [
            { label: 'Reference', value: reference },
            { label: 'Form', value: form.formType },
            { label: 'Language used', value: LANGUAGE_NAMES[language] },
            { label: 'Consent text', value: consentVersion ? `Version ${consentVersion}` : 'Not given' },
            { label: 'Received', value: `${berlinMoment(receivedAt, 'en')} (Berlin time)` },
          ],
        },
      ],
      note: 'Sent by the forms of the website.',
    },
    house,
  )
}

/** A domain in another script also as DNS knows it: letters of two scripts can look the same. */
function spelledOut(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const ascii = domainToASCII(domain)
  return ascii === domain.toLowerCase() ? email : `${email} (domain ${ascii || 'not valid'})`
}
