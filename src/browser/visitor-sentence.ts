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

/**
 * Writes a fragment with answers into the address, and dispatches `hashchange`. It stays in the same entry of the
 * history, unless `write` adds one.
 */
export function writeFragment(fragment: string, search = location.search, write = replaceAddress): void {
  last = sentenceIn(fragment)
  write(withFragment(fragment, search))
  dispatchEvent(new Event('hashchange'))
}

/** Writes the fragment, which no server sees. */
export const replaceFragment = (fragment: string): void =>
  replaceAddress(withFragment(fragment, location.search))

/** The address of this page with a fragment; without one no `#` stays. */
const withFragment = (fragment: string, search: string): string =>
  location.pathname + search + (fragment && `#${fragment}`)
