import { placeholdersIn, replacePlaceholders } from '#contracts/values/fill-in.ts'
import { datedText, type FactForm, type FactLanguage, formatFigure } from '#src/content/fact-text.ts'
import { FACTS, type FactName, getFact } from '#src/content/facts.ts'

/**
 * Fills in placeholders and keeps unknown ones.
 *
 * - `{blueCardSalary}` is the value of a figure.
 * - `{blueCardSalary:dative}` is the value in another form.
 * - `{blueCardSalary:year}` is the year in which the value takes effect.
 * - `{blueCardSalary:status}` states how current the value is, such as "law as of April 2026".
 */
export const fillInFigures = (text: string, language: FactLanguage, usual: FactForm = 'phrase'): string =>
  replacePlaceholders(text, ({ name, form = usual }) => {
    if (!isFact(name)) return undefined
    const fact = getFact(name)
    if (form === 'year') return (fact.validFrom ?? '').slice(0, 4)
    return form === 'status' ? datedText(fact, language) : formatFigure(fact, language, form as FactForm)
  })

export const factsIn = (text: string): FactName[] => [
  ...new Set(placeholdersIn(text).flatMap(({ name }) => (isFact(name) ? [name] : []))),
]

/** True if every next value (`@next`) named in the text is known. */
export const hasNextFigures = (text: string): boolean =>
  placeholdersIn(text).every(({ name }) => !name.endsWith('@next') || isFact(name))

const isFact = (name: string): name is FactName => Object.hasOwn(FACTS, name)
