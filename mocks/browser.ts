import { network } from 'virtual:msw'
import { createHandlers, type MockOptions } from './handlers.ts'

/** Mocks the three endpoints inside the page in development; anything else goes to the host. */
export async function startMocks(options: MockOptions): Promise<void> {
  network.configure({
    handlers: createHandlers(options),
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  await network.enable()
}
