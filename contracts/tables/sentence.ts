import type { Answers } from './answers.ts'
import { addressOf, answersIn } from './answers-address.ts'

/**
 * The parts of the sentence that a visitor says once: who they are, from which country, what for, in which German state,
 * and, after a page in Turkish, its language (`language=tr`).
 */
export const SENTENCE = ['who', 'country', 'goal', 'state', 'language'] as const

/** The parts that a visitor chooses; the language goes along with them. */
const CHOICES: readonly string[] = SENTENCE.slice(0, -1)

/** True when an answer of this name is a part of the sentence. */
export const isOfSentence = (name: string): boolean => SENTENCE.some((part) => part === name)

/** An id of an answer, the code of a country or the key of a state. */
const VALUE = /^[a-z][a-z0-9_-]{0,29}$/

/** The sentence in the fragment of an address; what belongs to no sentence is left out. Empty without a choice. */
export function sentenceIn(fragment: string): Answers {
  const parts = Object.entries(answersIn(fragment)).filter(
    ([name, value]) => isOfSentence(name) && VALUE.test(value),
  )
  return parts.some(([name]) => CHOICES.includes(name)) ? Object.fromEntries(parts) : {}
}

/** The fragment with this sentence in place of its own, behind what else it carries: `fees&who=nurse&country=tr`. */
export function withSentence(fragment: string, sentence: Answers): string {
  const others = partsOf(fragment).filter((part) => !isOfSentence(nameOf(part)))
  return [...others, addressOf(sentenceIn(addressOf(sentence)))].filter(Boolean).join('&')
}

/** The place on the page that a fragment names, before what it carries: `fees` of `#fees&who=nurse`. */
export function anchorIn(fragment: string): string {
  const [first] = new URLSearchParams(fragment.replace(/^#/, ''))
  return first && first[1] === '' ? first[0] : ''
}

const partsOf = (fragment: string): string[] => fragment.replace(/^#/, '').split('&')

const nameOf = (part: string): string => part.replace(/=.*/, '')
