import { fromCallback } from 'xstate'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import type { CheckContext, CheckEvent } from '#machines/quick-check.ts'
import { employerCheckMachine, pointsMachine, quickCheckMachine } from '#machines/quick-check.ts'
import { visitorSentence, writeFragment } from '#src/browser/visitor-sentence.ts'
import { carriedAnswers } from './carried-answers.ts'

/** The ids of the result and the questions, as targets of the focus. */
export const RESULT_ID = 'result'
export const questionId = (question: string): string => `question-${question}`

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

/** The answers as the address carries them, beside the parts of the visitor's sentence that the tool does not ask for. */
export function fragmentOf({
  tables: { questions },
  answers,
}: Pick<CheckContext, 'tables' | 'answers'>): string {
  const others = Object.entries(visitorSentence.read()).filter(
    ([part]) => !questions.some(({ id }) => id === part),
  )
  return addressOf({ ...answers, ...Object.fromEntries(others) })
}

/** The state machines of the three tools with their ports wired: the address, and what has the focus. */
const wired = <Machine extends typeof quickCheckMachine>(machine: Machine) => {
  /** The address that this tool wrote itself, of which it needs no news. */
  let written = ''
  return machine.provide({
    actors: {
      address: fromCallback<CheckEvent>(({ sendBack }) => {
        const tell = () => {
          const answers = carriedAnswers()
          if (answers !== undefined && location.href !== written)
            sendBack({ type: 'arrive', answers: answersIn(answers) })
        }
        written = ''
        tell()
        addEventListener('hashchange', tell)
        return () => removeEventListener('hashchange', tell)
      }),
    },
    actions: {
      writeAddress: ({ context }) => {
        const fragment = fragmentOf(context)
        written = location.origin + location.pathname + (fragment && `#${fragment}`)
        writeFragment(fragment, '')
      },
      focusResult: showResult,
      focusOpenQuestion: ({ context: { open } }) => focus(questionId(open[0] ?? '')),
    },
  })
}

export const quickCheckFlow = wired(quickCheckMachine)
export const employerCheckFlow = wired(employerCheckMachine)
export const pointsFlow = wired(pointsMachine)
