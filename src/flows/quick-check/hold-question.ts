import { readUrlAnswers } from './url-answers.ts'

/** Hides the prerendered first question if the address asks for another one, until the app has loaded. */
export const holdQuestion = (check: HTMLElement): void => {
  check.toggleAttribute('data-held', readUrlAnswers() !== undefined)
}
