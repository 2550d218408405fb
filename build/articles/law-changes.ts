import { placeholdersIn } from '#contracts/values/fill-in.ts'
import { type Language, MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { unbroken } from '#src/content/citation.ts'
import { currentPassages } from '#src/content/dated-text.ts'
import { FACTS, type FactName, getFact } from '#src/content/facts.ts'
import {
  type ChangeSource,
  LAW_CHANGES,
  type LawChange,
  type LawChangeTexts,
} from '#src/content/law-changes.ts'
import type { ArticleFile } from './files.ts'
import { fillInFigures } from './fill-in-figures.ts'
import { firstYearOf } from './years.ts'

/**
 * Returns the changes to the law with figures filled in. Omits a change that names an unknown next value (`@next`).
 *
 * @throws if a text names an unknown figure, or hard-codes a year that depends on a figure
 */
export const lawChangeTexts = (changes: readonly LawChange[] = LAW_CHANGES): LawChangeTexts[] =>
  changes.flatMap((change) => {
    const names = namesIn(change)
    if (names.some((name) => name.endsWith('@next') && !FACTS[name])) return []
    return [
      {
        subject: inEach(change.subject),
        text: inEach(change.text),
        source: change.source ?? knownFrom(names),
      },
    ]
  })

/** Returns the figures in the changes to the law, for the build's warning about overdue figures. */
export const changesFacts = (): Pick<ArticleFile, 'file' | 'facts'> => ({
  file: 'law-changes.ts',
  facts: [...new Set(LAW_CHANGES.flatMap(namesIn))].filter((name) => FACTS[name]),
})

const knownFrom = (names: readonly FactName[]): ChangeSource =>
  names.some((name) => getFact(name).status === 'draft') ? 'draft' : 'read'

const namesIn = ({ subject, text }: LawChange): FactName[] =>
  placeholdersIn(`${subject.en} ${text.en}`).map(({ name }) => name as FactName)

const inEach = (texts: LawChange['text']) =>
  Object.fromEntries(
    MAIN_LANGUAGES.map((locale) => [locale, unbroken(filled(currentPassages(texts[locale]), locale))]),
  ) as LawChange['text']

function filled(text: string, locale: Language): string {
  for (const { name } of placeholdersIn(text)) {
    if (!Object.hasOwn(FACTS, name))
      throw new Error(`src/content/law-changes.ts: no fact is named "${name}"; \`npm run facts\` lists them`)
    const year = firstYearOf(name)
    if (year && new RegExp(`\\b${year}\\b`).test(text))
      throw new Error(`src/content/law-changes.ts: write "{${name}:year}" for ${year} in "${text}"`)
  }
  return fillInFigures(text, locale, 'figure')
}
