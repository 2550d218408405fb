import type { Answers } from './answers.ts'
import { addressOf, answersIn } from './answers-address.ts'

/**
 * Parts, in the URL, of the sentence that visitors complete about themselves: who they are, where they come from, and
 * what they want. `state` is a German state. `language` is the visitor's language, if the page does not exist in it.
 */
export const SENTENCE = ['who', 'country', 'goal', 'state', 'language'] as const

/** The parts that a visitor chooses: all except `language`. */
const CHOICES: readonly string[] = SENTENCE.slice(0, -1)

export const isSentenceQuestion = (name: string): boolean => SENTENCE.some((part) => part === name)

const VALUE = /^[a-z][a-z0-9_-]{0,29}$/

/** Parses the sentence in a URL fragment. Returns an empty sentence if the visitor chose no part. */
export function sentenceIn(fragment: string): Answers {
  const parts = Object.entries(answersIn(fragment)).filter(
    ([name, value]) => isSentenceQuestion(name) && VALUE.test(value),
  )
  return parts.some(([name]) => CHOICES.includes(name)) ? Object.fromEntries(parts) : {}
}

/** Changes parts of a sentence; an empty value removes its part. */
export const withParts = (sentence: Answers, parts: Answers): Answers =>
  Object.fromEntries(Object.entries({ ...sentence, ...parts }).filter(([, value]) => value !== ''))

/** Replaces the sentence in a fragment and keeps the rest, such as `fees` in `fees&who=nurse&country=tr`. */
export function withSentence(fragment: string, sentence: Answers): string {
  const parts = fragment.replace(/^#/, '').split('&')
  const others = parts.filter((part) => !isSentenceQuestion(part.replace(/=.*/, '')))
  return [...others, addressOf(sentenceIn(addressOf(sentence)))].filter(Boolean).join('&')
}

/** Returns the element id in a fragment: `fees` in `#fees&who=nurse`. */
export function anchorIn(fragment: string): string {
  const [first] = new URLSearchParams(fragment.replace(/^#/, ''))
  return first && first[1] === '' ? first[0] : ''
}
