import { fromCallback } from 'xstate'
import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import type { CheckContext, CheckEvent, Place } from '#machines/quick-check.ts'
import { employerCheckMachine, pointsMachine, quickCheckMachine } from '#machines/quick-check.ts'
import { addAddress, replaceAddress } from '#src/browser/replace-address.ts'
import { visitorSentence, writeFragment } from '#src/browser/visitor-sentence.ts'
import { readUrlAnswers } from './url-answers.ts'

/** URL parameter with the displayed question. Absent for the first unanswered question, and for the result. */
const AT = 'at'

/**
 * State of a history entry. `from` is the question shown before this entry: null after a result, undefined if the
 * visitor opened the page here.
 */
interface Entry {
  readonly check?: { readonly from?: string | null }
}

/**
 * Returns the URL fragment: the answers, the displayed question (unless it is the first unanswered one), and the parts
 * of `visitorSentence` that this tool does not ask about.
 */
export function fragmentOf({
  tables: { questions },
  answers,
  open,
  question,
}: Pick<CheckContext, 'tables' | 'answers' | 'open' | 'question'>): string {
  const others = Object.entries(visitorSentence.read()).filter(
    ([part]) => !questions.some(({ id }) => id === part),
  )
  const at = question !== null && question !== open[0] && { [AT]: question }
  return addressOf({ ...answers, ...Object.fromEntries(others), ...at })
}

const placeIn = ({ [AT]: at, ...answers }: Answers): Place => ({ answers, at })

function wire(machine: typeof quickCheckMachine) {
  /** URL last written by this tool. Its `hashchange` event is ignored. */
  let written = ''
  /** Id of the displayed question; null for the result. */
  let question: string | null = null
  const write = (context: CheckContext, how = replaceAddress) => {
    writeFragment(fragmentOf(context), '', (address) => {
      how(address)
      written = location.href
      question = context.question
    })
  }
  return machine.provide({
    actors: {
      address: fromCallback<CheckEvent, Pick<CheckContext, 'tables' | 'question'>>(({ input, sendBack }) => {
        const { pathname } = location
        const questions = input.tables.questions.map(({ id }) => id)
        const arrive = () => {
          const carried = readUrlAnswers(questions)
          if (carried !== undefined && location.href !== written)
            sendBack({ type: 'arrive', ...placeIn(carried) })
        }
        const comeBack = (event: PopStateEvent) => {
          if (location.pathname !== pathname || !(event.state as Entry | null)?.check) return
          // Hide the event from the router: the page stays the same.
          event.stopImmediatePropagation()
          sendBack({ type: 'return', ...placeIn(answersIn(location.hash)) })
        }
        written = ''
        question = input.question
        const { check = {} }: Entry = history.state ?? {}
        History.prototype.replaceState.call(history, { ...history.state, check }, '')
        arrive()
        addEventListener('hashchange', arrive)
        addEventListener('popstate', comeBack, { capture: true })
        return () => {
          removeEventListener('hashchange', arrive)
          removeEventListener('popstate', comeBack, { capture: true })
        }
      }),
    },
    actions: {
      rewriteEntry: ({ context }) => write(context),
      addEntry: ({ context }) => {
        const entry: Entry = { check: { from: question } }
        write(context, (address) => addAddress(address, entry))
      },
      leaveEntry: ({ context }) => {
        const { check }: Entry = history.state ?? {}
        if (check?.from === context.question) history.back()
        else write(context)
      },
    },
  })
}

export const wireQuickCheck = () => wire(quickCheckMachine)
export const wireEmployerCheck = () => wire(employerCheckMachine)
export const wirePoints = () => wire(pointsMachine)
