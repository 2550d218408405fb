import { globSync, readFileSync } from 'node:fs'
import { MAIN_LANGUAGES } from '#contracts/values/language.ts'

/** Returns each text without a translation into a main language: its catalog, and its English text. */
export const emptyTranslations = (): string[] =>
  globSync(`src/**/locales/{${MAIN_LANGUAGES.join()}}.po`).flatMap((file) =>
    textsWithoutTranslation(readFileSync(file, 'utf8')).map((text) => `${file}: "${text}"`),
  )

/** Returns the English texts of a catalog (PO file) that have no translation. */
export const textsWithoutTranslation = (catalog: string): string[] =>
  catalog
    .split('\n\n')
    .filter((entry) => /^msgstr ""(?!\n")/m.test(entry))
    .map((entry) => stringsAfter('msgid', entry))
    .filter(Boolean)

/** Joins the strings after a keyword. A long text has one string on each line. */
function stringsAfter(keyword: string, entry: string): string {
  const [, lines = ''] = new RegExp(`^${keyword} ((?:".*"\\n?)+)`, 'm').exec(entry) ?? []
  return lines
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('')
}
