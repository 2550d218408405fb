import { expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { Answers } from '#contracts/tables/answers.ts'
import { type SentenceEvent, sentenceMachine } from '#machines/sentence.ts'

function start() {
  const written = vi.fn<(sentence: Answers) => void>()
  const actor = createActor(
    sentenceMachine.provide({
      actors: { address: fromCallback<SentenceEvent>(() => undefined) },
      actions: { writeAddress: ({ context }) => written(context.sentence) },
    }),
  ).start()
  const after = (...events: SentenceEvent[]) => {
    for (const event of events) actor.send(event)
    const { value, context } = actor.getSnapshot()
    return [value, context.sentence]
  }
  return { after, written }
}

const NURSE = { who: 'nurse', country: 'tr' }

test('Each change applies at once, and an empty value removes its part', () => {
  const { after, written } = start()
  const changing = after({ type: 'arrive', sentence: NURSE }, { type: 'change' })
  expect(changing).toEqual(['changing', NURSE])
  expect(after({ type: 'choose', part: 'who', value: 'doctor' })).toEqual([
    'changing',
    { country: 'tr', who: 'doctor' },
  ])
  expect(after({ type: 'choose', part: 'country', value: '' })).toEqual(['changing', { who: 'doctor' }])
  // Another part of the page has changed the sentence.
  expect(after({ type: 'arrive', sentence: NURSE })).toEqual(['changing', NURSE])
  expect(after({ type: 'finish' })).toEqual(['shown', NURSE])
  expect(written.mock.calls).toEqual([[{ country: 'tr', who: 'doctor' }], [{ who: 'doctor' }]])
})

test.each([[[]], [[{ type: 'change' }]]] as SentenceEvent[][][])(
  'Forgetting the sentence empties the address, also after the events %j',
  (events) => {
    const { after, written } = start()
    after({ type: 'arrive', sentence: NURSE }, ...events)
    expect(after({ type: 'forget' })).toEqual(['empty', {}])
    expect(written).toHaveBeenLastCalledWith({})
  },
)
