import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { ContactEmail } from '#contracts/calls/send-contact-email.ts'
import { bodyIn, type FieldsOf } from '#contracts/forms/form-fields.ts'
import { type Control, type FormName, formOf } from '#contracts/forms/forms.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { csvOf, LEAD_COLUMNS, withConsentVersion } from '#local/leads-csv.ts'
import { LEADS } from '#tests/support/form-posts.ts'
import { COMPANY, leadOf } from '#tests/support/sample-mails.ts'

/** Returns a value for the control. Typed text contains the control's name, so that it can be found in a mail. */
const marked = (field: string, { kind }: Control): unknown =>
  kind === 'consent'
    ? true
    : kind === 'document'
      ? { name: 'diploma.pdf', bytes: 1 }
      : kind === 'email'
        ? `${field.toLowerCase()}@visitor.example`
        : kind === 'talkLanguage'
          ? 'Türkçe'
          : `the ${field}`

function filledIn(name: FormName): { fields: Record<string, unknown>; body: ContactEmail }[] {
  const { controls } = formOf(name)
  const choices = Object.entries(controls).flatMap(([field, control]) =>
    control.kind === 'choice' ? control.of.map((choice) => ({ [field]: choice })) : [],
  )
  const fields = Object.fromEntries(
    Object.entries(controls).map(([field, control]) => [field, marked(field, control)]),
  )
  return (choices.length > 0 ? choices : [{}]).map((choice) => {
    const chosen = { ...fields, ...choice }
    return { fields: chosen, body: bodyIn(name, chosen as FieldsOf<typeof name>, 'en') as ContactEmail }
  })
}

const onOneLine = (written: string) => written.replace(/\s+/g, ' ')

const IN_WORDS: Record<string, string> = {
  appointment: 'Booking',
  contact: 'Contact',
  'free-visa-case': 'Free visa case',
  consultation: 'Consultation',
  business: 'Business (Employer/HR Team)',
  individual: 'Individual (Professional seeking visa)',
  true: 'Chosen, not sent with the form',
  false: 'None',
}

const forms = LEADS.flatMap((name) => filledIn(name).map((form) => ({ name, ...form })))

test.each(forms)(
  'The team reads every field of the form $name, and exports it',
  async ({ name, fields, body }) => {
    const { consent: _inHeader, document: isChosen, ...texts } = fields
    expect('fileAttached' in body && body.fileAttached, name).toBe(isChosen !== undefined)
    for (const [field, typed] of Object.entries(texts))
      expect(Object.values(body).join('\n'), field).toContain(typed)
    const { team } = contactMails(leadOf(body, 'en'), COMPANY, 'a.token')
    // Pages send the consent version in a header, which is missing here.
    expect(team.text.includes('without the consent that the form asks for')).toBe('consent' in fields)
    const rows = await text(Readable.from([withConsentVersion({ ...body })]).pipe(csvOf(LEAD_COLUMNS)))
    expect(/;"?missing"?;/.test(rows)).toBe('consent' in fields)
    for (const [field, value] of Object.entries(body)) {
      expect(onOneLine(team.text), field).toContain(onOneLine(`: ${IN_WORDS[String(value)] ?? value}`))
      expect(rows, field).toMatch(new RegExp(`[;"]${value}[;"]`))
    }
  },
)
