import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, test, vi } from 'vitest'
import { createHandlers } from '#mocks/handlers.ts'
import { WALKED_FLOWS } from '#tests/flows/walked-flows.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { walkPage, walksOf } from '#tests/support/walks.ts'

const server = setupServer(...createHandlers())

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  server.resetHandlers()
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe.for(WALKED_FLOWS)('walking $machine.id', ({ machine, flow }) => {
  test.for(walksOf(machine, flow))('$name', async (walk) => {
    await walkPage(walk, flow, await visitInJsdom(server, flow.path, flow.endpoint))
  })
})
