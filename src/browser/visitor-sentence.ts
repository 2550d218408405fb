import type { Answers } from '#contracts/tables/answers.ts'
import { sentenceIn, withSentence } from '#contracts/tables/sentence.ts'
import { replaceAddress } from './replace-address.ts'

/** The sentence for the life of the page load: an anchor, or a link of the app, takes it out of the address. */
let last: Answers = {}

const isGiven = (sentence: Answers): boolean => Object.keys(sentence).length > 0

function read(): Answers {
  const here = sentenceIn(location.hash)
  if (isGiven(here)) last = here
  else if (isGiven(last)) replaceFragment(withSentence(location.hash, last))
  return last
}

/** The sentence of the visitor in the address of the page: who they are, from where, what for. */
export const visitorSentence = {
  /** Reads the sentence; one that left the address is put back. */
  read,
  /** Writes another sentence into the address, and removes an empty one. */
  write: (sentence: Answers): void => writeFragment(withSentence(location.hash, sentence)),
}

/** Writes a fragment with answers into the address, in the same entry of the history, and dispatches `hashchange`. */
export function writeFragment(fragment: string, search = location.search): void {
  last = sentenceIn(fragment)
  replaceFragment(fragment, search)
  dispatchEvent(new Event('hashchange'))
}

/** Writes the fragment, which no server sees; without one no `#` stays. */
export function replaceFragment(fragment: string, search = location.search): void {
  replaceAddress(location.pathname + search + (fragment && `#${fragment}`))
}
