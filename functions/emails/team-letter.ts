import type { House, Lead } from '#functions/ports.ts'
import type { FormTexts } from './form-texts.ts'
import { plainLine } from './letter.ts'
import { typeset } from './typeset.ts'

const berlinTime = () =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
const LANGUAGE_NAMES = { en: 'English', de: 'German' }

/** Tells the team, in English, all that the visitor sent and how to answer. */
export function teamLetter({ title, visitor, details }: FormTexts, lead: Lead, house: House) {
  const { form, reference, language, consentVersion, receivedAt } = lead
  const who = plainLine(visitor || ('topic' in form ? form.topic : ''), 80)
  return typeset({
    language: 'en',
    subject: `[${title}] ${who} – ${reference}`,
    sender: house.organisation,
    heading: `${title}: ${who}`,
    blocks: [
      {
        paragraph: `Reply to this e-mail to write to ${form.email}. Please write in ${LANGUAGE_NAMES[language]}.`,
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
          { label: 'Received', value: `${berlinTime().format(receivedAt)} (Berlin time)` },
        ],
      },
    ],
    footer: 'Sent by the forms of the website.',
  })
}
