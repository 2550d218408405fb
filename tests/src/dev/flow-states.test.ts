import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { shownStates } from '#src/dev/flow-states.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import { stateName, statesOf } from '#src/dev/panel/chart.ts'
import { inputOf, WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'

const flows = Object.entries(GALLERY_FLOWS)

test('every flow of the gallery is walked', () => {
  expect(WALKED_FLOWS.map(({ machine }) => machine.id)).toEqual(flows.map(([noun]) => noun))
})

test.for(flows)('the gallery shows every painted state of %s', ([noun, flow]) => {
  const places = statesOf(flow.machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
  const shown = shownStates(flow, 'en', inputOf(noun)).map(({ name }) => name)
  const unseen = places.filter(
    (place) => !shown.some((name) => name === place || name.startsWith(`${place}.`)),
  )
  expect(unseen, 'src/dev/gallery-flows.ts: its events lead to none of these places').toEqual(
    (flow.unseen ?? []).toSorted((one, other) => places.indexOf(one) - places.indexOf(other)),
  )
})

test.for(flows)('every state of %s names the state of an actor that starts from it', ([noun, flow]) => {
  for (const { name, persisted } of shownStates(flow, 'de', inputOf(noun))) {
    const place = stateName(createActor(flow.machine, { snapshot: persisted }).getSnapshot().value)
    expect(name === place || name.startsWith(`${place}.`), name).toBe(true)
  }
})
