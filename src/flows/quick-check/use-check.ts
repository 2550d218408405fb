import { type FormEvent, useEffect, useRef } from 'react'
import { openQuestions } from '#machines/advice.ts'
import { inGroups, isAsked } from '#machines/answers.ts'
import { useFlow } from '#src/browser/use-flow.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import type { quickCheckFlow } from './quick-check.flow.ts'
import { readingOf, tallyOf } from './reading.ts'

/** The chart of a tool, with its ports wired. */
export type CheckFlow = typeof quickCheckFlow

/** Ties a tool's chart to its page: what is asked, what is said, and what a visitor can do. */
export function useCheck(chart: CheckFlow, tool: ToolPage) {
  const { tables } = tool
  const [snapshot, send] = useFlow(chart, { input: { tables } })
  const { answers, dropped } = snapshot.context
  const form = useRef<HTMLFormElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over the finished HTML
  useEffect(() => {
    if (!form.current) return
    for (const [question, answer] of new FormData(form.current))
      if (answer !== '') send({ type: 'answer', question, answer: String(answer) })
  }, [])

  // Questions that come or go move what has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other questions may stand there
  useEffect(() => {
    form.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }, [answers])

  return {
    form,
    answers,
    dropped,
    isAnswered: snapshot.matches('answered'),
    asked: new Set(
      tables.questions
        .filter((question) => isAsked(question, inGroups(tables.questions, answers)))
        .map(({ id }) => id),
    ),
    open: openQuestions(tables, answers),
    reading: readingOf(tool, answers),
    tally: tallyOf(tool, answers),
    canTakeBack: snapshot.can({ type: 'takeBack' }),
    canStartOver: snapshot.can({ type: 'startOver' }),
    answer: (question: string, answer: string) => send({ type: 'answer', question, answer }),
    takeBack: () => send({ type: 'takeBack' }),
    startOver: () => send({ type: 'startOver' }),
    show: (event: FormEvent) => {
      event.preventDefault()
      send({ type: 'show' })
    },
  }
}

export type CheckState = ReturnType<typeof useCheck>
