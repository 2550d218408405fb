import { expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'

/** What the ports of a chart are until a flow provides them; what a chart does by itself (`assign`) is none. */
function unwiredPorts({ implementations: { actions, actors } }: AnyStateMachine): [string, () => unknown][] {
  const asked = Object.entries(actions).filter(
    ([, action]) => typeof action === 'function' && !('type' in action),
  )
  const called = Object.entries(actors).map(
    ([name, actor]) => [name, (actor as { config: unknown }).config] as const,
  )
  return [...asked, ...called].map(([name, port]) => [name, port as () => unknown])
}

/** The names of all actors that a chart invokes. */
const invokedBy = ({ invoke, states }: AnyStateNode): string[] => [
  ...invoke.map(({ src }) => String(src)),
  ...Object.values(states).flatMap(invokedBy),
]

test.for(WALKED_FLOWS)('a port of $machine.id that no flow provides says which and where', ({ machine }) => {
  const ports = unwiredPorts(machine)
  expect(ports.length).toBeGreaterThan(1)
  expect(ports.map(([name]) => name)).toEqual(expect.arrayContaining(invokedBy(machine.root)))
  for (const [name, port] of ports)
    expect(port).toThrow(`The port "${name}" is not provided: wire it in the flow (*.form.ts, *.flow.ts).`)
})
