import { domainToASCII, domainToUnicode } from 'node:url'
import { emailIn } from '#contracts/calls/send-contact-email.ts'
import { asksForConsent } from '#contracts/forms/consent.ts'
import type { Suspicion } from '#contracts/forms/form-signals.ts'
import { dayInWords, momentInWords } from '#contracts/values/german-time.ts'
import { percentEncode } from '#contracts/values/percent-encode.ts'
import type { Company, Lead } from '#functions/ports.ts'
import type { TeamTexts } from './form-texts.ts'
import { plainLine } from './mail-content.ts'
import { typeset } from './typeset.ts'

const LANGUAGE_NAMES = { en: 'English', de: 'German', tr: 'Turkish' }

export interface ReplyWarnings {
  suspicion: Suspicion | null
  /** True if the domain of the e-mail address receives no mail. */
  hasDeadDomain: boolean
}

/**
 * Builds the mail to the team, in English, with everything that the visitor sent. If the visitor gave an e-mail
 * address, a button opens a reply with the receipt's subject. If a bot is suspected, the subject of the team's
 * mail says so, for mailbox rules.
 */
export function teamMail(
  { title, who, details }: TeamTexts,
  receiptSubject: string,
  lead: Lead,
  company: Company,
  answerBy: string,
  { suspicion, hasDeadDomain, teamUrl }: ReplyWarnings & { teamUrl: string | null },
) {
  const { form, reference, language, consentVersion, receivedAt } = lead
  const day = dayInWords(answerBy, 'en')
  const name = plainLine(who, 80)
  const email = emailIn(form)
  const how = `in ${LANGUAGE_NAMES[language]}, by ${day}.`
  return typeset(
    {
      language: 'en',
      subject: `${suspicion ? '[Possibly a bot] ' : ''}[${title}] ${name} – ${reference}`,
      preheader: `Answer by ${day}, in ${LANGUAGE_NAMES[language]}.`,
      heading: `${title}: ${name}`,
      blocks: [
        ...(suspicion
          ? [{ paragraph: warning(suspicion, reference, email !== null && !hasDeadDomain) }]
          : []),
        ...(email !== null && hasDeadDomain ? [{ paragraph: deadDomainWarning(email) }] : []),
        ...(consentVersion === null && asksForConsent(form.formType) ? [{ paragraph: WITHOUT_CONSENT }] : []),
        ...(email === null
          ? [{ paragraph: `The visitor gave no e-mail address. Please answer ${how}` }]
          : [
              { paragraph: `Reply to this e-mail to write to ${spellOut(email)}. Please answer ${how}` },
              {
                button: {
                  label: `Answer by ${day}`,
                  url: answerUrl(email, `${receiptSubject} – ${reference}`),
                },
              },
            ]),
        ...(teamUrl === null
          ? []
          : [{ button: { label: 'Propose a time, or mark as answered', url: teamUrl } }]),
        { heading: 'What the visitor sent' },
        { details: details.map(({ label, value }) => ({ label, value: value || 'Not given' })) },
        { heading: 'About this request' },
        {
          details: [
            { label: 'Reference', value: reference },
            { label: 'Form', value: title },
            { label: 'Language used', value: LANGUAGE_NAMES[language] },
            { label: 'Consent text', value: consentText(lead) },
            { label: 'Received', value: `${momentInWords(receivedAt, 'en')} (Berlin time)` },
          ],
        },
      ],
      note: 'Sent by the forms of the website.',
    },
    company,
  )
}

const WITHOUT_CONSENT =
  'This came without the consent that the form asks for. Another program sent it, not the page of the website. Answer what was asked, and use it for nothing else.'

const consentText = ({ form, consentVersion }: Lead): string => {
  if (consentVersion !== null) return `Version ${consentVersion}`
  return asksForConsent(form.formType) ? 'Missing, though the form asks for it' : 'The form asks for none'
}

const answerUrl = (email: string, subject: string): string =>
  `mailto:${percentEncode(email).replace('%40', '@')}?subject=${percentEncode(`Re: ${subject}`)}`

const SIGNS: Record<Suspicion, string> = {
  trap: 'a field that people do not see was filled in',
  haste: 'the form was sent in less than two seconds',
}

function warning(suspicion: Suspicion, reference: string, hasReceipt: boolean): string {
  const held = `A bot may have sent this: ${SIGNS[suspicion]}. The visitor got no receipt. If a person wrote, answer as usual.`
  return hasReceipt
    ? `${held} Whoever runs the site can still send the receipt: npm run leads -- retry ${reference}`
    : held
}

const deadDomainWarning = (email: string) =>
  `The domain of this e-mail address cannot receive mail: ${domainOf(email)}. The visitor got no receipt, and an answer to this address will not arrive. Look for a typing mistake in it, or call if there is a phone number below.`

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

/** Appends the ASCII form of an internationalised domain, because letters of different scripts can look alike. */
function spellOut(email: string): string {
  const domain = domainOf(email)
  const ascii = domainToASCII(domain)
  const letters = domainToUnicode(ascii) || domain
  const address = email.slice(0, -domain.length) + letters
  return ascii === letters ? email : `${address} (domain ${ascii || 'not valid'})`
}
