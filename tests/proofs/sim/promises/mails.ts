import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { answerDay } from '#tests/proofs/sim/calendar.ts'
import type { Row } from '#tests/proofs/sim/world.ts'
import type { Family } from './family.ts'
import { type Ledger, LONG_ENOUGH, type SeenMail, tokenIn } from './ledger.ts'

/** Every field of every form that writes to the team. */
const SENT_FIELDS = new Set<string>(
  sendContactEmail.request.def.options.flatMap(({ shape }) => Object.keys(shape)),
)
/** Words that the team reads for values that were chosen rather than typed. */
const IN_WORDS: Readonly<Record<string, string>> = {
  appointment: 'Form: Booking',
  consultation: 'Form: Consultation',
  contact: 'Form: Contact',
  'free-visa-case': 'Form: Free visa case',
  business: 'Business (Employer/HR Team)',
  individual: 'Individual (Professional seeking visa)',
  true: 'File: Chosen, not sent with the form',
  false: 'File: None',
}

/**
 * The receipt: "It does not repeat what was entered there."
 * Privacy policy: "With each form we also store when it arrived, your language and a reference number."
 */
export function mails(seen: Ledger): Family {
  const { contactEmail, publicOrigin } = seen.world.config

  function checkTeams({ mail }: SeenMail, lead: Row, broke: (how: string) => void): void {
    const answersTo = mail.replyTo[0]
    // A service that refuses the address takes the mail without it.
    if (answersTo ? answersTo !== lead.email : seen.world.weather.trouble === 0)
      broke(`answers go to ${answersTo}, not to ${lead.email}`)
    for (const [field, value] of Object.entries(lead)) {
      if (!SENT_FIELDS.has(field)) continue
      const said = IN_WORDS[String(value)] ?? String(value)
      const lost = said.split('\n').find((line) => !mail.text.includes(line.trim()))
      if (lost !== undefined) broke(`the team does not read ${JSON.stringify(lost)}, the ${field}`)
    }
    // A form repeated in the other language while the storage fails is mailed as it came.
    const language = `Language used: ${lead.language === 'de' ? 'German' : 'English'}`
    if (!mail.text.includes(language) && seen.storageFailures === 0)
      broke(`the team does not read the language, ${lead.language}`)
  }

  function checkReceipt({ mail, to }: SeenMail, lead: Row, broke: (how: string) => void): void {
    if (to !== lead.email) broke(`it goes to ${to}, not to ${lead.email}`)
    if (mail.replyTo[0] !== contactEmail) broke(`answers go to ${mail.replyTo[0]}`)
    const label = lead.language === 'de' ? 'Referenznummer' : 'Reference'
    if (!mail.text.includes(`${label}: ${lead.reference}`)) broke(`it is not in "${lead.language}"`)
    const day = answerDay((lead.receivedAt as Date).getTime(), lead.formType)
    if (!mail.text.includes(inWords(day, String(lead.language)))) broke(`it does not name ${day}`)
    const page = `${publicOrigin}${lead.language === 'de' ? '/de' : ''}/your-message?token=`
    if (!mail.text.includes(page)) broke(`it does not link to ${page}`)
    const text = String(lead.message ?? '')
    if (text.length >= LONG_ENOUGH && mail.text.includes(text)) broke('it repeats what was typed')
  }

  return {
    mailed(seenMail) {
      const { mail, reference, isToTeam, to } = seenMail
      const broke = (how: string) =>
        seen.broke('a mail says what was sent, to whom it belongs', `"${mail.subject}" to ${to}: ${how}`)
      const links = mail.text.match(/https?:\/\/\S+/g) ?? []
      const foreign = links.find((link) => !link.startsWith(`${publicOrigin}/`))
      if (foreign) broke(`it links to ${foreign}`)
      if (reference) {
        const lead = seen.leadOf(reference)
        if (!lead || lead.takenBackAt) return
        if (isToTeam) checkTeams(seenMail, lead, broke)
        else checkReceipt(seenMail, lead, broke)
        return
      }
      const [, addressId, requestId] = tokenIn(mail.text)
      const signUp = seen.rows.get(`sign-ups/s:${requestId}`) ?? seen.rows.get(`sign-ups/y:${addressId}`)
      if (isToTeam || !signUp) return
      const isGerman = signUp.language === 'de'
      const link = links.find((each) => each.includes('token=')) ?? ''
      if (mail.text.includes('Guten Tag') !== isGerman) broke(`it is not in "${signUp.language}"`)
      if (link.startsWith(`${publicOrigin}/de/`) !== isGerman)
        broke(`its link is not in "${signUp.language}"`)
    },
  }
}

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
}

/** A day as both languages write it in a mail, without its weekday. */
function inWords(day: string, language: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = MONTHS[language === 'de' ? 'de' : 'en'][Number(month) - 1]
  return language === 'de' ? `${Number(date)}. ${name} ${year}` : `${Number(date)} ${name} ${year}`
}
