// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { COMPANY, optIn, parsed, TOKEN_URL, welcome } from '#tests/support/sample-mails.ts'

/** A mail without its common ending. */
const aboveCompany = (text: string) => text.slice(0, text.indexOf(`\n\n${COMPANY.companyDetails}`))

const linkTexts = (html: string) =>
  [...parsed(html).querySelectorAll('a')]
    .filter(({ href }) => href === TOKEN_URL)
    .map(({ textContent }) => textContent.trim())

test.for([
  ['opt-in', 'en', 'Please confirm your sign-up', ['Confirm my address', TOKEN_URL]],
  ['opt-in', 'de', 'Bitte bestätigen Sie Ihre Anmeldung', ['Adresse bestätigen', TOKEN_URL]],
  ['welcome', 'en', 'Your address is confirmed', ['This was not me: take my address off the list']],
  ['welcome', 'de', 'Ihre Adresse ist bestätigt', ['Das war ich nicht: Adresse von der Liste nehmen']],
] as const)(
  'The %s mail in %s has its subject, its text, and nothing to press but its link',
  ([kind, language, subject, links]) => {
    const mail = kind === 'opt-in' ? optIn(language) : welcome(language)
    expect(mail).toMatchObject({ to: 'eve@visitor.example', replyTo: 'hello@isarspree.example', subject })
    expect(aboveCompany(mail.text)).toMatchSnapshot()
    expect(linkTexts(mail.html)).toEqual(links)
  },
)
