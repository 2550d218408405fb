import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import type { Language } from '#contracts/values/language.ts'
import { EMPLOYERS_CONCEPT, type PhraseMeaning } from '#src/content/answer.ts'
import { stemOf, termsOf } from '#src/content/search-options.ts'

/** An entry of `glossary.yaml`, whose comments explain the keys. */
export interface Concept {
  term?: Readonly<Record<Language, string>>
  banned?: Readonly<Partial<Record<Language, readonly string[]>>>
  typed?: string
  tr?: string
  ru?: string
  az?: string
  general?: boolean
  askedBy?: 'employers'
}

const CONTENT = path.resolve(import.meta.dirname, '../../src/content')
export const GLOSSARY_FILE = path.join(CONTENT, 'glossary.yaml')
export const ANSWERS_FILE = path.join(CONTENT, 'answers.yaml')

export const readGlossary = (): readonly Concept[] => parseYaml(readFileSync(GLOSSARY_FILE, 'utf8'))

/**
 * Search phrases, separated by `;`. The keys are slugs of guides and ids of other results. Within a guide, the keys are
 * chapter anchors, and `whole` for the guide itself.
 */
export type Answers = Readonly<Record<string, string | Readonly<Record<string, string>>>>

export const readAnswers = (): Answers => parseYaml(readFileSync(ANSWERS_FILE, 'utf8'))

export const phrasesIn = (list = ''): string[] =>
  list
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/**
 * Maximum number of other words between the words of a phrase. A phrase allows none if it contains a silent word, which
 * has a meaning only in phrases, such as "how".
 */
const GAP = 2
const JOINED_AT_MOST = 3

/**
 * Returns the phrases of the glossary with their meanings. Phrases of two or three words also get a spelling as one
 * word, unless they contain a silent word (`isSilent`), such as "how".
 */
export function glossaryPhrases(glossary: readonly Concept[]): { words: string; meaning: PhraseMeaning }[] {
  return glossary.flatMap(({ term, typed, tr, ru, az, general, askedBy }, number) => {
    const concept = askedBy ? EMPLOYERS_CONCEPT : `${general ? '~' : '='}${number}`
    const found = new Map<string, PhraseMeaning>()
    const put = (phrase: string, isTurkish: boolean) => {
      const terms = termsOf(phrase)
      if (terms.every(({ isSilent }) => isSilent)) return
      const isLoose = terms.length > 1 && !terms.some(({ isSilent }) => isSilent)
      const words = terms.map((one) => one.term)
      const joined = stemOf(terms.map(({ folded }) => folded).join(''))
      const spellings = [words.join(' '), ...(isLoose && terms.length <= JOINED_AT_MOST ? [joined] : [])]
      for (const spelling of spellings.filter((one) => !found.has(one)))
        found.set(spelling, [concept, new Set(spelling.split(' ')).size, isLoose ? GAP : 0, isTurkish])
    }
    for (const phrase of [term?.en, term?.de, ...[typed, ru, az].flatMap((list) => phrasesIn(list))])
      if (phrase) put(phrase, false)
    for (const phrase of [term?.tr, ...phrasesIn(tr)]) if (phrase) put(phrase, true)
    return [...found].map(([words, meaning]) => ({ words, meaning }))
  })
}
