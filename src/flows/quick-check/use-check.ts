import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { takeOverFields } from '#src/browser/typed-fields.ts'
import { useFlow } from '#src/browser/use-flow.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { questionId, type quickCheckFlow, showArrived } from './quick-check.flow.ts'
import { readingOf, tallyOf } from './reading.ts'

/** The state machine of a tool, with its ports wired. */
export type CheckFlow = typeof quickCheckFlow

/** Ties a tool's state machine to its page: questions, texts, and what a visitor can do. */
export function useCheck(flow: CheckFlow, tool: ToolPage) {
  const { tables } = tool
  const [snapshot, send, actor] = useFlow(flow, { input: { tables } })
  const { answers, dropped, verdict, open, isWanted } = snapshot.context
  const form = useRef<HTMLFormElement>(null)
  /** The questions that a phone shows as one line: those that were answered when the result was last shown. */
  const [folded, fold] = useState<readonly string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over the finished HTML
  useEffect(() => {
    const arrived = actor.getSnapshot().context.answers
    fold(Object.keys(arrived))
    if (!form.current) return
    takeOverFields(form.current)
    for (const [question, answer] of new FormData(form.current))
      if (answer !== '' && answer !== arrived[question])
        send({ type: 'answer', question, answer: String(answer) })
  }, [])

  useEffect(() => {
    if (folded.length > 0) showArrived()
  }, [folded])

  // Questions that come or go move what has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other questions may stand there
  useEffect(() => {
    form.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }, [answers])

  return {
    form,
    answers,
    dropped,
    open,
    isWanted,
    folded: folded.filter((question) => question in answers),
    reading: readingOf(tool, answers, verdict, new Date()),
    tally: tallyOf(tool, answers),
    canTakeBack: snapshot.can({ type: 'takeBack' }),
    canStartOver: snapshot.can({ type: 'startOver' }),
    answer: (question: string, answer: string) => send({ type: 'answer', question, answer }),
    takeBack: () => send({ type: 'takeBack' }),
    startOver: () => {
      fold([])
      send({ type: 'startOver' })
    },
    unfold: () => {
      flushSync(() => fold([]))
      document.getElementById(questionId(folded[0] ?? ''))?.focus()
    },
    show: (event: FormEvent) => {
      event.preventDefault()
      if (verdict) flushSync(() => fold(Object.keys(answers)))
      send({ type: 'show' })
    },
  }
}

export type CheckState = ReturnType<typeof useCheck>
