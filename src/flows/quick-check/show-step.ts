import { carriedAnswers } from './carried-answers.ts'

/** The ids of the headings of the question and of the result, one of which is on the page. */
export const QUESTION_ID = 'question'
export const RESULT_ID = 'result'

/** Puts the question or the result into view and the focus on its heading, where a screen reader goes on. */
export function showStep(): void {
  putIntoView()
  heading()?.focus({ preventScroll: true })
}

/**
 * Shows what the address asks for on arrival, unless the visitor is somewhere else on the page already. A question waits
 * to be read from the top of the page; a result has the focus.
 */
export function showArrived(): void {
  if (carriedAnswers() === undefined || scrollY > 0 || document.activeElement !== document.body) return
  putIntoView()
  if (heading()?.id === RESULT_ID) heading()?.focus({ preventScroll: true })
}

const heading = () => document.getElementById(RESULT_ID) ?? document.getElementById(QUESTION_ID)

/** Shows the page from its top, as long as the heading is in the upper half of the window; else from the question on. */
function putIntoView(): void {
  const top = (element: Element | null | undefined) => scrollY + (element?.getBoundingClientRect().top ?? 0)
  const isNear = top(heading()) < innerHeight / 2
  scrollTo({ top: isNear ? 0 : top(heading()?.closest('section')?.parentElement), behavior: 'instant' })
}
