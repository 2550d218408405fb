import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromCallback } from 'xstate'
import { LAW } from '#build/law/current.ts'
import { tablesOf } from '#build/law/diagram.ts'
import { addressOf } from '#contracts/tables/answers-address.ts'
import { evaluate } from '#contracts/tables/evaluate.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import {
  type CheckContext,
  type CheckEvent,
  type FirstStep,
  quickCheckMachine,
} from '#machines/quick-check.ts'
import { quickCheckWalk } from '#tests/proofs/walks/quick-check.walks.ts'

const tables = tablesOf(LAW, LAW.tools.you)
const ANN = { goal: 'recognition', country: 'tr', where: 'abroad', who: 'nurse', stage: 'notice' }

/** Starts the check with answers. `written` lists later changes to the browser history, such as "add who=nurse". */
function check(answers = {}) {
  const written: string[] = []
  const write =
    (verb: string) =>
    ({ context }: { context: CheckContext }) =>
      void written.push(`${verb} ${addressOf(context.answers)}`)
  const actor = createActor(
    quickCheckMachine.provide({
      actors: {
        address: fromCallback<CheckEvent, FirstStep>(() => undefined),
      },
      actions: { addEntry: write('add'), rewriteEntry: write('rewrite'), leaveEntry: write('leave') },
    }),
    { input: { tables } },
  ).start()
  actor.send({ type: 'arrive', answers })
  written.length = 0
  const place = () => {
    const { value, context } = actor.getSnapshot()
    return { value, ...context }
  }
  return { actor, send: (event: AnyEventObject) => actor.send(event as CheckEvent), place, written }
}

describe('An answer', () => {
  test('adds an entry, and leads to the first question that still matters', () => {
    const { send, place, written } = check({ who: 'driver', country: 'tr' })
    expect(place()).toMatchObject({ value: 'asking', question: 'goal', verdict: null })
    send({ type: 'answer', answer: 'work' })
    expect(place()).toMatchObject({ value: 'asking', question: 'where', open: ['where'] })
    send({ type: 'answer', answer: 'abroad' })
    expect(place()).toMatchObject({ value: 'determined', verdict: { outcome: 'Y_WORK_DRIVER' } })
    expect(written.at(-1)).toBe('add who=driver&country=tr&goal=work&where=abroad')
  })

  test('that changes keeps the later answers that still apply', () => {
    const { send, place } = check(ANN)
    send({ type: 'change', question: 'goal' })
    expect(place()).toMatchObject({ value: 'asking', question: 'goal', answers: ANN })
    send({ type: 'answer', answer: 'german' })
    const { stage: _, ...kept } = { ...ANN, goal: 'german' }
    expect(place()).toMatchObject({ question: 'plan', answers: kept, dropped: { stage: 'notice' } })
    send({ type: 'answer', answer: 'job' })
    expect(place().dropped).toEqual({})
  })
})

test('Answers that no question offers are named as dropped from the address', () => {
  const { send, place } = check()
  send({ type: 'arrive', answers: { who: 'astronaut', country: 'tr', colour: 'blue', state: 'bavaria' } })
  expect(place()).toMatchObject({ answers: { country: 'tr' }, dropped: { who: 'astronaut', colour: 'blue' } })
})

test('A grouped question is asked in two steps, and going back takes one', () => {
  const { send, place, written } = check({ goal: 'search', country: 'tr' })
  send({ type: 'chooseGroup', group: 'unknown' })
  expect(place()).toMatchObject({ question: 'where', group: null })
  send({ type: 'chooseGroup', group: 'in_germany' })
  expect(place()).toMatchObject({ question: 'where', group: 'in_germany', answers: { goal: 'search' } })
  send({ type: 'answer', answer: 'de_open' })
  expect(place()).toMatchObject({ value: 'determined', group: null })
  for (const group of ['in_germany', null]) {
    send({ type: 'back' })
    expect(place()).toMatchObject({ value: 'asking', question: 'where', group })
  }
  expect(written.map((line) => line.split(' ')[0])).toEqual(['add', 'add', 'add', 'leave', 'leave'])
})

test('A joined answer is kept only while its options lead to the same', () => {
  const { send, place } = check({ goal: 'work', country: 'in', where: 'abroad', who: 'degree_other' })
  send({ type: 'answer', answer: 'exp.below' })
  expect(place()).toMatchObject({ value: 'determined', verdict: { outcome: 'Y_18B' } })
  send({ type: 'change', question: 'who' })
  send({ type: 'answer', answer: 'it_exp' })
  expect(place()).toMatchObject({ question: 'salary', dropped: { salary: 'exp.below' } })
})

describe('Going back', () => {
  test('asks the previous answered question, and keeps every answer', () => {
    const { actor, send, place, written } = check(ANN)
    const questions = Object.keys(ANN).map(() => {
      send({ type: 'back' })
      return place().question
    })
    expect(questions).toEqual(Object.keys(ANN).toReversed())
    expect(place()).toMatchObject({ value: 'asking', answers: ANN })
    expect(written.every((line) => line.startsWith('leave '))).toBe(true)
    expect(actor.getSnapshot().can({ type: 'back' })).toBe(false)
  })

  test('with the browser keeps later answers, and restores dropped ones', () => {
    const { send, place, written } = check(ANN)
    send({ type: 'change', question: 'goal' })
    send({ type: 'answer', answer: 'german' })
    send({ type: 'return', answers: ANN, at: 'goal' })
    expect(place()).toMatchObject({ question: 'goal', answers: ANN, dropped: {} })
    send({ type: 'return', answers: { goal: 'recognition' } })
    expect(place()).toMatchObject({ question: 'country', answers: ANN })
    expect(written.at(-1)).toMatch(/^rewrite /)
  })
})

test('After any events the page has one open question or the tables’ result', () => {
  const gestures = Object.values(quickCheckWalk.gestures).map(({ event }) => event)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...gestures), { maxLength: 12 }), (events) => {
      const { send, place, written } = check()
      for (const event of events) send(event)
      const { value, answers, known, question, verdict, dropped, open } = place()
      expect(verdict).toEqual(
        question === null ? verdictOf(tables, known) : evaluate(tables, answers).verdict,
      )
      expect(value).toBe(question === null ? 'determined' : 'asking')
      if (question === null) expect(verdict).not.toBeNull()
      else expect([...open, ...Object.keys(answers)]).toContain(question)
      expect((written.at(-1) ?? ' ').split(' ')[1]).toBe(addressOf(answers))
      expect(Object.keys(dropped).filter((question) => question in answers)).toEqual([])
    }),
  )
})
