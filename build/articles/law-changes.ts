import { formatFact } from '#src/content/fact-text.ts'
import { FACTS, type FactName } from '#src/content/facts.ts'
import { LAW_CHANGES, type LawChange } from '#src/content/law-changes.ts'
import { LOCALES, type Locale } from '#src/site/locale.ts'
import type { ArticleFile } from './files.ts'

const FIGURE = /\{(\w+(?:@\d{4})?)\}/g

/**
 * The list of what has changed since the day of the law, its figures filled in, so that no registry travels to the
 * browser with it.
 *
 * @throws when a text names a figure that the registry does not have
 */
export const wordedChanges = (): LawChange[] =>
  LAW_CHANGES.map(({ subject, text, source }) => ({
    subject,
    text: Object.fromEntries(LOCALES.map((locale) => [locale, filled(text[locale], locale)])) as Record<
      Locale,
      string
    >,
    source,
  }))

/** The figures of the list, to be named when their day has come. */
export const changesFacts = (): Pick<ArticleFile, 'file' | 'facts'> => ({
  file: 'law-changes.ts',
  facts: [
    ...new Set(
      LAW_CHANGES.flatMap(({ text }) => [...text.en.matchAll(FIGURE)].map(([, name]) => factNamed(name))),
    ),
  ],
})

const filled = (text: string, locale: Locale): string =>
  text.replace(FIGURE, (_, name: string) => formatFact(factNamed(name), locale, 'figure'))

function factNamed(name: string | undefined): FactName {
  if (name !== undefined && Object.hasOwn(FACTS, name)) return name as FactName
  throw new Error(`src/content/law-changes.ts knows no fact "${name}"; \`npm run facts\` lists them`)
}
