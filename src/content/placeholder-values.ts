import type { Fact } from '#src/content/facts/fact.ts'
import { datedText, type FactForm, type FactLanguage, formatFigure } from './fact-text.ts'
import { longDate } from './long-date.ts'

/**
 * Returns values for the placeholders in a page's text: each figure by name, plus three values of the first figure.
 * `from` is its first valid day, `year` the year of that day, `status` the date of its source ("law as of April 2026").
 */
export function placeholderValues(
  facts: Readonly<Record<string, Fact>>,
  language: FactLanguage,
  form: FactForm,
): Record<string, string> {
  const [first] = Object.values(facts)
  return {
    ...Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, formatFigure(fact, language, form)]),
    ),
    ...(first && { status: datedText(first, language) }),
    ...(first?.validFrom && { from: longDate(first.validFrom, language), year: first.validFrom.slice(0, 4) }),
  }
}
