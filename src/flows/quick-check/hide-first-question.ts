import { readUrlAnswers } from './url-answers.ts'

/**
 * Hides the prerendered first question if the address asks for another one, until the app shows that one
 * (`showStepOnArrival`).
 */
export const hideFirstQuestion = (check: HTMLElement): void => {
  const isAppRunning = 'alive' in document.documentElement.dataset
  check.toggleAttribute('data-held', !isAppRunning && readUrlAnswers() !== undefined)
}
