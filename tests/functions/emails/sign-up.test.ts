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
  expect(aboveCompany(text)).toMatchSnapshot()
})

test('The German opt-in mail asks for a confirmation and for nothing else', () => {
  const { subject, text } = optIn('de')
  expect(subject).toBe('Bitte bestätigen Sie Ihre Anmeldung')
  expect(aboveCompany(text)).toMatchSnapshot()
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
  expect(aboveCompany(text)).toMatchSnapshot()
})

test('The German welcome mail says how to unsubscribe and offers "Das war ich nicht"', () => {
  const { subject, text } = welcome('de')
  expect(subject).toBe('Ihre Adresse ist bestätigt')
  expect(aboveCompany(text)).toMatchSnapshot()
})

test('The welcome link only takes the address off the list', () => {
  expect(linkTexts(welcome('en').html)).toEqual(['This was not me: take my address off the list'])
  expect(linkTexts(welcome('de').html)).toEqual(['Das war ich nicht: Adresse von der Liste nehmen'])
})
