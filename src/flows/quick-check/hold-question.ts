import { carriedAnswers } from './carried-answers.ts'

/** Hides the delivered first question where the address asks for another one, for which the app is on its way. */
export const holdQuestion = (check: HTMLElement): void => {
  check.toggleAttribute('data-held', carriedAnswers() !== undefined)
}
