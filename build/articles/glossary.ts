import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import { ContentError } from '#build/content-error.ts'
import type { Language } from '#contracts/values/language.ts'
import { type ConceptPhrases, EMPLOYERS_CONCEPT, TURKEY_CONCEPT } from '#src/content/answer.ts'
import { stemOf, termsOf, type Word, wordsOf } from '#src/content/search-options.ts'

/** An entry of `glossary.yaml`, whose comments explain the keys. */
export interface Concept {
  term?: Readonly<Record<Language, string>>
  banned?: Readonly<Partial<Record<Language, readonly string[]>>>
  typed?: string
  tr?: string
  ru?: string
  az?: string
  general?: boolean
  askedBy?: keyof typeof NAMED
}

/** Concepts that the ranking knows by name. */
const NAMED = { employers: EMPLOYERS_CONCEPT, readersOfTurkish: TURKEY_CONCEPT }

const CONTENT = path.resolve(import.meta.dirname, '../../src/content')
export const GLOSSARY_FILE = path.join(CONTENT, 'glossary.yaml')
export const ANSWERS_FILE = path.join(CONTENT, 'answers.yaml')
export const questionFiles = (): string[] => globSync(path.join(CONTENT, 'questions/*.yaml'))
/** The file of questions for pages and tools. */
const OTHERS = 'others'

export const readGlossary = (): readonly Concept[] => parseYaml(readFileSync(GLOSSARY_FILE, 'utf8'))

/**
 * Search phrases, separated by `;`. The keys are slugs of guides and ids of other results. Within a guide, the keys are
 * chapter anchors, and `whole` for the guide itself.
 */
export type Answers = Readonly<Record<string, string | Readonly<Record<string, string>>>>

export const readAnswers = (): Answers => parseYaml(readFileSync(ANSWERS_FILE, 'utf8'))

/**
 * Questions that a chapter, page or tool answers, by guide and then by chapter as in `Answers`; those for pages and
 * tools by their id. The search learns words from them, not whole phrases.
 */
export type Questions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Returns the questions for a place: a chapter of a guide (`whole` for the guide), or the id of a page or tool. */
export const questionsFor = (questions: Questions, place: string, chapter?: string): readonly string[] =>
  (chapter === undefined ? questions[OTHERS]?.[place] : questions[place]?.[chapter]) ?? []

/** Returns the guides, and the ids of the other places that have phrases or questions. */
export const placesIn = (answers: Answers, questions: Questions): string[] => [
  ...new Set([...Object.keys(answers), ...Object.keys(questions[OTHERS] ?? {})]),
]

export const readQuestions = (): Questions =>
  Object.fromEntries(
    questionFiles().map((file) => [path.basename(file, '.yaml'), parseYaml(readFileSync(file, 'utf8'))]),
  )

export const phrasesIn = (list = ''): string[] =>
  list
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/**
 * Returns the terms of a phrase.
 *
 * @throws ContentError if the search omits all its words but one: "pay for" would be found in every text with "pay"
 */
function termsOfPhrase(phrase: string): Word[] {
  const terms = termsOf(phrase)
  const [only] = terms
  if (terms.length === 1 && only && !only.isSilent && wordsOf(phrase).length > 1)
    throw new ContentError(
      `glossary.yaml: "${phrase}" counts as "${only.folded}" alone, because the search omits its other words. Write that word, or another phrase.`,
    )
  return terms
}

/** Phrases of this many words are also searched for as one word. */
const JOINED = 2

/**
 * Returns the phrases of each concept as stems, in the order of the glossary. Phrases of two words also get a spelling
 * as one word, unless they contain a silent word (`isSilent`), such as "how".
 */
export function glossaryPhrases(glossary: readonly Concept[]): ConceptPhrases[] {
  const known = new Set<string>()
  return glossary.flatMap(({ term, typed, tr, ru, az, general, askedBy }, number) => {
    const concept = askedBy ? NAMED[askedBy] : `${general ? '~' : '='}${number}`
    const spellingsOf = (phrase: string): string[] => {
      const terms = termsOfPhrase(phrase)
      if (terms.every(({ isSilent }) => isSilent)) return []
      const joined = stemOf(terms.map(({ folded }) => folded).join(''))
      const isLonger = joined.length > (terms[0]?.folded.length ?? 0)
      const isJoined = terms.length === JOINED && !terms.some(({ isSilent }) => isSilent) && isLonger
      return [terms.map((one) => one.term).join(' '), ...(isJoined ? [joined] : [])]
    }
    const phrasesOf = (list: readonly (string | undefined)[]) => {
      const spellings = new Set(list.flatMap((phrase) => (phrase ? spellingsOf(phrase) : [])))
      const own = [...spellings].filter((spelling) => !known.has(`${concept} ${spelling}`))
      for (const spelling of own) known.add(`${concept} ${spelling}`)
      return own.join(';')
    }
    const phrases = phrasesOf([term?.en, term?.de, ...[typed, ru, az].flatMap(phrasesIn)])
    const turkish = phrasesOf([term?.tr, ...phrasesIn(tr)])
    return [
      { concept, phrases, isTurkish: false },
      { concept, phrases: turkish, isTurkish: true },
    ].filter((one) => one.phrases !== '')
  })
}
