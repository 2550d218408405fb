import type { Fact } from '#src/content/facts/fact.ts'
import { datedText, type FactForm, type FactLanguage, formatFigure } from './fact-text.ts'
import { longDate } from './long-date.ts'

/**
 * Values for the placeholders in a page's text: each figure by name, and three values from the first figure. `from` is
 * its first day, `year` the year of that day, `status` the date of the source ("law as of April 2026").
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
