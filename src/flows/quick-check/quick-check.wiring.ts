import { fromCallback } from 'xstate'
import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import type { CheckContext, CheckEvent, FirstStep, Place } from '#machines/quick-check.ts'
import { employerCheckMachine, pointsMachine, quickCheckMachine } from '#machines/quick-check.ts'
import { addAddress, replaceAddress } from '#src/browser/replace-address.ts'
import { visitorSentence, writeFragment } from '#src/browser/visitor-sentence.ts'
import { readUrlAnswers } from './url-answers.ts'

/** URL parameter with the displayed question. Absent for the first unanswered question, and for the result. */
const AT = 'at'

/**
 * State of a history entry. `from` is the step shown before this entry (`stepOf`): null after a result, undefined if
 * the visitor opened the page here. `group` is the group of answers that the entry shows.
 */
interface Entry {
  readonly check?: { readonly from?: string | null; readonly group?: string | null }
}

const currentEntry = (): Entry => (history.state ?? {}) as Entry

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

const placeIn = ({ [AT]: at, ...answers }: Answers, { check }: Entry): Place => ({
  answers,
  at,
  group: check?.group,
})

/** Names the step on the page: the question and, if one is chosen, its group of answers. Null for the result. */
const stepOf = ({ question, group }: Pick<CheckContext, 'question' | 'group'>): string | null =>
  group === null ? question : `${question}/${group}`

function wire(machine: typeof quickCheckMachine) {
  /** URL last written by this tool. Its `hashchange` event is ignored. */
  let written = ''
  /** Displayed step. */
  let step: string | null = null
  const write = (context: CheckContext, how: typeof addAddress, from: string | null | undefined) => {
    writeFragment(fragmentOf(context), '', (address) => {
      const entry: Entry = { check: { ...(from !== undefined && { from }), group: context.group } }
      how(address, entry)
      written = location.href
      step = stepOf(context)
    })
  }
  const rewrite = (context: CheckContext) => write(context, replaceAddress, currentEntry().check?.from)
  return machine.provide({
    actors: {
      address: fromCallback<CheckEvent, FirstStep>(({ input, sendBack }) => {
        const { pathname } = location
        const questions = input.tables.questions.map(({ id }) => id)
        const arrive = () => {
          const carried = readUrlAnswers(questions)
          if (carried !== undefined && location.href !== written)
            sendBack({ type: 'arrive', ...placeIn(carried, currentEntry()) })
        }
        const comeBack = (event: PopStateEvent) => {
          const entry = (event.state ?? {}) as Entry
          if (location.pathname !== pathname || !entry.check) return
          // Hide the event from the router: the page stays the same.
          event.stopImmediatePropagation()
          sendBack({ type: 'return', ...placeIn(answersIn(location.hash), entry) })
        }
        written = ''
        step = stepOf(input)
        const { check = {} } = currentEntry()
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
      rewriteEntry: ({ context }) => rewrite(context),
      addEntry: ({ context }) => write(context, addAddress, step),
      leaveEntry: ({ context }) => {
        if (currentEntry().check?.from === stepOf(context)) history.back()
        else rewrite(context)
      },
    },
  })
}

export const wireQuickCheck = () => wire(quickCheckMachine)
export const wireEmployerCheck = () => wire(employerCheckMachine)
export const wirePoints = () => wire(pointsMachine)
