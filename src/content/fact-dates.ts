import { groupBy } from '#contracts/tables/group-by.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { datedText, type FactLanguage, isLaw, missingText } from './fact-text.ts'
import { type FactName, getFact } from './facts.ts'
import { SITE_DAY } from './site-day.ts'

const AMOUNTS_FOR: Record<FactLanguage, string> = {
  en: 'amounts for',
  de: 'Beträge für',
  tr: 'tutarların yılı:',
}

/** Formats the statutes' most frequent date and the amounts' year: "Law as of April 2026; amounts for 2026". */
export function datesLine(names: Iterable<FactName>, language: FactLanguage): string {
  const facts = [...names].map(getFact)
  const law = usualDate(facts)
  const statute = facts.filter(isLaw).find(({ sourceAsOf }) => sourceAsOf === law)
  return sentence(
    [...(law && statute ? [datedText(statute, language)] : []), ...amounts(facts, language)],
    language,
  )
}

/**
 * Formats the source dates of the figures, and the year of their amounts: "Law as of April 2026; as of May 2026;
 * amounts for 2026".
 */
export function datesOf(names: readonly FactName[], language: FactLanguage): string {
  const facts = names.map(getFact)
  return sentence(
    [...new Set(facts.map((fact) => datedText(fact, language))), ...amounts(facts, language)],
    language,
  )
}

function sentence(parts: readonly string[], language: FactLanguage): string {
  const line = parts.join('; ')
  return line.charAt(0).toLocaleUpperCase(language) + line.slice(1)
}

function amounts(facts: readonly Fact[], language: FactLanguage): string[] {
  const year = amountsYear(facts)
  const missing = missingText(facts, language)
  return [...(year ? [`${AMOUNTS_FOR[language]} ${year}`] : []), ...(missing ? [missing] : [])]
}

/** Returns the most frequent source date (ISO) of the facts from statutes; undefined if none of them has one. */
export function usualDate(facts: readonly Fact[]): string | undefined {
  const dates = groupBy(
    facts.filter(isLaw).flatMap(({ sourceAsOf }) => sourceAsOf ?? []),
    (date) => date,
  )
  return [...dates].sort(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

/**
 * Returns the latest year in which an enacted euro amount has taken effect; undefined if there is none. Ignores amounts
 * that have neither an end nor a due date for the next amount.
 */
function amountsYear(facts: readonly Fact[]): string | undefined {
  const years = facts
    .filter(({ status }) => status !== 'draft')
    .filter(({ unit, successorDue, validUntil }) => unit.startsWith('EUR') && (successorDue ?? validUntil))
    .flatMap(({ validFrom }) => (validFrom && validFrom <= SITE_DAY ? validFrom.slice(0, 4) : []))
  return years.sort().at(-1)
}
