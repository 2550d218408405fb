import type { Answers } from '#contracts/tables/answers.ts'
import { sentenceIn, withParts, withSentence } from '#contracts/tables/sentence.ts'
import { replaceAddress } from './replace-address.ts'

/** Last sentence in the URL, kept because following a link can remove it. */
let last: Answers = {}

const hasParts = (sentence: Answers): boolean => Object.keys(sentence).length > 0

function read(): Answers {
  const here = sentenceIn(location.hash)
  if (hasParts(here)) last = here
  else if (hasParts(last)) replaceFragment(withSentence(location.hash, last))
  return last
}

/** Replaces the sentence in the URL, or removes it if `sentence` is empty. */
const write = (sentence: Answers): void => writeFragment(withSentence(location.hash, sentence))

/**
 * The visitor's sentence: who they are, where they come from, and what they want. It is stored in the URL, so that
 * static pages need no state machine to use it.
 */
export const visitorSentence = {
  /** Reads the sentence, and puts it back into the URL if a link has removed it. */
  read,
  write,
  /** Changes parts of the sentence; an empty value removes its part. */
  change: (parts: Answers): void => write(withParts(read(), parts)),
  /** Calls `take` now and after each change, until the signal aborts. */
  follow(take: (sentence: Answers) => void, signal: AbortSignal): void {
    const report = () => take(read())
    report()
    addEventListener('hashchange', report, { signal })
  },
}

/**
 * Writes a fragment with answers into the URL, and dispatches `hashchange`. By default, replaces the current history
 * entry.
 */
export function writeFragment(fragment: string, search = location.search, write = replaceAddress): void {
  last = sentenceIn(fragment)
  write(withFragment(fragment, search))
  dispatchEvent(new Event('hashchange'))
}

/** Replaces the fragment without dispatching `hashchange`. */
export const replaceFragment = (fragment: string): void =>
  replaceAddress(withFragment(fragment, location.search))

const withFragment = (fragment: string, search: string): string =>
  location.pathname + search + (fragment && `#${fragment}`)
