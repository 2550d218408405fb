import type { I18n, MessageDescriptor } from '@lingui/core'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadI18n } from '#src/app/i18n.ts'
import { LOCALES, type Locale } from '#src/locale.ts'
import { NOTICES, type Notice, type NoticeKey, notices } from '#src/notices.ts'
import { site } from '#src/site.ts'

/** The words of the specification, section 8; what it quotes in one language is translated in the other. */
const QUOTED: [NoticeKey, Locale, { tone: Notice['tone']; title: string; message: string }][] = [
  [
    'booking.missing',
    'de',
    {
      tone: 'error',
      title: 'Fehlende Angaben',
      message: 'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie der Datenschutzerklärung zu.',
    },
  ],
  [
    'booking.failed',
    'de',
    {
      tone: 'error',
      title: 'Fehler',
      message: `Beim Senden ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt unter ${site.email}`,
    },
  ],
  [
    'booking.failed',
    'en',
    {
      tone: 'error',
      title: 'Error',
      message: `An error occurred while sending. Please try again or contact us directly at ${site.email}`,
    },
  ],
  [
    'booking.sent',
    'de',
    {
      tone: 'success',
      title: 'Terminanfrage gesendet',
      message: 'Vielen Dank! Wir melden uns innerhalb von 1-2 Werktagen bei Ihnen.',
    },
  ],
]

const keys = Object.keys(NOTICES) as NoticeKey[]
const i18n = {} as Record<Locale, I18n>
beforeAll(async () => {
  for (const locale of LOCALES) i18n[locale] = await loadI18n(locale)
})

/** The text as a visitor reads it, straight from the catalog: an id without a text shows itself. */
const read = (locale: Locale, { id, values }: MessageDescriptor) => i18n[locale]._(id, values)

test.for(QUOTED)('the notice %s says in "%s" what the specification quotes', ([key, locale, quoted]) => {
  const { tone, title, message } = NOTICES[key]
  expect({ tone, title: read(locale, title), message: read(locale, message) }).toEqual(quoted)
})

test('the title of the page that is missing is the quoted one', () => {
  expect(i18n.en._('notFound.title')).toBe('Oops! Page not found')
})

describe.for(keys)('the notice %s', (key) => {
  const { title, message } = NOTICES[key]

  test('has a text of its own in each language, without gaps', () => {
    for (const part of [title, message]) {
      const texts = LOCALES.map((locale) => read(locale, part))
      expect(new Set([...texts, part.id]).size).toBe(LOCALES.length + 1)
      for (const text of texts) expect(text).toMatch(/^\p{Lu}[^{}<>]+$/u)
    }
  })
})

describe('the one notice on screen', () => {
  beforeEach(() => notices.dismiss())

  test('is the last one shown, until it is dismissed', () => {
    expect(notices.current()).toBeNull()
    notices.show('booking.missing')
    notices.show('booking.failed')
    expect(notices.current()).toEqual({ name: 'booking.failed' })
    notices.dismiss()
    expect(notices.current()).toBeNull()
  })

  test('is a new showing when the same notice is shown again, so that it is announced again', () => {
    notices.show('booking.missing')
    const first = notices.current()
    notices.show('booking.missing')
    expect(notices.current()).not.toBe(first)
  })

  test('tells its listeners of every change, and those who left of none', () => {
    const listener = vi.fn()
    const leave = notices.subscribe(listener)
    notices.show('booking.sent')
    notices.dismiss()
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    notices.show('booking.sent')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
