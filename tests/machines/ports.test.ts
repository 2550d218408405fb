import { expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'

/** All actors that a machine invokes. */
const invokedBy = ({ invoke, states }: AnyStateNode): { id: string; src: string }[] => [
  ...invoke.map(({ id, src }) => ({ id, src: String(src) })),
  ...Object.values(states).flatMap(invokedBy),
]

test.for(WALKED_FLOWS)(
  'A call of $machine.id is named after its port, or after what it does',
  ({ machine }) => {
    for (const [port, calls] of Map.groupBy(invokedBy(machine.root), ({ src }) => src)) {
      const names = [...new Set(calls.map(({ id }) => id))]
      expect(names).not.toContain('')
      // Calls of a port that does several things are named after those instead.
      expect(names).toEqual(names.length === 1 ? [port] : expect.not.arrayContaining([port]))
    }
  },
)

test('A machine has the name of its flow', () => {
  expect(Object.values(GALLERY_FLOWS).map(({ machine }) => machine.id)).toEqual(Object.keys(GALLERY_FLOWS))
})
