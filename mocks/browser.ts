import { network } from 'virtual:msw'
import { createHandlers, type MockOptions } from './handlers.ts'

/** Mocks the endpoints in the browser. All other requests go to the server. */
export async function startMocks(options: MockOptions): Promise<void> {
  network.configure({
    handlers: createHandlers(options),
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  await network.enable()
}
