import { fromCallback } from 'xstate'
import { openQuestions } from '#machines/advice.ts'
import { addressOf, answersIn } from '#machines/answers.ts'
import type { CheckEvent } from '#machines/check-setup.ts'
import { employerCheckMachine, pointsMachine, quickCheckMachine } from '#machines/quick-check.ts'
import { replaceAddress } from '#src/browser/replace-address.ts'

/** The ids that a page gives its result and its questions, so that the focus finds them. */
export const RESULT_ID = 'result'
export const questionId = (question: string): string => `question-${question}`

/** What the address carries, after `#`, or after `?` as a form without script leaves it; an anchor is no answer. */
const carried = (): string | undefined => [location.hash, location.search].find((part) => part.includes('='))

/** Takes the answers into the fragment, which no server sees, in place of what stood there. */
function writeAddress(answers: string): void {
  const url = new URL(location.href)
  url.search = ''
  url.hash = answers
  replaceAddress(url)
}

const focus = (id: string): void => document.getElementById(id)?.focus()

/** The charts of the three tools with their ports wired: the address, and what the keyboard stands on. */
const wired = <Machine extends typeof quickCheckMachine>(machine: Machine) =>
  machine.provide({
    actors: {
      address: fromCallback<CheckEvent>(({ sendBack }) => {
        const tell = () => {
          const answers = carried()
          if (answers !== undefined) sendBack({ type: 'arrive', answers: answersIn(answers) })
        }
        tell()
        addEventListener('hashchange', tell)
        return () => removeEventListener('hashchange', tell)
      }),
    },
    actions: {
      writeAddress: ({ context: { answers } }) => writeAddress(addressOf(answers)),
      focusResult: () => focus(RESULT_ID),
      focusOpenQuestion: ({ context: { tables, answers } }) => {
        const [question] = openQuestions(tables, answers)
        if (question) focus(questionId(question))
      },
    },
  })

export const quickCheckFlow = wired(quickCheckMachine)
export const employerCheckFlow = wired(employerCheckMachine)
export const pointsFlow = wired(pointsMachine)
