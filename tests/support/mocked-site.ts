import { type SetupServer, setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { createHandlers } from '#mocks/handlers.ts'
import { RUNNING_CLOCK } from './running-clock.ts'

/** Gives every test of a file the mocked endpoints, a clock that runs, at first at `now`, a quiet console and empty storage. */
export function mockedSite(now?: string): SetupServer {
  const server = setupServer(...createHandlers())
  beforeAll(() => server.listen())
  afterAll(() => server.close())
  beforeEach(() => {
    vi.useFakeTimers({ ...RUNNING_CLOCK, ...(now && { now: new Date(now) }) })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    server.resetHandlers()
    sessionStorage.clear()
    localStorage.clear()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  return server
}
