import { expect, test } from 'vitest'
import { oldTranslations, textsOfModule } from '#build/checks/old-translations.ts'

const mail = (en: string, de: string) =>
  textsOfModule(
    `const TEXTS = { en: { subject: '${en}', steps: ['one', \`by \${day}\`] }, de: { subject: '${de}', steps: ['eins', \`bis \${day}\`] } }`,
  )

test.for<[name: string, en: string, de: string, old: string[]]>([
  ['nothing changed', 'Your request', 'Ihre Anfrage', []],
  ['both changed', 'Your booking', 'Ihre Buchung', []],
  ['German alone changed', 'Your request', 'Ihre Buchung', []],
  ['English alone changed', 'Your booking', 'Ihre Anfrage', ['TEXTS.subject']],
])('A German text is called old only if the English text alone changed: %s', ([, en, de, old]) => {
  expect(oldTranslations(mail('Your request', 'Ihre Anfrage'), mail(en, de))).toEqual(old)
})

test('The texts of a module are found by language, with their position', () => {
  const { en, de } = mail('Your request', 'Ihre Anfrage')
  expect([...en.keys()]).toEqual(['TEXTS.subject', 'TEXTS.steps.0', 'TEXTS.steps.1'])
  expect([...de.keys()]).toEqual([...en.keys()])
})
