import { expect, test } from 'vitest'
import type { ContactEmail } from '#contracts/send-contact-email.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import type { Lead } from '#functions/ports.ts'
import { FORMS } from '#tests/support/backend.ts'

const house = {
  organisation: 'IsarSpree Mobility',
  contactEmail: 'hello@isarspree.example',
  teamEmail: 'team@isarspree.example',
}
const lead = (form: ContactEmail, language: 'en' | 'de', consentVersion: string | null = null): Lead => ({
  id: '11111111-1111-4111-8111-111111111111',
  reference: 'IS-7K3F-9QXD',
  form,
  bodyHash: 'hash',
  language,
  consentVersion,
  receivedAt: new Date('2026-07-01T22:30:00Z'),
})

test('The team reads every field, the language, the consent and the time in Berlin', () => {
  const { team } = contactMails(lead(FORMS.contact, 'de', '2026-11'), house)
  expect(team.subject).toBe('[Contact] Blue Card – IS-7K3F-9QXD')
  expect(team.text).toBe(`Contact: Blue Card
==================

Reply to this e-mail to write to ali@visitor.example. Please write in German.

What the visitor sent
---------------------

Topic: Blue Card
E-mail: ali@visitor.example
Phone: Not given
Message: Which salary is enough?
Preferred date: Monday, 30 November 2026
File: Chosen, not sent with the form

About this request
------------------

Reference: IS-7K3F-9QXD
Form: contact
Language used: German
Consent text: Version 2026-11
Received: 2 July 2026 at 00:30 (Berlin time)

-- 
IsarSpree Mobility
Sent by the forms of the website.
`)
})

test('An English booking receipt says by which day we answer and what happens next', () => {
  const { visitor } = contactMails(lead(FORMS.appointment, 'en'), house)
  expect(visitor.subject).toBe('Your booking request – IS-7K3F-9QXD')
  expect(visitor.text).toBe(`We have received your booking request
=====================================

Hello,

Thank you for writing to us. Your reference is IS-7K3F-9QXD. Please quote it when you contact us.

What happens next
-----------------

We answer by Monday, 6 July 2026.

We reply within 1-2 working days and suggest a time. The consultation is free and takes about 30 minutes.

We look at your case together, and you leave with a plan and a timeline.

Questions or corrections?
-------------------------

Reply to this e-mail or write to hello@isarspree.example.

-- 
IsarSpree Mobility
You receive this e-mail because your address was entered in a form on our website. If that was not you, please write to hello@isarspree.example.
`)
})

test('A German consultation receipt names nobody and nothing that was typed', () => {
  const { visitor } = contactMails(lead(FORMS.consultation, 'de'), house)
  expect(visitor.subject).toBe('Ihre Beratungsanfrage – IS-7K3F-9QXD')
  expect(visitor.text).toContain('Guten Tag,\n\nvielen Dank für Ihre Nachricht.')
  expect(visitor.text).not.toMatch(/Max|2026-12-01|14:00/)
})

test.each([
  ['en', 'We reply within 24 hours'],
  ['de', 'Wir melden uns innerhalb von 24 Stunden'],
] as const)('The free visa case promises a reply within 24 hours (%s)', (language, promise) => {
  expect(contactMails(lead(FORMS['free-visa-case'], language), house).visitor.text).toContain(promise)
})

test.each([
  ['en', 'Hello,\n', 'Our form does not send files.'],
  ['de', 'Guten Tag,\n', 'Unser Formular überträgt keine Dateien.'],
] as const)(
  'The contact receipt greets nobody by the topic and asks for the file (%s)',
  (language, greeting, file) => {
    const { visitor } = contactMails(lead(FORMS.contact, language), house)
    expect(visitor.text).toContain(greeting)
    expect(visitor.text).toContain(file)
    const withoutFile = contactMails(lead({ ...FORMS.contact, fileAttached: false }, language), house)
    expect(withoutFile.visitor.text).not.toContain(file)
  },
)
