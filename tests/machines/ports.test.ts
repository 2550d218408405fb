import { expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'

/** Returns a machine's ports before they are provided, without its own actions (`assign`). */
function missingPorts({ implementations: { actions, actors } }: AnyStateMachine): [string, () => unknown][] {
  const asked = Object.entries(actions).filter(
    ([, action]) => typeof action === 'function' && !('type' in action),
  )
  const called = Object.entries(actors).map(
    ([name, actor]) => [name, (actor as { config: unknown }).config] as const,
  )
  return [...asked, ...called].map(([name, port]) => [name, port as () => unknown])
}

/** All actors that a machine invokes. */
const invokedBy = ({ invoke, states }: AnyStateNode): { id: string; src: string }[] => [
  ...invoke.map(({ id, src }) => ({ id, src: String(src) })),
  ...Object.values(states).flatMap(invokedBy),
]

test.for(WALKED_FLOWS)(
  'a port of $machine.id that no flow provides names itself and the file to wire it in',
  ({ machine }) => {
    const ports = missingPorts(machine)
    expect(ports.length).toBeGreaterThan(1)
    expect(ports.map(([name]) => name)).toEqual(
      expect.arrayContaining(invokedBy(machine.root).map(({ src }) => src)),
    )
    for (const [name, port] of ports)
      expect(port).toThrow(`The port "${name}" is not provided: wire it in *.form.ts or *.wiring.ts.`)
  },
)

test.for(WALKED_FLOWS)(
  'a call of $machine.id is named after its port, or after what it does',
  ({ machine }) => {
    for (const [port, calls] of Map.groupBy(invokedBy(machine.root), ({ src }) => src)) {
      const names = [...new Set(calls.map(({ id }) => id))]
      expect(names).not.toContain('')
      // A port with several actions has a name for each.
      expect(names).toEqual(names.length === 1 ? [port] : expect.not.arrayContaining([port]))
    }
  },
)

test('a machine is called like its flow', () => {
  expect(Object.values(GALLERY_FLOWS).map(({ machine }) => machine.id)).toEqual(Object.keys(GALLERY_FLOWS))
})
