import type { Answers } from './answers.ts'

/** Answers as a query string: `who=nurse&country=tr`. */
export const addressOf = (answers: Answers): string => new URLSearchParams(answers).toString()

/**
 * Parses answers from a URL's fragment or query; drops empty values. Callers check that the questions and answers
 * exist.
 */
export const answersIn = (address: string): Answers =>
  Object.fromEntries(
    [...new URLSearchParams(address.replace(/^[#?]/, ''))].filter(([, answer]) => answer !== ''),
  )
