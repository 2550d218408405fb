import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { ContactEmail } from '#contracts/calls/send-contact-email.ts'
import { bodyIn, type FieldsOf } from '#contracts/forms/form-fields.ts'
import { type Control, type FormName, formOf } from '#contracts/forms/forms.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { csvOf, LEAD_COLUMNS } from '#local/leads-csv.ts'
import { LEADS } from '#tests/support/form-posts.ts'
import { COMPANY, leadOf } from '#tests/support/sample-mails.ts'

/** A text that says which control was filled in: found in a mail, it came from there. */
const marked = (field: string, { kind }: Control): unknown =>
  kind === 'consent'
    ? true
    : kind === 'document'
      ? { name: 'diploma.pdf', bytes: 1 }
      : kind === 'email'
        ? `${field.toLowerCase()}@visitor.example`
        : kind === 'choice' || kind === 'talkLanguage'
          ? ''
          : `the ${field}`

/** Every body of a form whose fields are all filled in: one for each choice. */
function filledIn(name: FormName): ContactEmail[] {
  const { controls } = formOf(name)
  const choices = Object.entries(controls).flatMap(([field, control]) =>
    control.kind === 'choice' ? control.of.map((choice) => ({ [field]: choice })) : [],
  )
  const fields = Object.fromEntries(
    Object.entries(controls).map(([field, control]) => [field, marked(field, control)]),
  )
  return (choices.length > 0 ? choices : [{}]).map(
    (choice) => bodyIn(name, { ...fields, ...choice } as FieldsOf<typeof name>, 'en') as ContactEmail,
  )
}

/** Words that the team reads for values that were chosen rather than typed. */
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

const bodies = LEADS.flatMap((name) => filledIn(name).map((body) => ({ name, body })))

test.each(bodies)('The team reads every field of the form $name, and exports it', async ({ body }) => {
  const { team } = contactMails(leadOf(body, 'en'), COMPANY, 'a.token')
  const rows = await text(Readable.from([{ ...body }]).pipe(csvOf(LEAD_COLUMNS)))
  for (const [field, value] of Object.entries(body)) {
    expect(team.text, field).toContain(`: ${IN_WORDS[String(value)] ?? value}`)
    expect(rows, field).toMatch(new RegExp(`[;"]${value}[;"]`))
  }
})
