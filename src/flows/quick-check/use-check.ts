import { useEffect, useMemo, useRef } from 'react'
import { choicesOf } from '#contracts/tables/questions.ts'
import { useActor } from '#src/browser/use-actor.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import type { wireQuickCheck } from './quick-check.wiring.ts'
import { describeResult, tallyOf } from './result-texts.ts'
import { showStep, showStepOnArrival } from './show-step.ts'

export type WireCheck = typeof wireQuickCheck

export function useCheck(wire: WireCheck, tool: ToolPage) {
  const { tables } = tool
  const [snapshot, send, actor] = useActor(useMemo(wire, [wire]), { input: { tables } })
  const { answers, known, dropped, expected, question, group } = snapshot.context
  const asked = tables.questions.find(({ id }) => id === question)
  const arrived = useRef<typeof snapshot>(null)
  const ids = useMemo(() => tables.questions.map(({ id }) => id), [tables])

  useEffect(() => {
    // Skip the first render if it is outdated: it shows the prerendered question, not the one in the URL.
    if (snapshot !== actor.getSnapshot()) return
    arrived.current ??= snapshot
    if (snapshot === arrived.current) showStepOnArrival(ids)
    else showStep()
  }, [snapshot, actor, ids])

  return {
    place: snapshot.context,
    question,
    group,
    choices: asked ? choicesOf(tables, answers, asked) : [],
    given: ids.filter((id) => id in answers && id !== question),
    answers,
    known,
    dropped,
    // The place among the answers, which need not be in page order; a question without an answer comes after all of them.
    number: 1 + [...Object.keys(answers), question].indexOf(question),
    total: expected,
    reading: snapshot.matches('determined') ? describeResult(tool, snapshot.context, new Date()) : null,
    tally: tallyOf(tool, known),
    canGoBack: snapshot.can({ type: 'back' }),
    answer: (answer: string) => send({ type: 'answer', answer }),
    chooseGroup: (group: string) => send({ type: 'chooseGroup', group }),
    change: (question: string) => send({ type: 'change', question }),
    back: () => send({ type: 'back' }),
    startOver: () => send({ type: 'startOver' }),
  }
}

export type CheckState = ReturnType<typeof useCheck>
