import { readUrlAnswers } from './url-answers.ts'

export const QUESTION_ID = 'question'
export const RESULT_ID = 'result'

/** Scrolls to the question or the result, and focuses its heading for screen readers. */
export function showStep(): void {
  putIntoView()
  heading()?.focus({ preventScroll: true })
}

/**
 * Shows the question or result from the URL, if that contains answers to `questions`. Scrolls to it, and focuses the
 * heading of a result, unless the visitor has already scrolled or focused something. A wide viewport stays at the top if
 * the heading is in it: who gets a link then sees whose page it is.
 */
export function showStepOnArrival(questions: readonly string[]): void {
  document.querySelector('[data-held]')?.removeAttribute('data-held')
  if (readUrlAnswers(questions) === undefined || scrollY > 0 || document.activeElement !== document.body)
    return
  putIntoView(innerWidth > innerHeight ? 0.8 : 0.5)
  if (heading()?.id === RESULT_ID) heading()?.focus({ preventScroll: true })
}

const heading = () => document.getElementById(RESULT_ID) ?? document.getElementById(QUESTION_ID)

/**
 * Scrolls to the result, or to the question and the line above it. Scrolls to the top of the page instead if this shows
 * the heading in the upper part of the viewport (`upper`, by default its half).
 */
function putIntoView(upper = 0.5): void {
  const top = (element: Element | null | undefined) => scrollY + (element?.getBoundingClientRect().top ?? 0)
  const shown = heading()
  const section = shown?.closest('section')
  const isNear = top(shown) < innerHeight * upper
  const place = shown?.id === RESULT_ID ? section : section?.parentElement
  scrollTo({ top: isNear ? 0 : top(place), behavior: 'instant' })
}
