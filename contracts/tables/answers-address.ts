import type { Answers } from './answers.ts'

/** Formats answers as a query string, such as `who=nurse&country=tr`. */
export const addressOf = (answers: Answers): string => new URLSearchParams(answers).toString()

/**
 * Parses answers from a URL's fragment or query, and drops empty values. Does not check that questions and answers
 * exist.
 */
export const answersIn = (address: string): Answers =>
  Object.fromEntries(
    [...new URLSearchParams(address.replace(/^[#?]/, ''))].filter(([, answer]) => answer !== ''),
  )
