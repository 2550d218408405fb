// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { COMPANY, optIn, parsed, TOKEN_URL, welcome } from '#tests/support/sample-mails.ts'

/** A mail without its common ending. */
const aboveCompany = (text: string) => text.slice(0, text.indexOf(`\n\n${COMPANY.companyDetails}`))

const linkTexts = (html: string) =>
  [...parsed(html).querySelectorAll('a')]
    .filter(({ href }) => href === TOKEN_URL)
    .map(({ textContent }) => textContent.trim())

test('The English opt-in mail asks for a confirmation and for nothing else', () => {
  const { to, replyTo, subject, text } = optIn('en')
  expect([to, replyTo, subject]).toEqual([
    'eve@visitor.example',
    'hello@isarspree.example',
    'Please confirm your sign-up',
  ])
  expect(aboveCompany(text)).toMatchInlineSnapshot(`
    "Please confirm your sign-up
    ===========================

    Hello,

    Your address was entered on our website to receive news of the Job Seeker Compass. If that was you, please confirm it.

    Confirm my address: https://www.isarspree.example/job-seeker-compass/confirm?token=1.abc-DEF_.x=&y

    The link is valid for 7 days, until 9 July 2026 at 00:30 (Berlin time).

    If the button does not work, copy this address into your browser:

    https://www.isarspree.example/job-seeker-compass/confirm?token=1.abc-DEF_.x=&y

    That was not you?
    -----------------

    Then you need to do nothing. Without your confirmation the address is not on the list.

    Kind regards
    Jonas Adler, Berlin

    -- 
    IsarSpree Mobility
    You receive this e-mail because your address was entered in a form on our website."
  `)
})

test('The German opt-in mail asks for a confirmation and for nothing else', () => {
  const { subject, text } = optIn('de')
  expect(subject).toBe('Bitte bestätigen Sie Ihre Anmeldung')
  expect(aboveCompany(text)).toMatchInlineSnapshot(`
    "Bitte bestätigen Sie Ihre Anmeldung
    ===================================

    Guten Tag,

    Ihre Adresse wurde auf unserer Website für Neuigkeiten zum Job Seeker Compass eingetragen. Waren Sie das? Dann bestätigen Sie bitte Ihre Adresse.

    Adresse bestätigen: https://www.isarspree.example/job-seeker-compass/confirm?token=1.abc-DEF_.x=&y

    Der Link gilt 7 Tage, bis 9. Juli 2026 um 00:30 Uhr (Berliner Zeit).

    Funktioniert die Schaltfläche nicht? Dann kopieren Sie diese Adresse in Ihren Browser:

    https://www.isarspree.example/job-seeker-compass/confirm?token=1.abc-DEF_.x=&y

    Waren Sie das nicht?
    --------------------

    Dann müssen Sie nichts tun. Ohne Ihre Bestätigung steht die Adresse nicht auf der Liste.

    Freundliche Grüße
    Jonas Adler, Berlin

    -- 
    IsarSpree Mobility
    Sie erhalten diese E-Mail, weil Ihre Adresse in ein Formular auf unserer Website eingetragen wurde."
  `)
})

test('The opt-in link is a button and, for programs without buttons, an address to copy', () => {
  expect(linkTexts(optIn('en').html)).toEqual(['Confirm my address', TOKEN_URL])
  expect(linkTexts(optIn('de').html)).toEqual(['Adresse bestätigen', TOKEN_URL])
})

test('The English welcome mail says how to unsubscribe and offers "This was not me"', () => {
  const { to, replyTo, subject, text } = welcome('en')
  expect([to, replyTo, subject]).toEqual([
    'eve@visitor.example',
    'hello@isarspree.example',
    'Your address is confirmed',
  ])
  expect(aboveCompany(text)).toMatchInlineSnapshot(`
    "Your address is confirmed
    =========================

    Hello,

    Thank you. Your address is confirmed. We write to you when there is news of the Job Seeker Compass, and for nothing else.

    You can leave the list at any time. Reply to this e-mail or write to hello@isarspree.example.

    This was not me
    ---------------

    Did somebody else enter and confirm your address? With this link you take it off the list:

    This was not me: take my address off the list: https://www.isarspree.example/job-seeker-compass/confirm?token=1.abc-DEF_.x=&y

    Kind regards
    Jonas Adler, Berlin

    -- 
    IsarSpree Mobility
    You receive this e-mail because your address was confirmed for news of the Job Seeker Compass."
  `)
})

test('The German welcome mail says how to unsubscribe and offers "Das war ich nicht"', () => {
  const { subject, text } = welcome('de')
  expect(subject).toBe('Ihre Adresse ist bestätigt')
  expect(aboveCompany(text)).toMatchInlineSnapshot(`
    "Ihre Adresse ist bestätigt
    ==========================

    Guten Tag,

    vielen Dank. Ihre Adresse ist bestätigt. Wir schreiben Ihnen, wenn es Neuigkeiten zum Job Seeker Compass gibt, und sonst nicht.

    Sie können sich jederzeit abmelden. Antworten Sie auf diese E-Mail oder schreiben Sie an hello@isarspree.example.

    Das war ich nicht
    -----------------

    Hat jemand anderes Ihre Adresse eingetragen und bestätigt? Mit diesem Link nehmen Sie sie von der Liste:

    Das war ich nicht: Adresse von der Liste nehmen: https://www.isarspree.example/job-seeker-compass/confirm?token=1.abc-DEF_.x=&y

    Freundliche Grüße
    Jonas Adler, Berlin

    -- 
    IsarSpree Mobility
    Sie erhalten diese E-Mail, weil Ihre Adresse für Neuigkeiten zum Job Seeker Compass bestätigt wurde."
  `)
})

test('The welcome link only takes the address off the list', () => {
  expect(linkTexts(welcome('en').html)).toEqual(['This was not me: take my address off the list'])
  expect(linkTexts(welcome('de').html)).toEqual(['Das war ich nicht: Adresse von der Liste nehmen'])
})
