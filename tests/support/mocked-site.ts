import { type SetupServer, setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { createHandlers } from '#mocks/handlers.ts'
import { RUNNING_CLOCK } from './running-clock.ts'

export function mockedSite(): SetupServer {
  const server = setupServer(...createHandlers())
  beforeAll(() => server.listen())
  afterAll(() => server.close())
  beforeEach(() => {
    vi.useFakeTimers({ ...RUNNING_CLOCK, now: new Date('2026-11-23T08:30:00Z') })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => server.resetHandlers())
  return server
}
