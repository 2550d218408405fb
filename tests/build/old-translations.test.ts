import { expect, test } from 'vitest'
import { textsWithoutTranslation } from '#build/checks/empty-translations.ts'
import { oldTranslations, textsOfModule } from '#build/checks/old-translations.ts'

const mail = (en: string, de: string) =>
  textsOfModule(`const TEXTS = { en: { steps: ['${en}', \`by \${day}\`] }, de: { steps: ['${de}'] } }`)

test.for<[name: string, en: string, de: string, old: string[]]>([
  ['nothing changed', 'Your request', 'Ihre Anfrage', []],
  ['both changed', 'Your booking', 'Ihre Buchung', []],
  ['German alone changed', 'Your request', 'Ihre Buchung', []],
  ['English alone changed', 'Your booking', 'Ihre Anfrage', ['TEXTS.steps.0']],
])('A German text is called old only if the English text alone changed: %s', ([, en, de, old]) => {
  expect(oldTranslations(mail('Your request', 'Ihre Anfrage'), mail(en, de))).toEqual(old)
})

test('A text without a translation is named, on one line or several', () => {
  const catalog = [
    'msgid ""\nmsgstr ""\n"Language: de\\n"',
    'msgid "Send"\nmsgstr ""',
    'msgid ""\n"We reply "\n"soon."\nmsgstr ""',
    'msgid "Long"\nmsgstr ""\n"Lang"',
    'msgid "Name"\nmsgstr "Name"',
  ].join('\n\n')
  expect(textsWithoutTranslation(catalog)).toEqual(['Send', 'We reply soon.'])
})
