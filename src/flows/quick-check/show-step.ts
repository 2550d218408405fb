import { readUrlAnswers } from './url-answers.ts'

/** Ids of the question's heading and the result's heading. The page shows one of them at a time. */
export const QUESTION_ID = 'question'
export const RESULT_ID = 'result'

/** Scrolls to the question or the result and focuses its heading, where a screen reader continues. */
export function showStep(): void {
  putIntoView()
  heading()?.focus({ preventScroll: true })
}

/**
 * Scrolls to the question or result in the address on arrival, unless the visitor has already scrolled or focused
 * something. Only a result gets the focus.
 */
export function showStepOnArrival(): void {
  document.querySelector('[data-held]')?.removeAttribute('data-held')
  if (readUrlAnswers() === undefined || scrollY > 0 || document.activeElement !== document.body) return
  putIntoView()
  if (heading()?.id === RESULT_ID) heading()?.focus({ preventScroll: true })
}

const heading = () => document.getElementById(RESULT_ID) ?? document.getElementById(QUESTION_ID)

/** Scrolls to the top of the page if the heading is then in the window's upper half; else to the step. */
function putIntoView(): void {
  const top = (element: Element | null | undefined) => scrollY + (element?.getBoundingClientRect().top ?? 0)
  const isNear = top(heading()) < innerHeight / 2
  scrollTo({ top: isNear ? 0 : top(heading()?.closest('section')?.parentElement), behavior: 'instant' })
}
