import type { Answers } from '#contracts/tables/answers.ts'
import { sentenceIn, withSentence } from '#contracts/tables/sentence.ts'
import { replaceAddress } from './replace-address.ts'

/** The sentence of this page load, kept because anchors and links of the app remove it from the URL. */
let last: Answers = {}

const isGiven = (sentence: Answers): boolean => Object.keys(sentence).length > 0

function read(): Answers {
  const here = sentenceIn(location.hash)
  if (isGiven(here)) last = here
  else if (isGiven(last)) replaceFragment(withSentence(location.hash, last))
  return last
}

/** The visitor's sentence in the URL of the page: who they are, where they come from, what they want. */
export const visitorSentence = {
  /** Reads the sentence, and restores one that was removed from the URL. */
  read,
  /** Replaces the sentence in the URL, or removes it if empty. */
  write: (sentence: Answers): void => writeFragment(withSentence(location.hash, sentence)),
}

/**
 * Writes a fragment with answers into the URL, and dispatches `hashchange`. Replaces the current history
 * entry, unless `write` adds one.
 */
export function writeFragment(fragment: string, search = location.search, write = replaceAddress): void {
  last = sentenceIn(fragment)
  write(withFragment(fragment, search))
  dispatchEvent(new Event('hashchange'))
}

/** Replaces the fragment, which is not sent to servers. */
export const replaceFragment = (fragment: string): void =>
  replaceAddress(withFragment(fragment, location.search))

/** The page's URL with a fragment, or without `#`. */
const withFragment = (fragment: string, search: string): string =>
  location.pathname + search + (fragment && `#${fragment}`)
