import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { type FormName, formOf } from '#contracts/forms/forms.ts'
import { type Language, MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { FORM_DEFINITIONS } from '#src/app/form-definitions.ts'
import { BOOKING_NOTICES } from '#src/flows/booking/booking.texts.ts'
import { CONTACT_NOTICES, CONTACT_TITLES } from '#src/flows/contact-modal/contact-modal.texts.ts'
import { VISA_CASE_NOTICES } from '#src/flows/inquiry/inquiry.texts.ts'
import { SIGN_UP_NOTICES } from '#src/flows/sign-up/sign-up.texts.ts'
import { WAITLIST_SCREENS } from '#src/flows/waitlist-confirm/waitlist-confirm.texts.ts'
import { loadI18n, pageMessages } from '#src/site/i18n.ts'
import { site } from '#src/site/site.ts'

const { email } = site
const FLOWS = ['booking', 'contact-modal', 'inquiry', 'sign-up', 'waitlist-confirm']

/** Texts that the specification quotes, in the language of the quotation. */
const QUOTED: [Language, MessageDescriptor, string][] = [
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
  ['en', CONTACT_TITLES.business, 'Business Inquiry'],
  ['de', CONTACT_TITLES.business, 'Unternehmens-Anfrage'],
  ['de', CONTACT_TITLES.individual, 'Privat-Anfrage'],
  ['en', CONTACT_NOTICES.consent.title, 'Privacy consent required'],
  ['en', CONTACT_NOTICES.consent.message, 'Please agree to the privacy policy.'],
  ['en', CONTACT_NOTICES.failed.title, 'Error'],
  ['de', VISA_CASE_NOTICES.failed.title, 'Fehler'],
  ['de', VISA_CASE_NOTICES.sent.title, 'Visa-Fall Anfrage gesendet'],
  ['de', SIGN_UP_NOTICES.malformed.title, 'Bitte gültige E-Mail eingeben'],
  ['de', SIGN_UP_NOTICES.failed.title, 'Senden fehlgeschlagen'],
  ['de', SIGN_UP_NOTICES.failed.message, 'Versuche es später erneut.'],
  ['de', SIGN_UP_NOTICES.sent.title, 'Danke!'],
  ['de', SIGN_UP_NOTICES.sent.message, 'Wir melden uns, sobald es Neuigkeiten gibt.'],
  ['de', WAITLIST_SCREENS.confirmed.title, 'Danke! Deine Anmeldung wurde bestätigt.'],
  ['de', WAITLIST_SCREENS.missing.title, 'Fehlender Token.'],
  ['de', WAITLIST_SCREENS.failed.text, 'Bestätigung fehlgeschlagen.'],
]

const i18n = {} as Record<Language, I18n>
beforeAll(async () => {
  for (const locale of MAIN_LANGUAGES) {
    i18n[locale] = await loadI18n(locale)
    const folders = ['forms', ...FLOWS.map((flow) => `flows/${flow}`)]
    await pageMessages('booking', ...folders)({ context: { i18n: i18n[locale], locale } })
  }
})

const read = (locale: Language, { id, values }: MessageDescriptor) => i18n[locale]._(id, values)

test.for(QUOTED)(
  'The text in "%s" is the one that the specification quotes: %o',
  ([locale, text, quoted]) => {
    expect(read(locale, text)).toBe(quoted)
  },
)

const wording = (flow: string): string =>
  MAIN_LANGUAGES.map((locale) => {
    const catalog = readFileSync(`src/flows/${flow}/locales/${locale}.po`, 'utf8')
    // Catalogs contain soft hyphens, which are not part of the wording.
    return /msgid "I agree .*"\nmsgstr "(.*)"/.exec(catalog)?.[1]?.replaceAll('\u00ad', '')
  }).join('\n')

const CONSENTS = Object.entries(FORM_DEFINITIONS).flatMap(([name, { machine }]) => {
  const { consent } = formOf(name as FormName).controls
  return consent?.kind === 'consent' ? [[name, machine.id, consent.version] as const] : []
})

test.for(CONSENTS)('The consent of %s has a new version for each new wording', ([, flow, version]) => {
  const hash = createHash('sha256').update(wording(flow)).digest('hex').slice(0, 12)
  expect(
    { version, hash },
    'a new wording needs a new version: raise it in contracts/forms/consent.ts, then run this file with -u',
  ).toMatchSnapshot()
})
