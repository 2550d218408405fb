import { fromCallback } from 'xstate'
import { addressOf, answersIn } from '#contracts/tables/answers.ts'
import type { CheckEvent } from '#machines/quick-check.ts'
import { employerCheckMachine, pointsMachine, quickCheckMachine } from '#machines/quick-check.ts'
import { replaceAddress } from '#src/browser/replace-address.ts'
import { carriedAnswers } from './carried-answers.ts'

/** The ids of the result and the questions, as targets of the focus. */
export const RESULT_ID = 'result'
export const questionId = (question: string): string => `question-${question}`

/** Takes the answers into the fragment, which no server sees, in place of what stood there. */
function writeAddress(answers: string): void {
  const url = new URL(location.href)
  url.search = ''
  url.hash = answers
  replaceAddress(url)
}

const focus = (id: string): void => document.getElementById(id)?.focus()

/** Brings the result to the top of the window, unless its heading is in the upper third already. */
function showResult(): void {
  const heading = document.getElementById(RESULT_ID)
  if (!heading) return
  const { top } = heading.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 3)
    heading.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' })
  heading.focus({ preventScroll: true })
}

/** The same for answers that came with the address, unless the visitor is somewhere else on the page already. */
export function showArrived(): void {
  const isElsewhere = scrollY > 0 || document.activeElement !== document.body
  if (!isElsewhere && document.querySelector(`[data-outcome] #${RESULT_ID}`)) showResult()
}

/** The state machines of the three tools with their ports wired: the address, and what has the focus. */
const wired = <Machine extends typeof quickCheckMachine>(machine: Machine) =>
  machine.provide({
    actors: {
      address: fromCallback<CheckEvent>(({ sendBack }) => {
        const tell = () => {
          const answers = carriedAnswers()
          if (answers !== undefined) sendBack({ type: 'arrive', answers: answersIn(answers) })
        }
        tell()
        addEventListener('hashchange', tell)
        return () => removeEventListener('hashchange', tell)
      }),
    },
    actions: {
      writeAddress: ({ context: { answers } }) => writeAddress(addressOf(answers)),
      focusResult: showResult,
      focusOpenQuestion: ({ context: { open } }) => focus(questionId(open[0] ?? '')),
    },
  })

export const quickCheckFlow = wired(quickCheckMachine)
export const employerCheckFlow = wired(employerCheckMachine)
export const pointsFlow = wired(pointsMachine)
