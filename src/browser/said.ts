import type { Answers } from '#contracts/tables/answers.ts'
import { sentenceIn, withSentence } from '#contracts/tables/sentence.ts'
import { replaceAddress } from './replace-address.ts'

/** The sentence for the life of the page load: an anchor, or a link of the app, takes it out of the address. */
let last: Answers = {}

const isSaid = (sentence: Answers): boolean => Object.keys(sentence).length > 0

/** Reads the visitor's sentence from the address; a sentence that left it is put back. */
export function said(): Answers {
  const here = sentenceIn(location.hash)
  if (isSaid(here)) last = here
  else if (isSaid(last)) replaceFragment(withSentence(location.hash, last))
  return last
}

/** Writes another sentence into the address. An empty one goes. */
export const say = (sentence: Answers): void => writeFragment(withSentence(location.hash, sentence))

/** Writes what a visitor said into the address, in the same entry of the history, and tells the page (`hashchange`). */
export function writeFragment(fragment: string, search = location.search): void {
  last = sentenceIn(fragment)
  replaceFragment(fragment, search)
  dispatchEvent(new Event('hashchange'))
}

/** Writes the fragment, which no server sees; without one no `#` stays. */
export function replaceFragment(fragment: string, search = location.search): void {
  replaceAddress(location.pathname + search + (fragment && `#${fragment}`))
}
