import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'
import { comparedCommit, git } from './git.ts'

/** Texts, keyed by their place in the module. */
type Texts = ReadonlyMap<string, string>
export type Pair = Record<'en' | 'de', Texts>

/** Returns the places of texts whose English version changed while the German one did not. */
export function oldTranslations(before: Pair, after: Pair): string[] {
  const isChanged = (language: 'en' | 'de', place: string) =>
    before[language].get(place) !== after[language].get(place)
  return [...after.en.keys()].filter(
    (place) =>
      before.en.has(place) && before.de.has(place) && isChanged('en', place) && !isChanged('de', place),
  )
}

/**
 * Returns a line for each text of a module with both languages, such as a mail, whose English version changed since
 * `comparedCommit` while the German one did not. In catalogs, a changed English text is a new one without a translation.
 */
export function oldTranslationNotes(): string[] {
  const base = comparedCommit()
  return git('diff', '--name-only', '--relative', base, '--', '*.ts', ':!tests')
    .split('\n')
    .filter((file) => file && existsSync(file))
    .flatMap((file) => {
      const now = readFileSync(file, 'utf8')
      // Parsing every changed module would take seconds on a long branch.
      if (!/\bde\b/.test(now)) return []
      const places = oldTranslations(textsOfModule(git('show', `${base}:${file}`)), textsOfModule(now))
      return places.map((place) => `${file}: ${place}`)
    })
}

/**
 * Returns the texts in `en` and `de` properties of a module. A text's place joins the names and array indexes around it.
 */
export function textsOfModule(source: string): Pair {
  const pair = { en: new Map<string, string>(), de: new Map<string, string>() }
  const collect = (value: unknown, place: readonly string[], language?: 'en' | 'de'): void => {
    if (Array.isArray(value)) {
      for (const each of value) collect(each, place, language)
    } else if (isNode(value)) {
      const { type, key, id, start, end, elements = [], ...parts } = value
      const name = key?.name ?? key?.value ?? id?.name
      const isLanguage = name === 'en' || name === 'de'
      const inner = name && !isLanguage ? [...place, name] : place
      const own = isLanguage ? name : language
      const isText = type === 'TemplateLiteral' || (type === 'Literal' && typeof parts.value === 'string')
      if (isText && own) pair[own].set(place.join('.'), source.slice(start, end))
      else for (const part of Object.values(parts)) collect(part, inner, own)
      for (const [index, each] of elements.entries()) collect(each, [...inner, String(index)], own)
    }
  }
  collect(parseSync('module.ts', source).program.body, [])
  return pair
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  key?: { name?: string; value?: string }
  id?: { name?: string } | null
  value?: unknown
  elements?: unknown[]
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value
