import { readUrlAnswers } from './url-answers.ts'

/**
 * Hides the prerendered first question if the URL contains answers to the `data-questions` and the app is not running
 * yet. Once it runs, the app shows the right question or result (`showStepOnArrival`).
 */
export const hideFirstQuestion = (check: HTMLElement): void => {
  const isAppRunning = 'alive' in document.documentElement.dataset
  const questions = check.dataset.questions?.split(' ') ?? []
  check.toggleAttribute('data-held', !isAppRunning && readUrlAnswers(questions) !== undefined)
}
