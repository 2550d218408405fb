import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type FormName, formOf } from '#contracts/forms/forms.ts'
import { type Language, MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { FORM_DEFINITIONS } from '#src/app/form-definitions.ts'
import { BOOKING_NOTICES } from '#src/flows/booking/booking.texts.ts'
import { CONTACT_NOTICES, CONTACT_TITLES } from '#src/flows/contact-modal/contact-modal.texts.ts'
import { VISA_CASE_NOTICES } from '#src/flows/inquiry/inquiry.texts.ts'
import { SIGN_UP_NOTICES } from '#src/flows/sign-up/sign-up.texts.ts'
import { WAITLIST_SCREENS } from '#src/flows/waitlist-confirm/waitlist-confirm.texts.ts'
import { loadI18n, pageMessages } from '#src/site/i18n.ts'

const FLOWS = ['booking', 'contact-modal', 'inquiry', 'sign-up', 'waitlist-confirm']
const TEXTS: Record<string, object> = {
  booking: BOOKING_NOTICES,
  dialog: CONTACT_TITLES,
  contact: CONTACT_NOTICES,
  'visa case': VISA_CASE_NOTICES,
  'sign-up': SIGN_UP_NOTICES,
  confirmation: WAITLIST_SCREENS,
}
const QUOTED: Record<'en' | 'de', Record<string, object>> = parse(
  readFileSync(path.join(import.meta.dirname, 'notices.yaml'), 'utf8'),
)

const i18n = {} as Record<Language, I18n>
beforeAll(async () => {
  for (const locale of MAIN_LANGUAGES) {
    i18n[locale] = await loadI18n(locale)
    const folders = ['forms', ...FLOWS.map((flow) => `flows/${flow}`)]
    await pageMessages('booking', ...folders)({ context: { i18n: i18n[locale], locale } })
  }
})

/** Replaces message descriptors, at any depth, by their texts in this language. */
function read(locale: Language, texts: object | string): unknown {
  if (typeof texts === 'string') return texts
  const { id, values } = texts as MessageDescriptor
  if (id) return i18n[locale]._(id, values)
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, read(locale, text)]))
}

test.for(MAIN_LANGUAGES)('The flows have the texts that the specification quotes in %s', (locale) => {
  for (const [flow, quoted] of Object.entries(QUOTED[locale]))
    expect(read(locale, TEXTS[flow] ?? {}), flow).toMatchObject(quoted)
})

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
