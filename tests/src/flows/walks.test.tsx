import type { PropsWithChildren } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ActorHook } from '#src/browser/use-actor.ts'
import { cookieConsentFlow } from '#src/dev/cookie-consent-flow.ts'
import { stateName } from '#src/dev/panel/chart.ts'
import { runningFlows } from '#src/dev/running-flows.ts'
import { useWatchedMachine } from '#src/dev/use-watched-machine.ts'
import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'
import { eventually } from '#tests/support/eventually.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'
import { arrowsOf, arrowsWalked, throughEveryState, walkPage, walksOf } from '#tests/support/walks.ts'

const server = mockedSite()

let forget: () => void
beforeAll(() => {
  forget = runningFlows.add(cookieConsentFlow)
})
afterAll(() => forget())

const Watched = ({ children }: PropsWithChildren) => (
  <ActorHook value={useWatchedMachine}>{children}</ActorHook>
)

const placeOf = (id: string) => stateName(runningFlows.find(id)?.actor.getSnapshot().value)

describe.for(WALKED_FLOWS)('Walking $machine.id', (flow) => {
  const { machine, isTwin = false } = flow
  const walks = isTwin ? throughEveryState(walksOf(flow)) : walksOf(flow)

  test.for(walks)('$name', async (walk) => {
    const visit = await visitInJsdom(server, flow.path, flow.endpoint, Watched)
    await walkPage(walk, flow, visit, (state) =>
      eventually(() => expect(placeOf(machine.id)).toBe(state), { interval: 5 }),
    )
  })

  if (!isTwin)
    test('every transition is walked', () => {
      expect(arrowsWalked(machine, walks)).toEqual(arrowsOf(machine))
    })
})
