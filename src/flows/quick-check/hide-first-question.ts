import { readUrlAnswers } from './url-answers.ts'

/**
 * Hides the prerendered first question if the URL has answers, until the app shows the right step
 * (`showStepOnArrival`).
 */
export const hideFirstQuestion = (check: HTMLElement): void => {
  const isAppRunning = 'alive' in document.documentElement.dataset
  check.toggleAttribute('data-held', !isAppRunning && readUrlAnswers() !== undefined)
}
