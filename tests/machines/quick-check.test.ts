import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromCallback } from 'xstate'
import { TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/tables.ts'
import type { Answers } from '#contracts/tables/answers.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import type { CheckEvent } from '#machines/quick-check.ts'
import { quickCheckMachine } from '#machines/quick-check.ts'
import { quickCheckWalk } from '#tests/proofs/walks/quick-check.walks.ts'

const people = { tables: checkTables(TOOLS.you) }
/** Ann, a nurse from Türkiye who holds a notice. */
const ANN = { who: 'nurse', country: 'tr', goal: 'recognition', where: 'abroad', stage: 'notice' }

/** A running check whose ports are held by the test: what was written to the address, and what was focused. */
function check() {
  const written: Answers[] = []
  const focused: string[] = []
  const actor = createActor(
    quickCheckMachine.provide({
      actors: { address: fromCallback<CheckEvent>(() => undefined) },
      actions: {
        writeAddress: ({ context }) => void written.push(context.answers),
        focusResult: () => void focused.push('result'),
        focusOpenQuestion: () => void focused.push('question'),
      },
    }),
    { input: people },
  ).start()
  const answer = (question: string, answer: string) => actor.send({ type: 'answer', question, answer })
  return {
    actor,
    answer,
    focused,
    written,
    bringAbout: (event: AnyEventObject) => actor.send(event as CheckEvent),
  }
}

describe('an answer', () => {
  test('is written to the address, and leads to a result as soon as no other can change it', () => {
    const { actor, answer, written } = check()
    answer('who', 'driver')
    answer('country', 'tr')
    expect(actor.getSnapshot().value).toBe('asking')
    answer('goal', 'work')
    answer('where', 'abroad')
    expect(actor.getSnapshot().value).toBe('answered')
    expect(written.at(-1)).toEqual({ who: 'driver', country: 'tr', goal: 'work', where: 'abroad' })
  })

  test('that no longer exists is dropped and named until the next one, never kept silently', () => {
    const { actor, answer, written } = check()
    actor.send({ type: 'arrive', answers: ANN })
    answer('goal', 'german')
    expect(actor.getSnapshot()).toMatchObject({
      value: 'asking',
      context: {
        answers: { who: 'nurse', country: 'tr', goal: 'german', where: 'abroad' },
        dropped: { stage: 'notice' },
      },
    })
    expect(written.at(-1)).not.toHaveProperty('stage')
    answer('plan', 'job')
    expect(actor.getSnapshot().context.dropped).toEqual({})
  })

  test('that is taken away leads back to asking, and is not named', () => {
    const { actor, answer } = check()
    actor.send({ type: 'arrive', answers: ANN })
    answer('stage', '')
    const { value, context } = actor.getSnapshot()
    expect([value, context.dropped, context.answers.stage]).toEqual(['asking', {}, undefined])
  })

  test('of a link that no question offers is named, and leaves the address', () => {
    const { actor, written } = check()
    actor.send({ type: 'arrive', answers: { ...ANN, stage: 'asleep', colour: 'blue' } })
    const { stage: _, ...known } = ANN
    expect(actor.getSnapshot().context).toMatchObject({
      answers: known,
      dropped: { stage: 'asleep', colour: 'blue' },
    })
    expect(written).toEqual([known])
  })
})

test('a part of the sentence that no question asks for is no answer, and is not named', () => {
  const { actor } = check()
  actor.send({ type: 'arrive', answers: { who: 'astronaut', country: 'tr', state: 'bavaria' } })
  const { answers, dropped } = actor.getSnapshot().context
  expect([answers, dropped]).toEqual([{ country: 'tr' }, { who: 'astronaut' }])
})

describe('going back', () => {
  test('restores the answers that the last change dropped, once', () => {
    const { actor, answer, written } = check()
    actor.send({ type: 'arrive', answers: ANN })
    answer('goal', 'study')
    expect(actor.getSnapshot().can({ type: 'takeBack' })).toBe(true)
    actor.send({ type: 'takeBack' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'answered', context: { answers: ANN, dropped: {} } })
    expect(written.at(-1)).toEqual(ANN)
    expect(actor.getSnapshot().can({ type: 'takeBack' })).toBe(false)
  })

  test('restores the answers that starting over has removed', () => {
    const { actor } = check()
    expect(actor.getSnapshot().can({ type: 'startOver' })).toBe(false)
    actor.send({ type: 'arrive', answers: ANN })
    actor.send({ type: 'startOver' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { answers: {} } })
    actor.send({ type: 'takeBack' })
    expect(actor.getSnapshot().context.answers).toEqual(ANN)
  })
})

test('the verdict and the questions that still decide are in the context, computed once a change', () => {
  const { actor, answer } = check()
  expect(actor.getSnapshot().context).toMatchObject({ verdict: null, open: ['who', 'country', 'goal'] })
  actor.send({ type: 'arrive', answers: ANN })
  expect(actor.getSnapshot().context).toMatchObject({ verdict: { outcome: 'Y_REC_NURSE_NOTICE' }, open: [] })
  answer('stage', '')
  expect(actor.getSnapshot().context).toMatchObject({ verdict: null, open: ['stage'] })
})

test('after a visitor asks for the result too early, the missing answers are named', () => {
  const { actor, answer } = check()
  expect(actor.getSnapshot().context.isWanted).toBe(false)
  actor.send({ type: 'show' })
  answer('who', 'nurse')
  expect(actor.getSnapshot().context.isWanted).toBe(true)
  actor.send({ type: 'startOver' })
  expect(actor.getSnapshot().context.isWanted).toBe(false)
})

test('showing moves the focus to the result, or to the open question, and changes nothing', () => {
  const { actor, focused, written } = check()
  actor.send({ type: 'show' })
  actor.send({ type: 'arrive', answers: ANN })
  actor.send({ type: 'show' })
  expect(focused).toEqual(['question', 'result'])
  expect(written).toHaveLength(1)
})

test('after any events there is a result whenever the law has one, and the address has the answers', () => {
  const gestures = Object.values(quickCheckWalk.gestures).map(({ event }) => event)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...gestures), { maxLength: 12 }), (events) => {
      const { actor, written, bringAbout } = check()
      for (const event of events) bringAbout(event)
      const { value, context } = actor.getSnapshot()
      expect(value).toBe(verdictOf(people.tables, context.answers) ? 'answered' : 'asking')
      expect(written.at(-1) ?? {}).toEqual(context.answers)
      expect(Object.keys(context.dropped).filter((question) => question in context.answers)).toEqual([])
    }),
  )
})
