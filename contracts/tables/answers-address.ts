import type { Answers } from './answers.ts'

/** Answers as an address carries them: `who=nurse&country=tr`. */
export const addressOf = (answers: Answers): string => new URLSearchParams(answers).toString()

/**
 * The answers that an address carries, after its `#` or `?`; whether they exist is for the questions to say. A list
 * of which nothing was chosen is none.
 */
export const answersIn = (address: string): Answers =>
  Object.fromEntries(
    [...new URLSearchParams(address.replace(/^[#?]/, ''))].filter(([, answer]) => answer !== ''),
  )
