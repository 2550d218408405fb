import { expect, test } from 'vitest'
import { type ContactEmail, emailIn } from '#contracts/calls/send-contact-email.ts'
import { formTypeHasPageIn } from '#contracts/forms/forms.ts'
import { LANGUAGES, MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import type { Mail } from '#functions/ports.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { WITHOUT_ADDRESS } from '#tests/support/outbox.ts'
import { COMPANY, leadOf, optIn, welcome } from '#tests/support/sample-mails.ts'

const mailsOf = (...lead: Parameters<typeof leadOf>) => contactMails(leadOf(...lead), COMPANY, 'a.token')
const typed = Object.values(FORMS).filter((form) => emailIn(form) !== null)

function receipt(...lead: Parameters<typeof leadOf>): Mail {
  const { visitor } = mailsOf(...lead)
  if (!visitor) throw new Error('There is no receipt.')
  return visitor
}

test('The team’s mail has every field, the consent and the day of the answer', () => {
  const { team } = mailsOf(FORMS.contact, 'de', '2026-11')
  expect([team.to, team.replyTo, team.subject]).toEqual([
    'team@isarspree.example',
    'ali@visitor.example',
    '[Contact] Blue Card – IS-7K3F-9QXD',
  ])
  expect(team.text).toMatchSnapshot()
})

test('The team also reads further fields of a direct caller beside the topic', () => {
  expect(typedIn(mailsOf({ ...FORMS.contact, name: 'Jane Doe' }, 'en').team)).toContain('Name: Jane Doe\n')
  expect(typedIn(mailsOf(FORMS.contact, 'en').team)).not.toContain('Name:')
})

const typedIn = ({ text }: Mail) => /What the visitor sent\n-+\n\n(.*?)\n\nAbout/s.exec(text)?.[1]

test.for<[string, ContactEmail, RegExp, string]>([
  [
    'a booking with empty fields',
    { ...FORMS.appointment, phone: '', message: undefined },
    /^Booking: Jane Doe\n/,
    'Monday, 6 July 2026',
  ],
  ['a visa case', FORMS['free-visa-case'], /^Free visa case: Maria Silva\n/, 'Friday, 3 July 2026'],
  [
    'a consultation request',
    { ...FORMS.consultation, date: '2027-03-04', message: 'One\nTwo' },
    /^Consultation: Max Muster\n/,
    'Monday, 6 July 2026',
  ],
])('The team reads %s', ([, form, heading, day]) => {
  const { team } = mailsOf(form, 'en')
  expect(team.text).toMatch(heading)
  expect(team.text).toContain(`Please answer in English, by ${day}.`)
  expect(typedIn(team)).toMatchSnapshot()
})

test('The team sees an address in another script in its ASCII form too', () => {
  const { team } = mailsOf({ ...FORMS.consultation, email: 'max@xn--bcher-kva.example' }, 'en')
  expect(team.text).toContain('write to max@bücher.example (domain xn--bcher-kva.example).')
})

test('A form without an address is mailed to the team only, without reply-to', () => {
  const { team, visitor } = mailsOf(WITHOUT_ADDRESS, 'de')
  expect([visitor, team.replyTo]).toEqual([null, COMPANY.contactEmail])
  expect(team.text).toContain(
    'The visitor gave no e-mail address. Please answer in German, by Monday, 6 July 2026.',
  )
  expect(team.text).not.toContain('mailto:')
  const suspected = contactMails(leadOf(WITHOUT_ADDRESS, 'de'), COMPANY, 'a.token', {
    suspicion: 'trap',
    hasDeadDomain: false,
  }).team
  expect(suspected.text).toContain('If a person wrote, answer as usual.')
  expect(suspected.text).not.toContain('npm run leads -- retry')
})

const languagesOf = ({ formType }: ContactEmail) =>
  LANGUAGES.filter((language) => formTypeHasPageIn(formType, language))

test.for(typed.flatMap((form) => languagesOf(form).map((language) => ({ form, language }))))(
  'The receipt of $form.formType is written in $language',
  ({ form, language }) => {
    const { to, replyTo, subject, text } = receipt(form, language)
    expect([to, replyTo]).toEqual([emailIn(form), 'hello@isarspree.example'])
    expect(`${subject}\n\n${text}`).toMatchSnapshot()
  },
)

test.for(MAIN_LANGUAGES)('The mails of a sign-up are written in %s', (language) => {
  for (const { to, replyTo, subject, text } of [optIn(language), welcome(language)]) {
    expect([to, replyTo]).toEqual(['eve@visitor.example', 'hello@isarspree.example'])
    expect(`${subject}\n\n${text}`).toMatchSnapshot()
  }
})

test('A receipt without file and date mentions neither', () => {
  const mentions = (form: typeof FORMS.contact) =>
    receipt(form, 'en').text.match(/Our form does not send files|We confirm your preferred date/g)
  expect(mentions(FORMS.contact)).toHaveLength(2)
  const plain = { ...FORMS.contact, fileAttached: false, appointmentDate: '' }
  expect(mentions(plain)).toBeNull()
})

test.for([
  ['business', 'The post: title', 'Your nationality'],
  ['individual', 'Your nationality', 'The post: title'],
] as const)('The booking receipt lists what a %s should have ready', ([selectedType, own, other]) => {
  const { text } = receipt({ ...FORMS.appointment, selectedType }, 'en')
  expect([text.includes(own), text.includes(other)]).toEqual([true, false])
})

test.for(typed)('The receipt of $formType quotes nothing that was typed', (form) => {
  const isTyped = (name: string, value: unknown) =>
    typeof value === 'string' && value !== '' && name !== 'formType' && name !== 'selectedType'
  const entries = Object.entries(form).map(([name, value]) => [name, isTyped(name, value) ? 'spam' : value])
  const other: ContactEmail = Object.fromEntries(entries)
  for (const language of MAIN_LANGUAGES)
    expect({ ...receipt(other, language), to: '' }).toEqual({ ...receipt(form, language), to: '' })
})

test('The answer button writes to the visitor under the receipt’s subject', () => {
  const { team, visitor } = mailsOf({ ...FORMS.appointment, email: 'a&b+c@visitor.example' }, 'de')
  const [href = ''] = /mailto:[^"\s]+/.exec(team.text) ?? []
  const answer = new URL(href)
  expect(decodeURIComponent(answer.pathname)).toBe('a&b+c@visitor.example')
  expect([...answer.searchParams]).toEqual([['subject', `Re: ${visitor?.subject}`]])
})
