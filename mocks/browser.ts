import { network } from 'virtual:msw'
import { createHandlers, type MockOptions } from './handlers.ts'

/** Mocks the endpoints inside the page in development; other requests go to the host. */
export async function startMocks(options: MockOptions): Promise<void> {
  network.configure({
    handlers: createHandlers(options),
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  await network.enable()
}
