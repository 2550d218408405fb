import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type FormName, formOf } from '#contracts/forms/forms.ts'
import { FORM_DEFINITIONS } from '#src/app/form-definitions.ts'
import { BOOKING_NOTICES } from '#src/flows/booking/booking.texts.ts'
import { CONTACT_NOTICES, CONTACT_TITLES } from '#src/flows/contact-modal/contact-modal.texts.ts'
import { CONSULTATION_NOTICES, VISA_CASE_NOTICES } from '#src/flows/inquiry/inquiry.texts.ts'
import { SIGN_UP_NOTICES } from '#src/flows/sign-up/sign-up.texts.ts'
import { WAITLIST_SCREENS } from '#src/flows/waitlist-confirm/waitlist-confirm.texts.ts'
import type { NoticeText } from '#src/forms/notice-text.ts'
import { loadI18n, pageMessages } from '#src/site/i18n.ts'
import { LOCALES, type Locale } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'

const { email } = site
const WITH_TEXTS = globSync('src/flows/*/locales').map((folder) =>
  folder.replaceAll('\\', '/').replace(/^src\/(.*)\/locales$/, '$1'),
)
const DEFINED = Object.entries(FORM_DEFINITIONS)
const NOTICES: Record<string, Record<string, Pick<NoticeText, 'message'> & { title?: MessageDescriptor }>> = {
  ...Object.fromEntries(DEFINED.map(([name, { notices }]) => [name, notices])),
  'waitlist-confirm': Object.fromEntries(
    Object.entries(WAITLIST_SCREENS).map(([screen, { title, text }]) => [screen, { title, message: text }]),
  ),
}

/** Texts of the specification (sections 2, 7 and 8), each in its own language. */
const QUOTED: [Locale, MessageDescriptor, string][] = [
  ['de', BOOKING_NOTICES.missing.title, 'Fehlende Angaben'],
  [
    'de',
    BOOKING_NOTICES.missing.message,
    'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie der Datenschutzerklärung zu.',
  ],
  ['de', BOOKING_NOTICES.failed.title, 'Fehler'],
  [
    'de',
    BOOKING_NOTICES.failed.message,
    `Beim Senden ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt unter ${email}`,
  ],
  ['de', BOOKING_NOTICES.sent.title, 'Terminanfrage gesendet'],
  ['de', BOOKING_NOTICES.sent.message, 'Vielen Dank! Wir melden uns innerhalb von 1-2 Werktagen bei Ihnen.'],
  ['en', CONTACT_NOTICES.consent.title, 'Privacy consent required'],
  ['en', CONTACT_NOTICES.consent.message, 'Please agree to the privacy policy.'],
  ['en', CONTACT_NOTICES.failed.title, 'Error'],
  [
    'en',
    CONTACT_NOTICES.failed.message,
    `An error occurred while sending. Please try again or contact us directly at ${email}`,
  ],
  [
    'en',
    CONSULTATION_NOTICES.failed.message,
    `An error occurred while sending. Please try again or contact us directly at ${email}`,
  ],
  ['de', VISA_CASE_NOTICES.failed.title, 'Fehler'],
  ['de', VISA_CASE_NOTICES.sent.title, 'Visa-Fall Anfrage gesendet'],
  ['de', SIGN_UP_NOTICES.malformed.title, 'Bitte gültige E-Mail eingeben'],
  ['en', SIGN_UP_NOTICES.malformed.title, 'Please enter a valid email address'],
  ['de', SIGN_UP_NOTICES.failed.title, 'Senden fehlgeschlagen'],
  ['de', SIGN_UP_NOTICES.failed.message, 'Versuche es später erneut.'],
  ['en', SIGN_UP_NOTICES.failed.title, 'Send failed'],
  ['en', SIGN_UP_NOTICES.failed.message, 'Please try again later.'],
  ['de', SIGN_UP_NOTICES.sent.title, 'Danke!'],
  ['de', SIGN_UP_NOTICES.sent.message, 'Wir melden uns, sobald es Neuigkeiten gibt.'],
  ['en', SIGN_UP_NOTICES.sent.title, 'Please check your inbox'],
  ['en', SIGN_UP_NOTICES.sent.message, 'We have sent you a confirmation email.'],
  ['de', WAITLIST_SCREENS.confirmed.title, 'Danke! Deine Anmeldung wurde bestätigt.'],
  ['de', WAITLIST_SCREENS.missing.title, 'Fehlender Token.'],
  ['de', WAITLIST_SCREENS.failed.text, 'Bestätigung fehlgeschlagen.'],
]

const i18n = {} as Record<Locale, I18n>
beforeAll(async () => {
  for (const locale of LOCALES) {
    i18n[locale] = await loadI18n(locale)
    await pageMessages('booking', 'forms', ...WITH_TEXTS)({ context: { i18n: i18n[locale], locale } })
  }
})

/** The text as a visitor reads it, straight from the catalog; without a text, the id. */
const read = (locale: Locale, { id, values }: MessageDescriptor) => i18n[locale]._(id, values)

test.for(QUOTED)('For "%s" the site has the words of the specification: %o', ([locale, text, quoted]) => {
  expect(read(locale, text)).toBe(quoted)
})

test('The dialog is titled by the type and "Inquiry" or "Anfrage"', () => {
  for (const title of Object.values(CONTACT_TITLES)) {
    expect(read('en', title)).toMatch(/^(Business|Individual) Inquiry$/)
    expect(read('de', title)).toMatch(/^\p{Lu}\p{L}+-Anfrage$/u)
  }
})

describe.for(Object.entries(NOTICES))('The notices of %s', ([, notices]) => {
  test.for(Object.entries(notices))(
    '%s has a text in each language, without unfilled placeholders',
    ([, notice]) => {
      const parts = ['title' in notice ? notice.title : null, notice.message].filter((part) => part !== null)
      for (const part of parts) {
        const texts = LOCALES.map((locale) => read(locale, part))
        expect(texts).not.toContain(part.id)
        for (const text of texts) expect(text).toMatch(/^\p{Lu}[^{}<>]+$/u)
      }
    },
  )
})

/** The text of a consent in both languages, from the catalogs. */
const wording = (flow: string): string =>
  LOCALES.map((locale) => {
    const catalog = readFileSync(`src/flows/${flow}/locales/${locale}.po`, 'utf8')
    // Soft hyphens are not part of the text.
    return new RegExp(`msgid "${flow}.consent"\nmsgstr "(.*)"`).exec(catalog)?.[1]?.replaceAll('\u00ad', '')
  }).join('\n')

const CONSENTS = DEFINED.flatMap(([name, { machine }]) => {
  const { consent } = formOf(name as FormName).controls
  return consent?.kind === 'consent' ? [[name, machine.id, consent.version] as const] : []
})

test.for(CONSENTS)(
  'the consent of %s keeps its version as long as it keeps its wording',
  ([, flow, version]) => {
    const hash = createHash('sha256').update(wording(flow)).digest('hex').slice(0, 12)
    expect(
      { version, hash },
      'other words are another version: raise it in contracts/forms/consent.ts, then run this file with -u',
    ).toMatchSnapshot()
  },
)
