import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatter } from '@lingui/format-po'
import { parseSync } from 'rolldown/utils'
import { comparedCommit, git } from './git.ts'

/** Texts, keyed by id. */
type Texts = ReadonlyMap<string, string>
export type Pair = Record<'en' | 'de', Texts>

const catalog = formatter({ explicitIdAsDefault: true })

/** Returns the ids of texts whose English version changed while the German one did not. */
export function oldTranslations(before: Pair, after: Pair): string[] {
  const isChanged = (language: 'en' | 'de', id: string) =>
    before[language].get(id) !== after[language].get(id)
  return [...after.en.keys()].filter(
    (id) => before.en.has(id) && before.de.has(id) && isChanged('en', id) && !isChanged('de', id),
  )
}

/** Returns a line for each text whose English version changed since `comparedCommit` while the German one did not. */
export async function oldTranslationNotes(): Promise<string[]> {
  const base = comparedCommit()
  const changed = git('diff', '--name-only', '--relative', base, '--', '*/locales/en.po', '*.ts', ':!tests')
  const notes = await Promise.all(
    changed
      .split('\n')
      .filter((file) => file && existsSync(file) && hasBothLanguages(file))
      .map(async (file) => {
        const earlier = (name: string) => git('show', `${base}:${name}`)
        const current = (name: string) => readFileSync(path.resolve(name), 'utf8')
        const ids = oldTranslations(await textsOf(file, earlier), await textsOf(file, current))
        return ids.map((id) => `${file.replace(/en\.po$/, 'de.po')}: ${id}`)
      }),
  )
  return notes.flat()
}

/** Rules out modules without German texts, because parsing every changed module takes seconds on a long branch. */
const hasBothLanguages = (file: string) => file.endsWith('.po') || /\bde\b/.test(readFileSync(file, 'utf8'))

async function textsOf(file: string, read: (name: string) => string): Promise<Pair> {
  if (file.endsWith('.ts')) return textsOfModule(read(file))
  const [en, de] = await Promise.all(
    [file, file.replace(/en\.po$/, 'de.po')].map((name) => textsOfCatalog(read(name))),
  )
  return { en, de } as Pair
}

async function textsOfCatalog(content: string): Promise<Texts> {
  const context = { locale: 'en', sourceLocale: 'en', filename: '' }
  const messages = await catalog.parse(content, context)
  return new Map(Object.entries(messages).map(([id, { translation = '' }]) => [id, translation]))
}

/**
 * Returns the texts in `en` and `de` properties of a module. A text's id joins the names and array indexes around it.
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
